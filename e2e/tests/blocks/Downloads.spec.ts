import { expect, test } from '../../src/gallery.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each row is a link to its file, named by title and action', async ({ page, openFixture }) => {
    await openFixture('Downloads', 'default');
    const guide = page.getByRole('link', { name: /Guide for employees Download$/ });
    await expect(guide).toHaveAttribute('href', /\/guide-employees\.pdf$/);
    await expect(guide).toHaveAttribute('download', '');
    await expect(guide).toContainText('PDF');
  });

  test('a row without a title shows the name of its file', async ({ page, openFixture }) => {
    await openFixture('Downloads', 'full');
    await expect(page.getByRole('link', { name: /insurance-terms-2026\.pdf Herunterladen$/ })).toBeVisible();
  });

  test('visitors see no row for an item without a file', async ({ page, openFixture }) => {
    await openFixture('Downloads', 'withoutFile');
    await expect(page.getByRole('listitem')).toHaveCount(1);
    await expect(page.getByText('Please select a file')).toHaveCount(0);
  });

  test('visitors see nothing of a block without items', async ({ page, openFixture }) => {
    await openFixture('Downloads', 'empty');
    await expect(page.locator('[data-block]')).toHaveCount(0);
  });
});
