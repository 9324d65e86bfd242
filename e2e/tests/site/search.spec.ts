import type { Page } from '@playwright/test';
import { sample } from '../../../scripts/testing/matrix.ts';
import { findSeriousProblems, loadAxe } from '../../src/axe.ts';
import { forgiveNotFound } from '../../src/console-errors.ts';
import { expect, test } from '../../src/gallery.ts';
import { findSite } from '../../src/site.ts';

/** The search page of the built demo sites, with the index that the build made. */
const nl = findSite('nl');

const field = (page: Page) => page.getByRole('searchbox', { name: 'Waar ben je naar op zoek?' });
const status = (page: Page) => page.locator('.SiteSearch').getByRole('status');
const STATES = [
  ['?q=fiets', 'found'],
  ['?q=xylofoonorkest', 'none'],
  ['', 'start'],
] as const;

const results = (page: Page) => page.locator('.SearchHit');

test('a page and a bike are found by words, from any page, without leaving the keyboard, and step by step back', async ({
  page,
}) => {
  await test.step('a page and a bike are found by words, from any page, without leaving the keyboard', async () => {
    await page.goto(`${nl.url}/contact`);
    await page.getByRole('banner').getByRole('link', { name: 'Zoeken' }).click();
    await expect(page).toHaveURL(`${nl.url}/zoeken`);
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('grachten amstel');
    const bike = results(page).first();
    await expect(bike).toContainText('Fiets');
    await expect(bike.getByRole('link')).toHaveAttribute('href', /^\/fietsen\/grachten-amstel/);
    await expect(bike.locator('mark').first()).toHaveText(/^(?:Grachten|Amstel)/);
    await expect(bike.locator('img')).toHaveJSProperty('complete', true);
    // The address can be sent as it stands.
    await expect(page).toHaveURL(`${nl.url}/zoeken?q=grachten+amstel`);

    // What else people call such a bike stands nowhere on its page.
    await field(page).fill('longtail');
    await expect(results(page).first()).toContainText('Fiets');

    await field(page).fill('bijtelling');
    await expect(status(page)).toHaveText(/^\d+ resultaten voor ‘bijtelling’$/);
    const news = page.getByRole('radio', { name: /^Nieuws \d+$/ });
    await news.focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(`${nl.url}/zoeken?q=bijtelling&kind=news`);
    for (const kind of await page.locator('.SearchHit-kind').allTextContents()) expect(kind).toBe('Nieuws');
    const found = await results(page).count();
    await results(page).first().getByRole('link').click();
    await expect(page.locator('h1')).toBeVisible();
    await page.goBack();
    await expect(news).toBeChecked();
    await expect(field(page)).toHaveValue('bijtelling');
    await expect(results(page)).toHaveCount(found);
  });

  await test.step('each search that was sent off is a step of the way back', async () => {
    await page.goto(`${nl.url}/zoeken?q=verzekering`);
    await expect(status(page)).toContainText('verzekering');
    await field(page).fill('dealer');
    await page.keyboard.press('Enter');
    await expect(status(page)).toContainText('dealer');
    await field(page).fill('accu');
    await expect(status(page)).toContainText('accu');
    await page.goBack();
    await expect(field(page)).toHaveValue('dealer');
    await expect(status(page)).toContainText('dealer');
    await page.goBack();
    await expect(status(page)).toContainText('verzekering');
  });

  await test.step('a long list is read on, from its first new result', async () => {
    await page.goto(`${nl.url}/zoeken?q=fiets`);
    await expect(results(page)).toHaveCount(10);
    await page.getByRole('button', { name: 'Meer resultaten' }).click();
    await expect(results(page)).toHaveCount(20);
    await expect(results(page).nth(10).getByRole('link')).toBeFocused();
  });

  await test.step('axe finds nothing serious in any of its states', async () => {
    for (const [query, state] of sample(STATES, 1)) {
      await page.goto(`${nl.url}/zoeken${query}`);
      await expect(page.locator('.SiteSearch')).toHaveAttribute('data-state', state);
      await loadAxe(page);
      expect(await findSeriousProblems(page), state).toEqual([]);
    }
  });
});

