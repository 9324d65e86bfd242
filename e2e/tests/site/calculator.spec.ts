import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { wordsOf } from '../../../packages/blocks/src/calculator/messages.ts';
import { sample } from '../../../scripts/testing/matrix.ts';
import { findSite } from '../../src/site.ts';
import { expect, test } from '../../src/visitor.ts';

const FORM = '**/api/perform-calculations/nl-2026';

/** The site of somebody else: a server of its own, because what a test makes up may not load scripts from here. */
let partner: Server;
const site = findSite('nl');

test.beforeAll(async () => {
  partner = createServer((request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(writePartnerPage(new URL(request.url ?? '/', 'http://partner').searchParams.get('attributes') ?? ''));
  }).listen(0);
  await once(partner, 'listening');
});

test.afterAll(() => partner.close());

/** A page with styles that would spoil anything they reach. */
function writePartnerPage(attributes: string): string {
  return `<!doctype html><html lang="nl" style="font-size: 9px"><title>Partner</title>
    <style>* { color: red !important; letter-spacing: 4px } strong { font-size: 90px !important }</style>
    <h1>Partner</h1><bike-calculator ${attributes}></bike-calculator>
    <script src="${site.url}/assets/js/calculator.umd.js"></script></html>`;
}

async function openPartnerPage(page: Page, attributes: string): Promise<void> {
  const { port } = partner.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/?${new URLSearchParams({ attributes })}`);
}

const monthly = (page: Page) => page.locator('bike-calculator .headline strong').first();

test('a partner’s page shows the calculator, which counts what is entered and lets no style in or out', async ({
  page,
}) => {
  await test.step('a partner’s page shows the calculator with one script and attributes', async () => {
    const script = page.waitForResponse(/calculator\.umd\.js$/);
    await openPartnerPage(page, 'slug="nl-2026" locale="nl" country="nl"');
    expect((await script).headers()['content-type']).toBe('text/javascript; charset=utf-8');
    await expect(monthly(page)).toHaveText(/^€\s56,49$/);
    await page.getByLabel('Prijs van de fiets', { exact: true }).fill('4.000,00');
    await expect(monthly(page)).toHaveText(/^€\s75,35$/);
    await page.getByLabel('Prijs van de fiets, schuifregelaar').press('Home');
    await expect(page.getByLabel('Prijs van de fiets', { exact: true })).toHaveValue('500');
  });

  await test.step('no style leaks in or out', async () => {
    await openPartnerPage(page, 'slug="nl-2026" locale="nl"');
    await expect(monthly(page)).toHaveCSS('color', 'rgb(31, 122, 85)');
    await expect(monthly(page)).toHaveCSS('font-size', '30px');
    await expect(page.getByText('Brutoloon per maand')).toHaveCSS('letter-spacing', 'normal');
    await expect(page.getByRole('heading', { name: 'Partner' })).toHaveCSS('color', 'rgb(255, 0, 0)');
  });

  await test.step('chart tabs are counted from 0 and changed by keyboard', async () => {
    await openPartnerPage(page, 'slug="nl-2026" locale="en" chart="1"');
    await expect(page.getByRole('tab', { name: 'Whole term' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: 'Whole term' }).press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Per month' })).toBeFocused();
    await expect(page.getByRole('tabpanel')).toContainText('Gross rate');
  });

  await test.step('what is no number and what is beyond the highest price is said beside the field', async () => {
    await openPartnerPage(page, 'slug="nl-2026" locale="en" max-bike-price="4000"');
    const price = page.getByLabel('Price of the bike', { exact: true });
    await price.fill('2999,50');
    await price.blur();
    // What somebody typed is not written otherwise.
    await expect(price).toHaveValue('2999,50');
    await expect(monthly(page)).toHaveText(/56,50/);
    const old = page.getByText('This result belongs to your previous values.');
    await expect(old).toHaveCount(0);
    await price.fill('a bike');
    await expect(page.getByRole('alert').filter({ hasText: 'Enter a number.' })).toBeVisible();
    await expect(old).toBeVisible();
    await price.fill('4500');
    await expect(page.getByRole('alert').filter({ hasText: 'Enter an amount from 500 to 4.000.' })).toBeVisible();
  });

  await test.step('term, salary, the employer’s share and insurance count, and a lease that costs more than buying says so', async () => {
    await openPartnerPage(page, 'slug="nl-2026" locale="nl" country="nl"');
    const saving = page.locator('bike-calculator .headline p').nth(1);
    await expect(monthly(page)).toHaveText(/^€\s56,49$/);
    await expect(saving).toHaveText(/^Jouw totale voordeel€\s743,56$/);
    // Worked out without a spreadsheet, as the cases of the example calculators are.
    await page.getByLabel('Looptijd in maanden').selectOption('48');
    await expect(monthly(page)).toHaveText(/^€\s46,84$/);
    await page.getByLabel('Met verzekering en service').uncheck();
    await expect(monthly(page)).toHaveText(/^€\s40,75$/);
    await page.getByLabel('Werkgever betaalt per maand', { exact: true }).fill('20');
    await expect(monthly(page)).toHaveText(/^€\s29,15$/);
    // Below the minimum wage nothing is exchanged.
    await page.getByLabel('Brutoloon per maand', { exact: true }).fill('1800');
    await expect(monthly(page)).toHaveText(/^€\s37,59$/);
    await page.getByLabel('Werkgever betaalt per maand', { exact: true }).fill('0');
    await page.getByLabel('Met verzekering en service').check();
    await expect(saving).toHaveText(/^Zelf kopen is goedkoper met€\s365,12$/);
  });

  await test.step('what a page says of VAT goes into the calculation', async () => {
    const sent: string[] = [];
    await page.route(FORM, (route) => {
      // The cell that says whether the price has it.
      sent.push(route.request().postDataJSON()?.B10);
      return route.continue();
    });
    await openPartnerPage(page, 'slug="nl-2026" locale="nl"');
    await expect(monthly(page)).toHaveText(/56,49/);
    expect(sent).toContain('true');
    sent.length = 0;
    await openPartnerPage(page, 'slug="nl-2026" locale="nl" vat="false"');
    await expect(monthly(page)).toHaveText(/\d/);
    expect(sent).toContain('false');
    expect(sent).not.toContain('true');
  });

  await test.step('while something is typed nothing is asked, and then once', async () => {
    await openPartnerPage(page, 'slug="nl-2026" locale="nl"');
    await expect(monthly(page)).toHaveText(/56,49/);
    const prices: string[] = [];
    await page.route(FORM, (route) => {
      prices.push(route.request().postDataJSON()?.B3);
      return route.continue();
    });
    await page.getByLabel('Prijs van de fiets', { exact: true }).evaluate((field: HTMLInputElement) => {
      for (const text of ['4', '40', '400', '4000']) {
        field.value = text;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    });
    await expect(monthly(page)).toHaveText(/75,35/);
    expect(prices).toEqual(['4000']);
  });

  await test.step('an answer to an older question never replaces a newer one', async () => {
    const held: (() => Promise<void>)[] = [];
    await openPartnerPage(page, 'slug="nl-2026" locale="nl"');
    await expect(monthly(page)).toHaveText(/56,49/);
    await page.route(FORM, async (route) => {
      if (route.request().postDataJSON()?.B3 !== '4000') return route.continue();
      held.push(() => route.continue().catch(() => undefined));
    });
    const price = page.getByLabel('Prijs van de fiets', { exact: true });
    await price.fill('4000');
    await expect.poll(() => held.length).toBe(1);
    await price.fill('1000');
    await expect(monthly(page)).toHaveText(/18,84/);
    await held[0]?.();
    await expect(monthly(page)).toHaveText(/18,84/);
  });
});

for (const [locale, words, bikes] of sample(
  [
    ['de-AT', 'Das zahlst du im Monat', '/'],
    ['nl', 'Jij betaalt per maand', '/fietsen'],
    ['de', 'Das zahlst du im Monat', '/bike-search'],
    ['be', 'Jij betaalt per maand', '/fietsen'],
    ['fr', 'Vous payez par mois', '/fr/velos'],
    ['en', 'You pay per month', '/en/bikes'],
  ] as const,
  1,
)) {
  test(`on a partner’s page it speaks ${locale}, and leads to the bikes of the site that the page names`, async ({
    page,
  }) => {
    await openPartnerPage(page, `slug="nl-2026" locale="${locale}" site-url="https://bikes.example/be/"`);
    await expect(page.locator('bike-calculator .headline')).toContainText(words);
    await expect(page.locator('bike-calculator').getByRole('link')).toHaveAttribute(
      'href',
      `https://bikes.example/be${bikes}`,
    );
  });
}

