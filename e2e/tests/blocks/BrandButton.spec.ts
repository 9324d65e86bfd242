import { expect, test } from '../../src/gallery.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a card is one link, with or without its pictures', async ({ page, openFixture }) => {
    await test.step('the whole card is one link, named by its words and not by its pictures', async () => {
      await openFixture('BrandButton', 'default');
      const card = page.getByRole('link');
      await expect(card).toHaveCount(1);
      await expect(card).toHaveAccessibleName('Grachtwerk city bikes Upright, quiet, made for bridges.');
      await expect(card).toHaveAttribute('href', '/fietsen');
      for (const image of await card.locator('img').all()) {
        await expect(image).toHaveAttribute('width', /^\d+$/);
        await expect(image).toHaveAttribute('height', /^\d+$/);
      }
    });

    await test.step('pictures that were deleted leave a card of words', async () => {
      await openFixture('BrandButton', 'deletedPictures');
      await expect(page.getByRole('link', { name: 'Pictures gone' })).toBeVisible();
      await expect(page.locator('img')).toHaveCount(0);
    });
  });
});
