import { expect, test } from '../../src/gallery.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a card says what it leads to, and leads there', async ({ page, openFixture }) => {
    await test.step('a card has a date, a reading time, tags and one link', async () => {
      await openFixture('NewsItemsBlock', 'default');
      const card = page.locator('.NewsItemsBlock-card').first();
      await expect(card.locator('time')).toHaveText('3 November 2026');
      await expect(card.locator('time')).toHaveAttribute('datetime', '2026-11-03');
      await expect(card.getByText('4 min read')).toBeVisible();
      await expect(card.locator('.NewsItemsBlock-tags > li')).toHaveText(['Taxes', 'Employers']);
      await expect(card.getByRole('link')).toHaveAttribute('href', '/nieuws/lease-regels');
      await expect(card.getByRole('img')).toHaveAccessibleName('A commuter cycles along a canal on a summer morning');
    });

    await test.step('a date that is none is left out, and the rest is shown', async () => {
      await openFixture('NewsItemsBlock', 'wrongDate');
      await expect(page.getByRole('heading', { name: 'Roadside help, now also at night' })).toBeVisible();
      await expect(page.locator('time')).toHaveCount(0);
    });

    await test.step('a press on the picture opens the article', async () => {
      await openFixture('NewsItemsBlock', 'default');
      await page.route('**/nieuws/bakfiets', (route) => route.fulfill({ contentType: 'text/html', body: 'Article' }));
      await page
        .locator('.NewsItemsBlock-card')
        .nth(1)
        .click({ position: { x: 30, y: 30 } });
      await expect(page).toHaveURL(/\/nieuws\/bakfiets$/);
    });
  });
});
