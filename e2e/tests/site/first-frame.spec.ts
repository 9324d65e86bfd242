import { findSite } from '../../src/site.ts';
import { expect, test } from '../../src/visitor.ts';

/** What is only near the screen is left out of a page's first frame, and nothing else notices. */

const site = findSite('nl');
test.use({ viewport: { width: 390, height: 844 } });

test('a page is where it was when it is loaded again, and where its address leads; its first frame has no more than it shows', async ({
  page,
}) => {
  for (const [path, place] of [
    ['/', '.Page > .Container:nth-of-type(4)'],
    ['/fietsen', '.BikeCard >> nth=12'],
  ] as const) {
    await test.step(`${path} shows what it showed when it is loaded again`, async () => {
      await page.goto(site.url + path);
      const top = () => page.locator(place).evaluate((element) => Math.round(element.getBoundingClientRect().top));
      // As a reader does: what was drawn on the way keeps its height.
      await page.locator(place).evaluate(async (element) => {
        while (element.getBoundingClientRect().top > innerHeight / 2) {
          scrollBy(0, innerHeight / 2);
          await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        }
      });
      const before = await top();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
      await page.reload();
      await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
    });
  }

  await test.step('an address that names a place far down leads there', async () => {
    await page.route(site.url, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const last = html.lastIndexOf('<h2');
      await route.fulfill({ response, body: `${html.slice(0, last)}<h2 id="place"${html.slice(last + 3)}` });
    });
    await page.goto(`${site.url}#place`);
    await expect(page.locator('#place')).toBeInViewport({ ratio: 1 });
  });

  await test.step('sections below the first are left out of the first frame, and there after it', async () => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const footer = document.querySelector('.SiteFooter');
        if (!footer || document.documentElement.dataset.frame !== 'first') return;
        document.documentElement.dataset.seen = getComputedStyle(footer).contentVisibility;
      }).observe(document, { subtree: true, childList: true });
    });
    // A page may be shown before it has been read to its end; its footer then comes later anyway.
    await expect(async () => {
      await page.goto('about:blank');
      await page.goto(site.url);
      await expect(page.locator('html')).toHaveAttribute('data-seen', 'hidden', { timeout: 1_000 });
    }).toPass();
    await expect(page.locator('html')).not.toHaveAttribute('data-frame');
    const sections = page.locator('.Page > .Container, .SiteFooter');
    for (const section of await sections.all()) await expect(section).not.toHaveCSS('content-visibility', 'hidden');
  });
});
