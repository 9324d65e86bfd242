import { expect, test } from '../../src/gallery.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows features with icons in a frame that can be left out, and fits narrow screens', async ({
    page,
    openFixture,
  }) => {
    await test.step('shows four features with an icon each, black on white in a soft gray frame', async () => {
      await openFixture('Features', 'default');
      const bar = page.locator('[data-block="Features"]');
      await expect(bar.getByRole('listitem')).toHaveCount(4);
      await expect(bar.locator('li > svg[aria-hidden="true"]')).toHaveCount(4);
      await expect(bar).toHaveCSS('color', 'rgb(16, 22, 19)');
      await expect(bar).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(bar).toHaveCSS('border-color', 'rgb(232, 235, 230)');
    });

    await test.step('has no frame when the border is off, and keeps its size', async () => {
      await openFixture('Features', 'default');
      const framed = await page.locator('[data-block="Features"]').boundingBox();
      await openFixture('Features', 'withoutBorder');
      const bar = page.locator('[data-block="Features"]');
      await expect(bar).toHaveCSS('border-color', 'rgba(0, 0, 0, 0)');
      expect(await bar.boundingBox()).toEqual(framed);
    });

    await test.step('long words stay inside at 320 pixels', async () => {
      await page.setViewportSize({ width: 320, height: 700 });
      await openFixture('Features', 'longText');
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
    });
  });
});
