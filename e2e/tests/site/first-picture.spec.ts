import type { Page } from '@playwright/test';
import { findSite } from '../../src/site.ts';
import { watchTraffic } from '../../src/traffic.ts';
import { expect, test } from '../../src/visitor.ts';

/** The first picture of a page has the line to itself, and no other is lost for it. */

const site = findSite('nl');
test.use({ viewport: { width: 390, height: 844 } });

/** Opens the home page while the answer for its first picture is out. */
async function openWithoutFirstPicture(page: Page) {
  // What a page opened before still asks for must not count as the first picture of this one.
  await page.goto('about:blank');
  await page.unrouteAll();
  const asked: string[] = [];
  let answer = (_how: 'continue' | 'abort') => {};
  await page.route('**/uploads/**', async (route) => {
    const path = new URL(route.request().url()).pathname;
    asked.push(path);
    if (asked.length > 1) return route.continue();
    const how = await new Promise<'continue' | 'abort'>((resolve) => {
      answer = resolve;
    });
    return how === 'continue' ? route.continue() : route.abort();
  });
  await page.goto(site.url, { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeAttached();
  await expect.poll(() => asked.length).toBe(1);
  // The page is laid out and painted, which is when browsers ask for the pictures that are near.
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });
  return { asked, answer: (how: 'continue' | 'abort') => answer(how) };
}

test('the first picture is fetched once, and has the line to itself until it is there, fails or is scrolled past', {
  tag: '@full',
}, async ({ page }) => {
  await test.step('the first picture is fetched once, in the size of the screen', async () => {
    const traffic = watchTraffic(page);
    await page.goto(site.url);
    await traffic.settle();
    const shown = await page
      .locator('img[fetchpriority="high"]')
      .evaluate((image) => (image as HTMLImageElement).currentSrc);
    expect(traffic.asked.filter((address) => address.includes('canal'))).toEqual([shown]);
  });

  await test.step('pictures come for a visitor who scrolls before the first is there', async () => {
    const { asked, answer } = await openWithoutFirstPicture(page);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => asked.length).toBeGreaterThan(1);
    answer('continue');
  });

  for (const how of ['continue', 'abort'] as const) {
    await test.step(`pictures further down wait until the first ${how === 'continue' ? 'is there' : 'has failed'}`, async () => {
      const { asked, answer } = await openWithoutFirstPicture(page);
      expect(asked).toEqual([expect.stringContaining('canal')]);
      answer(how);
      await expect.poll(() => asked.length).toBeGreaterThan(1);
    });
  }
});
