import { findStaying } from '../../src/find-staying.ts';
import { findSite } from '../../src/site.ts';
import { watchTraffic } from '../../src/traffic.ts';
import { expect, test } from '../../src/visitor.ts';

/** A page that is captured whole, or shown where there is little room, has all of itself in sight. */

const site = findSite('nl');

test('a loaded page has drawn all of itself without scrolling, and nothing of it stays on paper or at 400 %', {
  tag: '@full',
}, async ({ page }) => {
  for (const path of ['/', '/fietsen', '/fietsen/grachten-amstel-e']) {
    await test.step(`${path} has every section and every picture, for who captures it as it is`, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      const traffic = watchTraffic(page);
      await page.goto(site.url + path);
      await expect(page.locator('html')).not.toHaveAttribute('data-loading');
      await traffic.settle();
      const missing = await page.evaluate(() => {
        const skipped = [...document.querySelectorAll('main *, footer *')].filter(
          (element) => getComputedStyle(element).contentVisibility !== 'visible',
        );
        // One that is decoded whenever there is time may not be there yet when the page is captured.
        const isLate = ({ complete, decoding, fetchPriority }: HTMLImageElement) =>
          !complete || (decoding === 'async' && fetchPriority !== 'high');
        const pictures = [...document.images].filter((image) => image.getClientRects().length > 0 && isLate(image));
        return { skipped: skipped.map(({ className }) => className), pictures: pictures.map(({ src }) => src) };
      });
      expect(missing).toEqual({ skipped: [], pictures: [] });
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });

    await test.step(`${path} has nothing that stays at 400 % and on paper`, async () => {
      expect(await findStaying(page), 'on the screen').toContain('SiteHeader');
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await findStaying(page), 'at 400 %').toEqual([]);
      await page.setViewportSize({ width: 794, height: 1123 });
      await page.emulateMedia({ media: 'print' });
      expect(await findStaying(page), 'on paper').toEqual([]);
      await page.emulateMedia({ media: null });
    });
  }
});
