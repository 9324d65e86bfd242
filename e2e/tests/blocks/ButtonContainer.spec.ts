import { expect, test } from '../../src/gallery.ts';

test.use({ javaScriptEnabled: false });

test('buttons stand at their side with room between them, and wrap where it is narrow', async ({
  page,
  openFixture,
}) => {
  for (const [sample, side] of [
    ['default', 'left'],
    ['full', 'center'],
    ['longText', 'right'],
  ] as const) {
    await test.step(`the buttons of the sample ${sample} stand at the ${side}, with room between them`, async () => {
      await page.setViewportSize({ width: 1440, height: 700 });
      await openFixture('ButtonContainer', sample);
      const row = await page.locator('[data-block="ButtonContainer"]').boundingBox();
      const buttons = await page
        .locator('.Button')
        .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().toJSON() as DOMRect));
      if (!row) throw new Error('The row of buttons is not on the page.');
      const left = (buttons[0]?.left ?? 0) - row.x;
      const right = row.x + row.width - (buttons.at(-1)?.right ?? 0);
      if (side === 'left') expect(left).toBeCloseTo(0, 0);
      if (side === 'right') expect(right).toBeCloseTo(0, 0);
      if (side === 'center') expect(left).toBeCloseTo(right, 0);
      for (const [index, button] of buttons.slice(1).entries()) {
        expect(button.left - (buttons[index]?.right ?? 0)).toBeCloseTo(12, 0);
      }
    });
  }

  await test.step('on a narrow screen the buttons wrap, and none is cut off', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openFixture('ButtonContainer', 'longText');
    for (const button of await page.locator('.Button').all()) {
      const { x = 0, width = 0 } = (await button.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(320);
    }
  });
});
