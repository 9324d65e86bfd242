import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { sample } from '../../../scripts/testing/matrix.ts';
import { readLayoutShift, watchLayoutShift } from '../../src/layout-shift.ts';
import { readToTheEnd } from '../../src/read-to-the-end.ts';
import { findSite } from '../../src/site.ts';

/** The bikes of the demo content on the Dutch site, with the CMS behind it. */
const site = findSite('nl');

const cards = (page: Page) => page.locator('.BikeCard:visible');
const compareButton = (page: Page, index: number) =>
  cards(page)
    .nth(index)
    .getByRole('button', { name: /^Vergelijken/ });

async function pick(page: Page, count: number): Promise<string[]> {
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    await compareButton(page, index).click();
    names.push((await cards(page).nth(index).getByRole('heading').textContent()) ?? '');
  }
  return names;
}

test('the finder filters, sorts, and keeps its state in the address', async ({ page }) => {
  await page.goto(`${site.url}/fietsen`);
  const all = await cards(page).count();
  expect(all).toBeGreaterThan(20);
  await expect(page.getByText(`${all} fietsen`)).toBeVisible();

  await page.getByLabel('Aandrijving').selectOption('none');
  await page.getByLabel('Sorteren').selectOption('price');
  const found = await cards(page).count();
  expect(found).toBeLessThan(all);
  await expect(page.getByRole('status').filter({ hasText: 'fietsen' })).toHaveText(`${found} fietsen`);
  const prices = await cards(page).evaluateAll((elements) => elements.map((card) => Number(card.dataset.price)));
  expect(prices).toEqual([...prices].sort((a, b) => a - b));

  expect(new URL(page.url()).searchParams.get('battery')).toBe('none');
  await page.reload();
  await expect(cards(page)).toHaveCount(found);

  await page.getByLabel('Model of merk').fill('no such bike');
  await expect(page.getByText('Geen fiets past bij deze wensen.')).toBeVisible();
  await page.getByRole('button', { name: 'Filters wissen' }).click();
  await expect(cards(page)).toHaveCount(all);
});

test('likes and picks are shared by tabs, and a fourth bike has to wait', async ({ page, context }) => {
  await page.goto(`${site.url}/fietsen`);
  await cards(page)
    .first()
    .getByRole('button', { name: /^Bewaren/ })
    .click();
  await pick(page, 3);
  await expect(compareButton(page, 3)).toBeDisabled();
  await expect(page.getByRole('link', { name: '3 van 3 vergelijken' })).toHaveAttribute('href', '/fietsen/compare');

  const other = await context.newPage();
  await other.goto(`${site.url}/fietsen`);
  await expect(compareButton(other, 0)).toHaveAttribute('aria-pressed', 'true');
  await compareButton(other, 0).click();
  await expect(compareButton(page, 3)).toBeEnabled();

  await page.getByLabel('Alleen bewaarde').check();
  await expect(cards(page)).toHaveCount(1);
});

test('the comparison shows what was picked, lets bikes go, and leads one step back', async ({ page }) => {
  await page.goto(`${site.url}/fietsen`);
  const names = await pick(page, 2);
  await page.getByRole('link', { name: '2 van 3 vergelijken' }).click();
  const heads = page.getByRole('table').getByRole('columnheader');
  await expect(heads).toHaveText(names.map((name) => new RegExp(name)));
  await page.getByRole('button', { name: `Verwijderen ${names[0]}` }).click();
  await expect(heads).toHaveText([new RegExp(names[1] ?? '')]);
  await page.getByRole('link', { name: /Terug$/ }).click();
  await expect(page).toHaveURL(/\/fietsen(\?.*)?$/);
});

test('cards say what a bike costs a month and saves, as they come near the screen', async ({ page }) => {
  let calculations = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/perform-calculations/')) calculations += 1;
  });
  await page.goto(`${site.url}/fietsen`);
  const costs = cards(page).first().locator('bike-costs');
  await costs.scrollIntoViewIfNeeded();
  await expect(costs).toContainText(/^€ \d+(,\d\d)? per maand/);
  await expect(costs).toContainText(/Je bespaart € [\d.]+$/);
  const all = await cards(page).count();
  expect(calculations).toBeLessThan(all / 2);
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(cards(page).last().locator('bike-costs')).toContainText('per maand');
});

test('nothing moves while filters, buttons and monthly prices arrive', async ({ page }) => {
  await watchLayoutShift(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}/fietsen`);
  await readToTheEnd(page);
  for (const card of [cards(page).first(), cards(page).last()]) {
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('bike-costs')).toContainText('per maand');
  }
  expect(await readLayoutShift(page)).toBeLessThanOrEqual(0.01);
});

test('a card is as high before it is drawn as it is then, so that going back finds the list where it was', {
  tag: '@full',
}, async ({ page }) => {
  for (const width of [390, 834, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${site.url}/fietsen`);
    const last = cards(page).last();
    const height = async () => (await last.boundingBox())?.height ?? 0;
    const before = await height();
    await last.scrollIntoViewIfNeeded();
    await expect(last.locator('bike-costs')).not.toBeEmpty();
    expect(Math.abs((await height()) - before), `at ${width} px`).toBeLessThanOrEqual(4);
  }
});

