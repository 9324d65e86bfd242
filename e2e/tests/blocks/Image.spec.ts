import type { Page } from '@playwright/test';
import { sample as choose } from '../../../scripts/testing/matrix.ts';
import { expect, test } from '../../src/gallery.ts';

const image = (page: Page) => page.locator('[data-block="Image"]');

/** Width between the margins of a page, in pixels; see `--gutter` and `--width-6xl` in the tokens. */
function roomOf(screen: number): number {
  return Math.min(screen - 2 * Math.min(Math.max(20, screen * 0.04), 48), 72 * 16);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pictures have the width, height and fit that were chosen', async ({ page, openFixture }) => {
    await test.step('heights are those that were chosen, and a picture without a width keeps its shape', async () => {
      for (const [sample, height] of [
        ['fixedHeight', 64],
        ['contain', 256],
        ['full', 384],
      ] as const) {
        await openFixture('Image', sample);
        await expect(image(page)).toHaveCSS('height', `${height}px`);
      }
      await openFixture('Image', 'default');
      const { width = 0, height = 1 } = (await image(page).boundingBox()) ?? {};
      expect(width / height).toBeCloseTo(4 / 3, 2);
    });

    await test.step('the picture is fitted and rounded as chosen', async () => {
      await openFixture('Image', 'contain');
      await expect(image(page)).toHaveCSS('object-fit', 'contain');
      await expect(image(page)).toHaveCSS('border-radius', '0px');
      await openFixture('Image', 'full');
      await expect(image(page)).toHaveCSS('object-fit', 'cover');
      await expect(image(page)).toHaveCSS('border-radius', '24px');
      await expect(image(page)).toHaveId('canal');
    });

    for (const [sample, share] of [
      ['contain', 0.5],
      ['longText', 0.75],
      ['full', 1],
      ['customWidth', 0.33],
    ] as const) {
      await test.step(`the sample ${sample} takes ${share * 100} % of the room between the margins`, async () => {
        for (const screen of choose([390, 1440, 834], 1)) {
          await page.setViewportSize({ width: screen, height: 900 });
          await openFixture('Image', sample);
          const { width = 0, x = 0 } = (await image(page).boundingBox()) ?? {};
          expect(Math.abs(width - roomOf(screen) * share), `${screen} px`).toBeLessThanOrEqual(1);
          expect(Math.abs(x - (screen - roomOf(screen)) / 2), `${screen} px`).toBeLessThanOrEqual(1);
        }
      });
    }
  });
});

test('a screen fetches the version that it needs', async ({ page, openFixture }) => {
  for (const [screen, version] of [
    [240, 'thumbnail_bike-city.webp'],
    [390, 'small_bike-city.webp'],
    [1440, 'medium_bike-city.webp'],
  ] as const) {
    await test.step(`a screen of ${screen} px fetches ${version}`, async () => {
      await page.setViewportSize({ width: screen, height: 900 });
      await openFixture('Image', 'default');
      await expect
        .poll(() => image(page).evaluate((it) => (it as HTMLImageElement).currentSrc.replace(/^.*\//, '')))
        .toBe(version);
    });
  }
});
