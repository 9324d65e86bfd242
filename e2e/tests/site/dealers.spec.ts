import type { Page } from '@playwright/test';
import { isFull } from '../../../scripts/testing/matrix.ts';
import { findSite } from '../../src/site.ts';
import { expect, test } from '../../src/visitor.ts';

/** The dealers of the demo content, on the built sites, with the CMS behind them. */
const nl = findSite('nl');
const at = findSite('at');

const entries = (page: Page) => page.locator('.DealerLocatorMap-dealer');
const mapPlace = (page: Page) => page.locator('.DealerLocatorMap-map');

test('a place that is typed brings its dealers up, and by keyboard comes before the map', async ({ page }) => {
  await test.step('a place that is typed brings its dealers up, with their distance', async () => {
    await page.goto(`${nl.url}/dealers`);
    const all = await entries(page).count();
    expect(all).toBeGreaterThan(10);
    await page.getByRole('searchbox', { name: 'Vind een dealer' }).fill('Utrecht');
    await expect(entries(page).first()).toContainText(/\d,\d km.*Utrecht/);
    await page.getByRole('combobox', { name: 'Afstand' }).selectOption('10 km');
    await expect.poll(() => entries(page).count()).toBeLessThan(all);
    await page.getByRole('searchbox').fill('Nergenshuizen op de maan');
    await expect(page.getByText('Deze plaats kennen we niet.')).toBeVisible();
    await page.getByRole('searchbox').clear();
    await expect(entries(page)).toHaveCount(all);
  });

  await test.step('by keyboard the search and the list come before the markers of the map', async () => {
    await page.goto(`${nl.url}/dealers`);
    await expect(mapPlace(page)).toHaveAttribute('data-status', 'loaded');
    await page.getByRole('banner').getByRole('link', { name: 'Vind je fiets' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('searchbox', { name: 'Vind een dealer' })).toBeFocused();
  });
});

test('on a telephone the map loads once it comes into sight, or the search is used; the list has all of its dealers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(`${nl.url}/dealers`, { waitUntil: 'domcontentloaded' });
  const told = await entries(page).allTextContents();
  const lastName = entries(page).last().getByRole('button');
  await expect(lastName).toBeAttached();
  expect(await entries(page).allTextContents()).toEqual(told);
  await expect(mapPlace(page)).toHaveAttribute('data-status', 'notLoaded');
  await page.locator('.DealerLocatorMap-drawing').scrollIntoViewIfNeeded();
  await expect(mapPlace(page)).toHaveAttribute('data-status', 'loaded');

  await page.goto(`${nl.url}/contact`);
  await page.goto(`${nl.url}/dealers`);
  await expect(lastName).toBeAttached();
  await expect(mapPlace(page)).toHaveAttribute('data-status', 'notLoaded');
  await page.getByRole('searchbox', { name: 'Vind een dealer' }).focus();
  await expect(mapPlace(page)).toHaveAttribute('data-status', 'loaded');
});

test('the visitor’s position finds the nearest dealers', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 50.8514, longitude: 5.691 });
  await page.goto(`${nl.url}/dealers`);
  await page.locator('.DealerLocatorMap').scrollIntoViewIfNeeded();
  await expect(entries(page).first()).toContainText(/Maastricht/);
});

test('in a country far from the default view, the map shows that country’s dealers', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto(`${at.url}/haendler`);
  await page.locator('.DealerLocatorMap').scrollIntoViewIfNeeded();
  await expect(mapPlace(page)).toHaveAttribute('data-status', 'loaded');
  const markers = page.locator('.DealerMap-pin, .DealerMap-group');
  await expect.poll(() => markers.count()).toBeGreaterThan(1);
  for (const marker of await markers.all()) await expect(marker).toBeInViewport();
  // Zoomed out as far as this, they are close; what lies under another cannot be pressed.
  const places = await markers.evaluateAll((all) => all.map((marker) => marker.getBoundingClientRect().toJSON()));
  const covered = places.flatMap((one, index) =>
    places.slice(index + 1).filter((other) => Math.hypot(one.x - other.x, one.y - other.y) < one.width),
  );
  expect(covered).toEqual([]);
});

for (const [path, names] of [
  ['/haendler', ['Wien', 'München']],
  ['/en/dealers', ['Vienna', 'Munich']],
] as const) {
  test(`the drawn map of ${path} names Austria’s towns in the language of the page`, { tag: '@full' }, async ({
    page,
  }) => {
    await page.goto(at.url + path);
    await page.locator('.DealerLocatorMap').scrollIntoViewIfNeeded();
    await expect(mapPlace(page)).toHaveAttribute('data-status', 'loaded');
    for (const name of names) await expect(mapPlace(page).getByText(name, { exact: true })).toBeVisible();
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page lists the dealers of its country, and only those', async ({ page }) => {
    await page.goto(`${nl.url}/dealers`);
    expect(await entries(page).count()).toBeGreaterThan(10);
    await expect(entries(page).filter({ hasText: 'Utrecht' }).first()).toBeVisible();
    await expect(entries(page).filter({ hasText: 'Wien' })).toHaveCount(0);
    if (!isFull) return;
    await page.goto(`${at.url}/haendler`);
    await expect(entries(page).filter({ hasText: 'Wien' }).first()).toBeVisible();
    await expect(entries(page).filter({ hasText: 'Utrecht' })).toHaveCount(0);
  });
});