test('cards that editors put on a page say the same as those of the finder', async ({ page }) => {
  await page.goto(`${site.url}/fietsen`);
  const chosen = page.locator('[data-block="Bikes"] .Bikes-card').first();
  const name = (await chosen.locator('.Bikes-title').textContent())?.trim() ?? '';
  const found = cards(page).filter({ has: page.getByRole('link', { name, exact: true }) });
  const costs = [chosen, found].map((card) => card.locator('bike-costs'));
  for (const place of costs) {
    await place.scrollIntoViewIfNeeded();
    await expect(place).toContainText('per maand');
  }
  expect(await costs[0]?.textContent()).toBe(await costs[1]?.textContent());
});

test('the calculator of a bike’s page begins with its price, and what is entered there holds for all bikes', async ({
  page,
}) => {
  await page.goto(`${site.url}/fietsen`);
  await cards(page).first().getByRole('link').click();
  const costs = page.locator('bike-costs');
  const monthly = page.locator('bike-calculator .headline strong').first();
  await expect(costs).toContainText('per maand');
  await page.getByRole('heading', { name: 'Bereken je maandbedrag' }).scrollIntoViewIfNeeded();
  const digits = async (place: Locator) =>
    ((await place.textContent()) ?? '').replace(/[^\d,]/g, '').replace(/,00$/, '');
  await expect(monthly).toHaveText(/€/);
  const before = await digits(costs.locator('.BikeCosts-monthly'));
  expect(await digits(monthly)).toBe(before);

  await page.getByLabel('Brutoloon per maand', { exact: true }).fill('8.000,00');
  await expect(costs.locator('.BikeCosts-monthly')).not.toContainText(`€ ${before} `);
  expect(await digits(monthly)).toBe(await digits(costs.locator('.BikeCosts-monthly')));

  await page.goto(`${site.url}/fietsen`);
  await cards(page).nth(1).getByRole('link').click();
  await page.getByRole('heading', { name: 'Bereken je maandbedrag' }).scrollIntoViewIfNeeded();
  await expect(page.getByLabel('Brutoloon per maand', { exact: true })).toHaveValue('8.000');
});

test('a calculator that does not answer takes nothing from a card', async ({ page }) => {
  await page.route('**/api/perform-calculations/**', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed');
  await page.goto(`${site.url}/fietsen`);
  const card = cards(page).first();
  await card.scrollIntoViewIfNeeded();
  await refused;
  await expect(card.locator('bike-costs')).toHaveText('');
  await expect(card).toContainText('€');
});

test('nothing picked, and a CMS that does not answer, lead back to the search', async ({ page }) => {
  await page.goto(`${site.url}/fietsen/compare`);
  await expect(page.getByText('Je hebt nog geen fietsen gekozen om te vergelijken.')).toBeVisible();
  await page.goto(`${site.url}/fietsen`);
  await pick(page, 1);
  await page.route('**/api/bike-finder/**', (route) => route.abort());
  await page.goto(`${site.url}/fietsen/compare`);
  await expect(page.getByText('Je hebt nog geen fietsen gekozen om te vergelijken.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Naar de fietsen' })).toHaveAttribute('href', '/fietsen');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every bike can be found and read about', async ({ page }) => {
    await page.goto(`${site.url}/fietsen`);
    await expect(page.locator('.BikeFinder-filters')).toBeHidden();
    const first = cards(page).first().getByRole('link');
    const name = (await first.textContent()) ?? '';
    await first.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(page.getByRole('heading', { name: 'Specificaties' })).toBeVisible();
  });
});

test('a bike’s page tells search engines what it is', async ({ page }) => {
  await page.goto(`${site.url}/fietsen`);
  await cards(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data['@graph']).toMatchObject([
    { '@type': 'Product', offers: { '@type': 'Offer', priceCurrency: 'EUR' } },
    { '@type': 'BreadcrumbList' },
  ]);
  await expect(page.locator('link[rel=alternate][hreflang=en-NL]')).toHaveAttribute('href', /\/en\/bikes\//);
  const way = data['@graph'][1].itemListElement.map(({ item }: { item: string }) => new URL(item).pathname);
  expect(way).toEqual(['/', '/fietsen', new URL(page.url()).pathname]);
});

for (const path of ['/fietsen', '/fietsen/compare']) {
  for (const width of sample([390, 1440], 1)) {
    test(`${path} has nothing that shuts people out at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(site.url + path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
    });
  }
}
