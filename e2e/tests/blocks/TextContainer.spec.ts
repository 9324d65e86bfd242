import { expect, test } from '../../src/gallery.ts';

test('keeps text to lines that are easy to read, with a margin', async ({ openFixture, page }) => {
  await test.step('keeps text to lines that are easy to read, in the middle of the page', async () => {
    const page = await openFixture('TextContainer', 'longText');
    const box = await page.locator('[data-block="TextContainer"]').boundingBox();
    if (!box) throw new Error('The text container is not visible.');
    expect(box.width).toBeLessThanOrEqual(46 * 16);
    const window = await page.evaluate(() => document.documentElement.clientWidth);
    expect(Math.abs(box.x - (window - box.width) / 2)).toBeLessThanOrEqual(1);
  });

  await test.step('leaves a margin on a narrow screen', async () => {
    await page.setViewportSize({ width: 320, height: 600 });
    await openFixture('TextContainer', 'full');
    const box = await page.locator('[data-block="TextContainer"]').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(16);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
