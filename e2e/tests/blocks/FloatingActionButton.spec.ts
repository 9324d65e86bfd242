import { expect, test } from '../../src/gallery.ts';

test('stays in its corner, opens its popup, and is hidden where an editor says so', async ({ page, openFixture }) => {
  await test.step('stands on the left when an editor says so', async () => {
    await openFixture('FloatingActionButton', 'full');
    const box = await page.getByRole('button', { name: 'Calculate your saving' }).boundingBox();
    expect(box?.x).toBeLessThan(100);
  });

  await test.step('opens its popup, which the close button closes', async () => {
    const page = await openFixture('FloatingActionButton', 'full');
    const button = page.getByRole('button', { name: 'Calculate your saving' });
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Calculate your saving' })).toContainText('Two minutes');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button).toBeFocused();
  });

  await test.step('pushes its data-layer items, each press once', async () => {
    const page = await openFixture('FloatingActionButton', 'full');
    await page.getByRole('button', { name: 'Calculate your saving' }).click();
    expect(await page.evaluate(() => (window as Window & { dataLayer?: unknown[] }).dataLayer)).toEqual([
      { event: 'fab_click', location: 'corner' },
    ]);
  });

  await test.step('is hidden on mobile only where an editor says so', async () => {
    await openFixture('FloatingActionButton', 'desktopOnly');
    const button = page.getByRole('link', { name: 'Call us' });
    await expect(button).toHaveAttribute('href', 'tel:+31201234567');
    await page.setViewportSize({ width: 768, height: 700 });
    await expect(button).toBeVisible();
    await page.setViewportSize({ width: 767, height: 700 });
    await expect(button).toBeHidden();
    await openFixture('FloatingActionButton', 'default');
    await expect(page.getByRole('link', { name: 'Ask us' })).toBeVisible();
  });

  await test.step('stays in its corner while the page scrolls', async () => {
    await page.setViewportSize({ width: 1024, height: 600 });
    await openFixture('FloatingActionButton', 'default');
    const button = page.getByRole('link', { name: 'Ask us' });
    await page.evaluate(() => {
      document.body.style.minHeight = '300vh';
      window.scrollTo(0, 500);
    });
    const box = await button.boundingBox();
    if (!box) throw new Error('The button is not visible.');
    expect(box.x).toBeGreaterThan(512);
    expect(box.y + box.height).toBeLessThanOrEqual(600);
    expect(box.y).toBeGreaterThan(450);
  });

  await test.step('a long popup scrolls inside a small screen, and its close button stays in sight', async () => {
    await page.setViewportSize({ width: 320, height: 480 });
    await openFixture('FloatingActionButton', 'longText');
    await page.getByRole('button', { name: /^Persönliche/ }).click();
    await page.getByText('Week 12').scrollIntoViewIfNeeded();
    await expect(page.getByText('Week 12')).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the popup can still be reached', async ({ page, openFixture }) => {
    await openFixture('FloatingActionButton', 'full');
    await page.getByRole('link', { name: 'Calculate your saving' }).click();
    await expect(page.getByText('What you earn, what the bike costs')).toBeVisible();
    await page.getByRole('link', { name: 'Close' }).click();
    await expect(page.getByText('What you earn, what the bike costs')).toBeHidden();
  });
});
