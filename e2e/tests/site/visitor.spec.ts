import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { sample } from '../../../scripts/testing/matrix.ts';
import { forgiveNotFound } from '../../src/console-errors.ts';
import { expect, test } from '../../src/gallery.ts';
import { findSite } from '../../src/site.ts';
import { watchTraffic } from '../../src/traffic.ts';

/** The demo sites as visitors get them, built before these tests began. */
const nl = findSite('nl');
const fr = findSite('fr');

/** Descriptions for search engines are data, which no browser runs. */
const SCRIPTS = 'script:not([type="application/ld+json"])';

/** Bytes of script that a page loads, scrolled to its end; scripts inside the page count too. */
async function measureScript(page: Page, url: string): Promise<number> {
  let bytes = 0;
  const traffic = watchTraffic(page);
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') bytes += (await response.body()).length;
  });
  await page.goto(url);
  await traffic.settle();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await traffic.settle();
  const inline = await page.locator(SCRIPTS).allTextContents();
  return bytes + inline.join('').length;
}

test('a page of text has no script element and loads no byte of JavaScript', async ({ page }) => {
  expect(await measureScript(page, `${nl.url}/werkgever`)).toBe(0);
  await expect(page.locator(SCRIPTS)).toHaveCount(0);
  await expect(page.locator('h1')).toBeVisible();
});

test('a page with a slider loads script, and stays readable without it', async ({ browser, page }) => {
  expect(await measureScript(page, nl.url)).toBeGreaterThan(0);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(nl.url);
  const slides = plain.locator('[data-block="Slider"] img');
  expect(await slides.count()).toBeGreaterThanOrEqual(3);
  await context.close();
});

for (const width of sample([390, 1440, 834], 1)) {
  test(`axe finds nothing serious on the demo pages at ${width} px`, async ({ page, consoleErrors }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const url of [nl.url, `${nl.url}/werkgever`, `${nl.url}/en`, `${fr.url}/fr`, `${nl.url}/nowhere`]) {
      await page.goto(url);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(serious.map(({ id, nodes }) => `${url}: ${id} ${nodes[0]?.html}`)).toEqual([]);
    }
    forgiveNotFound(consoleErrors, /\/(nowhere|bestaat-niet)$/);
  });

  test(`no page scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const url of [nl.url, `${nl.url}/werkgever`]) {
      await page.goto(url);
      const { scroll, client } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        client: document.documentElement.clientWidth,
      }));
      expect(scroll, url).toBeLessThanOrEqual(client);
    }
  });
}

test('a page says its language, its address, and where its other languages are', async ({ page }) => {
  await page.goto(`${nl.url}/en`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-NL');
  const nlSite = process.env.SITE_URL_NL;
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${nlSite}/en`);
  await expect(page.locator('link[rel="alternate"][hreflang="nl-NL"]')).toHaveAttribute('href', `${nlSite}/`);
  await expect(page.locator('link[rel="alternate"][hreflang="nl-BE"]')).toHaveAttribute(
    'href',
    `${process.env.SITE_URL_BE}/`,
  );
});

test('a page that sells no single bike tells search engines of no product, also where it shows a rating', async ({
  page,
}) => {
  await page.goto(`${nl.url}/en`);
  await expect(page.locator('.ReviewsSlider-statistics')).toContainText('180 Google Reviews');
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const described: Record<string, unknown>[] = JSON.parse(json ?? '{}')['@graph'];
  expect(described.map((object) => object['@type'])).not.toContain('Product');
});

test('the root of the French site leads to /fr', async ({ page }) => {
  await page.goto(fr.url);
  await expect(page).toHaveURL(`${fr.url}/fr`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
});

test('a telephone can keep the site on its home screen, and call the office', async ({ page, request }) => {
  await page.goto(nl.url);
  const addressOf = async (rel: string) => `${nl.url}${await page.locator(`link[rel="${rel}"]`).getAttribute('href')}`;
  const manifest = await (await request.get(await addressOf('manifest'))).json();
  expect(manifest).toMatchObject({ name: 'Lumavelo', lang: 'nl-NL', start_url: '/' });
  const icons = manifest.icons.map(({ src }: { src: string }) => nl.url + src);
  for (const icon of [...icons, await addressOf('apple-touch-icon')])
    expect((await request.get(icon)).headers()['content-type'], icon).toMatch(/^image\//);
  await page.goto(`${nl.url}/contact`);
  await expect(page.getByRole('main').getByRole('link', { name: '020 555 01 01' })).toHaveAttribute(
    'href',
    'tel:+31205550101',
  );
  await expect(page.getByRole('contentinfo').getByRole('link', { name: '+31 20 555 01 01' })).toHaveAttribute(
    'href',
    'tel:+31205550101',
  );
});

test('an address that does not exist answers 404 with a way home', async ({ page, consoleErrors }) => {
  const answer = await page.goto(`${nl.url}/bestaat-niet`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link')).toHaveText([
    /startpagina/,
    'Zoeken',
    'Voor werkgevers',
    'Fietsen',
    /.+/,
    /.+/,
    /.+/,
  ]);
  forgiveNotFound(consoleErrors, /\/(nowhere|bestaat-niet)$/);
});
