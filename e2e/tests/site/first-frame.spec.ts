import { readLayoutShift, watchLayoutShift } from '../../src/layout-shift.ts';
import { findSite } from '../../src/site.ts';
import { expect, test } from '../../src/visitor.ts';

/** What is far from the screen is drawn once a page has loaded, and nothing else notices. */

const site = findSite('nl');
test.use({ viewport: { width: 390, height: 844 } });

test('a page is where it was when it is loaded again, and where its address leads; what is far down waits until it has loaded, and nothing moves', {
  tag: '@full',
}, async ({ page }) => {
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

  await test.step('on a slow telephone, nothing moves while the page is read and loads', async () => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    // It is shown before it has been read to its end, and is late with everything that can wait.
    await page.addInitScript(() => {
      const { setTimeout } = window;
      Object.assign(window, { setTimeout: (run: () => void, delay = 0) => setTimeout(run, delay || 700) });
    });
    await watchLayoutShift(page);
    // Where the reading pauses is chance.
    for (let load = 0; load < 4; load += 1) {
      await page.goto('about:blank');
      await page.goto(site.url);
      await expect(page.locator('html')).not.toHaveAttribute('data-loading');
      expect(await readLayoutShift(page)).toBeLessThanOrEqual(0.01);
    }
  });

  await test.step('what is far down is drawn once the page has loaded', async () => {
    const { promise: held, resolve: bring } = Promise.withResolvers<void>();
    await page.route('**/uploads/**', (route) => held.then(() => route.continue()));
    await page.goto('about:blank');
    await page.goto(site.url, { waitUntil: 'commit' });
    await expect(page.locator('.SiteFooter')).toHaveCSS('content-visibility', 'auto');
    bring();
    await expect(page.locator('.SiteFooter')).toHaveCSS('content-visibility', 'visible');
    await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  });
});
