import { expect, test } from '../../src/gallery.ts';

const SCREENS = { mobile: 767, tablet: 768, widestTablet: 1023, desktop: 1024 };

const cases = [
  { sample: 'mobileOnly', shownOn: ['mobile'] },
  { sample: 'tabletOnly', shownOn: ['tablet', 'widestTablet'] },
  { sample: 'full', shownOn: ['desktop'] },
  { sample: 'default', shownOn: ['mobile', 'tablet', 'widestTablet', 'desktop'] },
];

test('content is shown on its screens only, between the margins of the page', async ({ page, openFixture }) => {
  for (const { sample, shownOn } of cases) {
    await test.step(`${sample} shows its content on ${shownOn.join(', ')} only`, async () => {
      await openFixture('Responsive', sample);
      const content = page.locator('[data-block="Responsive"] [data-block="Text"]');
      for (const [screen, width] of Object.entries(SCREENS)) {
        await page.setViewportSize({ width, height: 700 });
        await expect(content, `${width} px`).toBeVisible({ visible: shownOn.includes(screen) });
      }
    });
  }

  for (const width of [390, 834, 1440]) {
    await test.step(`at the root of a page of ${width} px its blocks stand between the page's margins, sections reach its edges`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await openFixture('Responsive', 'blocksOfAllKinds');
      // As far in as the Responsive's own text on the other samples, which is where a page's blocks begin.
      const margin = Math.max(Math.min(Math.max(20, width * 0.04), 48), (width - 72 * 16) / 2);
      const blocks = page.locator('.Responsive > [data-block], .Responsive > astro-island > [data-block]');
      await expect(blocks).toHaveCount(8);
      for (const block of await blocks.all()) {
        const { x = 0, width: own = 0 } = (await block.boundingBox()) ?? {};
        expect.soft(x, (await block.getAttribute('class')) ?? '').toBeGreaterThanOrEqual(margin - 1);
        expect.soft(x + own, (await block.getAttribute('class')) ?? '').toBeLessThanOrEqual(width - margin + 1);
      }
      const image = await page.locator('.Image').boundingBox();
      expect(image?.width).toBeCloseTo((width - 2 * margin) / 2, -0.5);

      await openFixture('Responsive', 'wholeWidth');
      const section = await page.locator('.Container').boundingBox();
      expect([section?.x, section?.width]).toEqual([0, width]);
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('screens are told apart by style alone', { tag: '@full' }, async ({ page, openFixture }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await openFixture('Responsive', 'mobileOnly');
    await expect(page.getByText('Only on your phone')).toBeVisible();
    await openFixture('Responsive', 'tabletOnly');
    await expect(page.getByText('between a phone and a desk')).toBeHidden();
  });
});
