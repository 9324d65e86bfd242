import { expect, test } from '../../src/gallery.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each row is a link to its file; rows without a file are not there', async ({ page, openFixture }) => {
    await test.step('each row is a link to its file, named by title and action', async () => {
      await openFixture('Downloads', 'default');
      const guide = page.getByRole('link', { name: /Guide for employees Download$/ });
      await expect(guide).toHaveAttribute('href', /\/guide-employees\.pdf$/);
      await expect(guide).toHaveAttribute('download', '');
      await expect(guide).toContainText('PDF');
    });

    await test.step('a row without a title shows the name of its file', async () => {
      await openFixture('Downloads', 'full');
      await expect(page.getByRole('link', { name: /insurance-terms-2026\.pdf Herunterladen$/ })).toBeVisible();
    });

    await test.step('visitors see no row for an item without a file', async () => {
      await openFixture('Downloads', 'withoutFile');
      await expect(page.getByRole('listitem')).toHaveCount(1);
      await expect(page.getByText('Please select a file')).toHaveCount(0);
    });

    await test.step('visitors see nothing of a block without items', async () => {
      await openFixture('Downloads', 'empty');
      await expect(page.locator('[data-block]')).toHaveCount(0);
    });
  });
});
