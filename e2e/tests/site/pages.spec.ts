import { BIKE_LIST_PATHS, COUNTRY_SITES } from '@lumavelo/blocks/site';
import { isFull, sample } from '../../../scripts/testing/matrix.ts';
import { recordErrors } from '../../src/console-errors.ts';
import { readToTheEnd } from '../../src/read-to-the-end.ts';
import { findSite } from '../../src/site.ts';
import { watchTraffic } from '../../src/traffic.ts';
import { expect, test } from '../../src/visitor.ts';

/**
 * Every page of the demo sites, as a visitor reads it: nothing is missing, nothing is thrown, every picture is there, and
 * nothing is wider than the screen. Of the bikes, which are all made alike, the first one; of English, which all countries
 * share, the Dutch site's. The full run reads the sites of all countries, else every third page of the Dutch one is read,
 * in Dutch.
 */
const SITES = Object.values(COUNTRY_SITES).filter(({ country }) => isFull || country === 'nl');

for (const { country, locales } of SITES) {
  const own = locales.filter((entry) => entry.locale !== 'en' || country === 'nl');
  for (const { locale, lang } of sample(own, 1)) {
    test(`the pages of ${country} in ${lang} are whole`, async ({ page }) => {
      test.slow();
      const errors = recordErrors(page);
      const traffic = watchTraffic(page);
      const site = findSite(country);
      await page.goto(site.url + BIKE_LIST_PATHS[locale]);
      const links = page.locator('.BikeCard .Bikes-title a');
      const bikes = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      const sitemap = await (await fetch(`${site.url}/sitemap-${lang}.xml`)).text();
      const listed = [...sitemap.matchAll(/<loc>([^<]*)</g)].map(([, address = '']) => new URL(address).pathname);
      const pages = listed.filter((path) => !bikes.includes(path));
      expect(pages.length).toBeGreaterThan(9);
      expect(listed).toContain(bikes[0]);

      const read = pages.filter((_, index) => isFull || index % 3 === 0);
      for (const path of [...read, String(bikes[0]), `${BIKE_LIST_PATHS[locale]}/compare`.replace('//', '/')]) {
        await page.setViewportSize({ width: 1440, height: 900 });
        const answer = await page.goto(site.url + path);
        expect(answer?.status(), path).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await readToTheEnd(page);
        await traffic.settle();
        const missing = await page.evaluate(() =>
          [...document.images].filter((image) => image.complete && !image.naturalWidth).map(({ src }) => src),
        );
        expect(missing, `pictures of ${path}`).toEqual([]);
        for (const width of [1440, 834, 390]) {
          await page.setViewportSize({ width, height: 900 });
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(wide, `${path} at ${width} px`).toBeLessThanOrEqual(width);
        }
        expect(errors, path).toEqual([]);
      }
    });
  }
}
