import { expect, test } from '../../src/gallery.ts';

const SCREENS = { mobile: 767, tablet: 768, widestTablet: 1023, desktop: 1024 };

const cases = [
  { sample: 'mobileOnly', shownOn: ['mobile'] },
  { sample: 'tabletOnly', shownOn: ['tablet', 'widestTablet'] },
  { sample: 'full', shownOn: ['desktop'] },
  { sample: 'default', shownOn: ['mobile', 'tablet', 'widestTablet', 'desktop'] },
];

for (const { sample, shownOn } of cases) {
  test(`${sample} shows its content on ${shownOn.join(', ')} only`, async ({ page, openFixture }) => {
    await openFixture('Responsive', sample);
    const content = page.locator('[data-block="Responsive"] [data-block="Text"]');
    for (const [screen, width] of Object.entries(SCREENS)) {
      await page.setViewportSize({ width, height: 700 });
      await expect(content, `${width} px`).toBeVisible({ visible: shownOn.includes(screen) });
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('screens are told apart by style alone', async ({ page, openFixture }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await openFixture('Responsive', 'mobileOnly');
    await expect(page.getByText('Only on your phone')).toBeVisible();
    await openFixture('Responsive', 'tabletOnly');
    await expect(page.getByText('between a phone and a desk')).toBeHidden();
  });
});