for (const locale of sample(['nl', 'de-AT', 'fr'] as const, 1)) {
  const words = wordsOf(locale);
  const attributes = `slug="nl-2026" locale="${locale}"`;
  const told = (page: Page) => page.locator('bike-calculator').getByRole('alert');
  const retry = (page: Page) => page.getByRole('button', { name: words.retry });

  test(`says in ${locale} that it is loading until the CMS has answered`, async ({ page }) => {
    const { promise: waited, resolve: answer } = Promise.withResolvers<void>();
    await page.route(FORM, async (route) => {
      await waited;
      await route.continue();
    });
    await openPartnerPage(page, attributes);
    await expect(page.locator('bike-calculator').getByRole('status')).toHaveText(words.loading);
    answer();
    await expect(monthly(page)).toHaveText(/56,49/);
    await expect(page.getByText(words.loading)).toHaveCount(0);
  });

  test(`says in ${locale} that it does not come, and comes when asked again`, async ({ page }) => {
    await page.route(FORM, (route) => route.abort());
    await openPartnerPage(page, attributes);
    await expect(told(page)).toHaveText(words.notLoaded);
    await page.unroute(FORM);
    await retry(page).click();
    await expect(monthly(page)).toHaveText(/56,49/);
  });

  test(`says in ${locale} what is no number and what could not be calculated, and calculates when asked again`, async ({
    page,
  }) => {
    await openPartnerPage(page, attributes);
    await expect(monthly(page)).toHaveText(/56,49/);
    await page.route(FORM, (route) => route.fulfill({ status: 500, json: { error: { status: 500 } } }));
    // The price of the bike, in whatever words.
    const price = page.locator('bike-calculator').getByRole('textbox').first();
    await price.fill('…');
    await expect(told(page).filter({ hasText: words.notANumber })).toBeVisible();
    await price.fill('4000');
    await expect(told(page).filter({ hasText: words.notCalculated })).toBeVisible();
    await expect(told(page).filter({ hasText: words.notANumber })).toHaveCount(0);
    await page.unroute(FORM);
    await retry(page).click();
    await expect(monthly(page)).toHaveText(/75,35/);
    await expect(retry(page)).toHaveCount(0);
  });
}
