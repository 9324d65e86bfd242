import { expect, test } from '../../src/gallery.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('logos lead out or are pictures, know their size and leave no hole', async ({ page, openFixture }) => {
    await test.step('logos with a link lead out, named by the company; the others are pictures', async () => {
      await openFixture('LogoGrid', 'default');
      await expect(page.getByRole('img')).toHaveCount(4);
      await expect(page.getByRole('link')).toHaveCount(2);
      const outside = page.getByRole('link', { name: 'Grachtwerk' });
      await expect(outside).toHaveAttribute('href', 'https://grachtwerk.example');
      await expect(outside).toHaveAttribute('target', '_blank');
      await expect(outside).toHaveAttribute('rel', 'noopener noreferrer nofollow');
      const inside = page.getByRole('link', { name: 'Maison Pomme' });
      await expect(inside).toHaveAttribute('href', '/klanten/maison-pomme');
      await expect(inside).not.toHaveAttribute('target');
    });

    await test.step('every logo knows its size before it is loaded', async () => {
      await openFixture('LogoGrid', 'full');
      for (const logo of await page.getByRole('img').all()) {
        await expect(logo).toHaveAttribute('width', '480');
        await expect(logo).toHaveAttribute('height', '200');
      }
    });

    await test.step('a deleted logo leaves no hole', async () => {
      await openFixture('LogoGrid', 'deletedFile');
      await expect(page.getByRole('listitem')).toHaveCount(2);
    });
  });
});
