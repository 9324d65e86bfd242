import type { Page } from '@playwright/test';
import { isFull, sample } from '../../../scripts/testing/matrix.ts';
import { findSeriousProblems, loadAxe } from '../../src/axe.ts';
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

test('a page of text loads no script, and one with a slider stays readable without it', async ({ page, browser }) => {
  await test.step('a page of text has no script element and loads no byte of JavaScript', async () => {
    expect(await measureScript(page, `${nl.url}/werkgever`)).toBe(0);
    await expect(page.locator(SCRIPTS)).toHaveCount(0);
    await expect(page.locator('h1')).toBeVisible();
  });

  await test.step('a page with a slider loads script, and stays readable without it', async () => {
    expect(await measureScript(page, nl.url)).toBeGreaterThan(0);

    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(nl.url);
    const slides = plain.locator('[data-block="Slider"] img');
    expect(await slides.count()).toBeGreaterThanOrEqual(3);
    await context.close();
  });
});

test('no demo page shuts people out or scrolls sideways', async ({ page, consoleErrors }) => {
  const urls = [
    nl.url,
    `${nl.url}/werkgever`,
    `${nl.url}/en`,
    `${nl.url}/nowhere`,
    ...(isFull ? [`${fr.url}/fr`] : []),
  ];
  for (const width of sample([390, 1440, 834], 1)) {
    await page.setViewportSize({ width, height: 900 });
    for (const url of urls) {
      await page.goto(url);
      await loadAxe(page);
      expect.soft(await findSeriousProblems(page), `${url} at ${width} px`).toEqual([]);
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(scrolled, `${url} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
  forgiveNotFound(consoleErrors, /\/(nowhere|bestaat-niet)$/);
});

test('a page says its language, what it sells, and what telephones and search engines want to know', async ({
  page,
  request,
}) => {
  await test.step('a page says its language, its address, and where its other languages are', async () => {
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

  await test.step('a page that sells no single bike tells search engines of no product, also where it shows a rating', async () => {
    await page.goto(`${nl.url}/en/ride-to-work`);
    await expect(page.locator('.ReviewsSlider-statistics')).toContainText('180 Google Reviews');
    const json = await page.locator('script[type="application/ld+json"]').textContent();
    const described: Record<string, unknown>[] = JSON.parse(json ?? '{}')['@graph'];
    expect(described.map((object) => object['@type'])).not.toContain('Product');
  });

  await test.step('a telephone can keep the site on its home screen, and call the office', async () => {
    await page.goto(nl.url);
    const addressOf = async (rel: string) =>
      `${nl.url}${await page.locator(`link[rel="${rel}"]`).getAttribute('href')}`;
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
});

test('the root of the French site leads to /fr', { tag: '@full' }, async ({ page }) => {
  await page.goto(fr.url);
  await expect(page).toHaveURL(`${fr.url}/fr`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
});

test('an address that does not exist answers 404 with a way home', async ({ page, consoleErrors }) => {
  await test.step('an address that does not exist answers 404 with a way home', async () => {
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

  await test.step('its ways stand where they stood when the font arrives, and so does the footer', async () => {
    const listHeight = async () => (await page.locator('.NotFound-ways').boundingBox())?.height;
    const measure = async () => {
      await page.goto(`${nl.url}/bestaat-niet`);
      const heights: (number | undefined)[] = [];
      for (const width of [320, 330, 350, 360, 390, 400, 412, 430]) {
        await page.setViewportSize({ width, height: 800 });
        heights.push(await listHeight());
      }
      return heights;
    };
    const withFonts = await measure();
    await page.route('**/*.woff2', (route) => route.abort());
    expect(await measure()).toEqual(withFonts);
    consoleErrors.length = 0;
  });
});
