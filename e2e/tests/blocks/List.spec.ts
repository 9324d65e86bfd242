import { expect, test } from '../../src/gallery.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is an ordered list in which each item holds its title and its own content', async ({ page, openFixture }) => {
    await test.step('is an ordered list in which each item holds its title and its own content', async () => {
      await openFixture('List', 'default');
      await expect(page.locator('ol[data-block="List"]')).toHaveCount(1);
      const items = page.getByRole('list').getByRole('listitem');
      await expect(items).toHaveCount(3);
      await expect(items.nth(1)).toContainText('Your employer approves');
      await expect(items.nth(1)).toContainText('We take care of the contract');
      await expect(items.nth(1)).not.toContainText('Collect it');
    });

    await test.step('an item without a title begins with its content', async () => {
      await openFixture('List', 'full');
      await expect(page.getByRole('listitem').nth(2)).toHaveText('An item without a title begins with its content.');
    });
  });
});
