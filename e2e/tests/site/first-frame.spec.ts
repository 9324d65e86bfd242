import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { findSite } from '../../src/site.ts';

/** What is only near the screen is left out of a page's first frame, and nothing else notices. */

const site = findSite('nl');
test.use({ viewport: { width: 390, height: 844 } });

test('sections below the first are left out of the first frame, and there after it', async ({ page }) => {
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

test('what is shown of a page that comes slowly is not hidden again', async ({ page }) => {
  const slow = createServer(async (request, response) => {
    const answer = await fetch(site.url + request.url);
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    if (request.url !== '/') return response.end(await answer.bytes());
    const html = await answer.text();
    const end = html.lastIndexOf('<footer');
    response.write(html.slice(0, end));
    await pause(1_000);
    response.end(html.slice(end));
  });
  await once(slow.listen(0, 'localhost'), 'listening');
  try {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) console.log('shifted', JSON.stringify(entry));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const shifts: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('shifted')) shifts.push(message.text());
    });
    await page.setViewportSize({ width: 1440, height: 844 });
    await page.goto(`http://localhost:${(slow.address() as AddressInfo).port}/`);
    await expect(page.locator('.SiteFooter')).toBeAttached();
    await expect(page.locator('html')).not.toHaveAttribute('data-frame');
    // Shifts are told with the frame that follows.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 100))));
    expect(shifts).toEqual([]);
  } finally {
    slow.close();
    slow.closeAllConnections();
  }
});

test('an address that names a place far down leads there', async ({ page }) => {
  await page.route(site.url, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const last = html.lastIndexOf('<h2');
    await route.fulfill({ response, body: `${html.slice(0, last)}<h2 id="place"${html.slice(last + 3)}` });
  });
  await page.goto(`${site.url}#place`);
  await expect(page.locator('#place')).toBeInViewport({ ratio: 1 });
});

for (const [path, place] of [
  ['/', '.Page > .Container:nth-of-type(4)'],
  ['/fietsen', '.BikeCard >> nth=12'],
] as const) {
  test(`${path} shows what it showed when it is loaded again`, async ({ page }) => {
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
