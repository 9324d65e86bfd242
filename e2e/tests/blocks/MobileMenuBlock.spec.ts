import { readDataLayer, stayOnPage } from '../../src/data-layer.ts';
import { expect, test } from '../../src/gallery.ts';

const mobile = { width: 390, height: 700 };

test('a press pushes the location and the title of its tab', async ({ page, openFixture }) => {
  await page.setViewportSize(mobile);
  await openFixture('MobileMenuBlock', 'full');
  await stayOnPage(page);
  await page.getByRole('link', { name: 'Bikes' }).click();
  await page.getByRole('link', { name: 'Calculator' }).click();
  expect(await readDataLayer(page)).toEqual([
    { event: 'click_event', click_location: 'mobile_menu', click_text: 'bikes' },
    { event: 'click_event', click_location: 'footer', click_text: 'Calculator' },
  ]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('four tabs stand at the bottom edge of small screens, below the page', async ({ page, openFixture }) => {
    await test.step('four tabs stand at the bottom edge, and stay there while the page scrolls', async () => {
      await page.setViewportSize(mobile);
      await openFixture('MobileMenuBlock', 'default');
      const menu = page.getByRole('navigation', { name: 'Quick links' });
      await expect(menu.getByRole('link')).toHaveCount(4);
      await expect(menu).toHaveCSS('position', 'fixed');
      const box = await menu.boundingBox();
      expect(box && [box.x, box.width, box.y + box.height]).toEqual([0, 390, 700]);
    });

    await test.step('the page ends above the bar', async () => {
      await page.setViewportSize(mobile);
      await openFixture('MobileMenuBlock', 'default');
      const box = await page.getByRole('navigation').boundingBox();
      const space = await page
        .locator('body')
        .evaluate((body) => Number.parseFloat(getComputedStyle(body).paddingBottom));
      expect(space).toBeGreaterThanOrEqual(box?.height ?? Number.POSITIVE_INFINITY);
    });

    await test.step('is not there from medium screens up', async () => {
      await page.setViewportSize({ width: 767, height: 700 });
      await openFixture('MobileMenuBlock', 'default');
      await expect(page.locator('[data-block="MobileMenuBlock"]')).toBeVisible();
      await page.setViewportSize({ width: 768, height: 700 });
      await expect(page.locator('[data-block="MobileMenuBlock"]')).toBeHidden();
      await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px');
    });
  });
});