test('nothing found is said, with other ways on; so is a search that fails, until it works again', async ({
  page,
  consoleErrors,
}) => {
  await page.goto(`${nl.url}/zoeken?q=xylofoonorkest`);
  await expect(status(page)).toHaveText(/^Niets gevonden voor ‘xylofoonorkest’\. Probeer een ander/);
  const ways = page.getByRole('region', { name: 'Vaak gezocht' });
  for (const way of ['Bekijk alle fietsen', 'Reken je voordeel uit', 'Neem contact op']) {
    await expect(ways.getByRole('link', { name: way })).toBeVisible();
  }

  await page.route('**/pagefind/pagefind-entry.json*', (route) => route.abort());
  await page.goto(`${nl.url}/zoeken?q=dealer`);
  await expect(status(page)).toHaveText(/^Zoeken lukt nu even niet\./);
  await expect(ways).toBeVisible();
  await page.unroute('**/pagefind/pagefind-entry.json*');
  await page.getByRole('button', { name: 'Zoek', exact: true }).click();
  await expect(results(page).first()).toBeVisible();
  consoleErrors.splice(0, consoleErrors.length);
});

test('whatever editors wrote is shown as text', async ({ page }) => {
  const evil = '<img src=x onerror=alert(1)>';
  const hit = {
    url: 'javascript:alert(1)',
    excerpt: `<mark>${evil.replace('<', '&lt;').replace('>', '&gt;')}</mark> <b>`,
    meta: { title: evil, picture: 'javascript:alert(1)' },
    filters: { kind: ['page'] },
  };
  const body =
    `const hit = ${JSON.stringify(hit)};` +
    `export const createInstance = () => ({ search: async (words, { filters }) => ({
       results: filters.kind === 'page' ? [{ score: 1, data: async () => hit }] : [],
     }) });`;
  await page.route('**/pagefind/pagefind.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.goto(`${nl.url}/zoeken?q=${encodeURIComponent(evil)}`);
  await expect(results(page).getByRole('link')).toHaveText(evil);
  await expect(results(page).getByRole('link')).toHaveAttribute('href', '/javascript:alert(1)');
  await expect(results(page).locator('mark')).toHaveText(evil);
  await expect(status(page)).toHaveText(`1 resultaat voor ‘${evil}’`);
  await expect(page.locator('.SiteSearch img, .SiteSearch b')).toHaveCount(0);
});

test('French finds French pages only, on a site of two languages', { tag: '@full' }, async ({ page }) => {
  const fr = findSite('fr');
  await page.goto(`${fr.url}/fr/recherche?q=employeur`);
  await expect(page.getByRole('status')).toHaveText(/résultats? pour «\u00a0employeur\u00a0»$/);
  const links = await results(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link).toMatch(/^\/fr(?:\/|$)/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs, and leads on', async ({ page, consoleErrors }) => {
    await page.goto(`${nl.url}/nergens`);
    await page.getByRole('main').getByRole('link', { name: 'Zoeken' }).click();
    await expect(page.locator('.SiteSearch')).toContainText('Zoeken werkt alleen met JavaScript.');
    await field(page).fill('accu');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${nl.url}/zoeken?q=accu`);
    await page.getByRole('link', { name: 'Bekijk alle fietsen' }).click();
    await expect(page).toHaveURL(`${nl.url}/fietsen`);
    forgiveNotFound(consoleErrors, /\/nergens$/);
  });
});

test('the header leads to the search on every screen', async ({ page }) => {
  for (const width of sample([390, 1440, 320, 834, 1024], 2)) {
    await test.step(`at ${width} px the header leads to the search, and nothing of it is cut off`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${nl.url}/contact`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const way = page.getByRole('banner').getByRole('link', { name: 'Zoeken' });
      if (width === 390) await page.getByRole('button', { name: 'Menu' }).click();
      await expect(way).toHaveCount(1);
      await way.click();
      await expect(page).toHaveURL(`${nl.url}/zoeken`);
    });
  }
});
