import type { Page } from '@playwright/test';
import { expect, test } from '../../src/gallery.ts';
import { readLayoutShift, watchLayoutShift } from '../../src/layout-shift.ts';

const GROWTHBOOK = '**/gallery/api/features/sdk-gallery';
const on = (page: Page) => page.getByRole('heading', { name: 'New: pay the first month later' });
const off = (page: Page) => page.getByRole('img', { name: 'A commuter cycles along a canal' });

/** Answers as GrowthBook does, with these features on. */
function answer(page: Page, ...names: string[]) {
  const features = Object.fromEntries(names.map((name) => [name, { defaultValue: true }]));
  return page.route(GROWTHBOOK, (route) => route.fulfill({ json: { status: 200, features } }));
}

/** Keeps the headings that are shown at the first paint. */
async function watchFirstPaint(page: Page) {
  await page.addInitScript(() => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      const shown = [...document.querySelectorAll('h2, img')].filter((element) => element.checkVisibility());
      Object.assign(window, { painted: shown.map((element) => element.textContent).join() });
    }).observe({ type: 'paint', buffered: true });
  });
}

const painted = (page: Page) => page.evaluate(() => (window as Window & { painted?: string }).painted);

test('a feature that is on shows the on-zone alone', { tag: '@full' }, async ({ page, openFixture }) => {
  await answer(page, 'pay-later');
  await openFixture('FeatureContainer', 'full');
  await expect(on(page)).toBeVisible();
  await expect(off(page)).toBeHidden();
});

test('a feature that is off, or unknown, shows the off-zone alone; a page without one loads nothing for flags', async ({
  page,
  openFixture,
}) => {
  await test.step('pages without a feature container load nothing for flags', async () => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await openFixture('Title', 'default');
    await expect(page.locator('#feature-flags')).toHaveCount(0);
    expect(requests.filter((url) => /growthbook|feature|sdk-/i.test(url))).toEqual([]);
  });

  await test.step('a feature that is off, or unknown, shows the off-zone alone', async () => {
    await page.route(GROWTHBOOK, (route) =>
      route.fulfill({ json: { status: 200, features: { 'pay-later': { defaultValue: false } } } }),
    );
    await openFixture('FeatureContainer', 'full');
    await expect(off(page)).toBeVisible();
    await expect(on(page)).toBeHidden();
    await openFixture('FeatureContainer', 'longText');
    await expect(page.getByText('Wir bereiten alle Unterlagen vor')).toBeVisible();
    await expect(on(page)).toBeHidden();
  });
});

test('names with quotes are matched as they are', { tag: '@full' }, async ({ page, openFixture }) => {
  await answer(page, 'gehaltsumwandlungsvereinbarungsassistent-mit-"anführungszeichen"');
  await openFixture('FeatureContainer', 'longText');
  await expect(on(page)).toBeVisible();
});

test('the first paint of the first visit shows the chosen zone, and nothing moves after it', async ({
  page,
  openFixture,
}) => {
  await watchLayoutShift(page);
  await watchFirstPaint(page);
  await answer(page, 'pay-later');
  await openFixture('FeatureContainer', 'full');
  await expect.poll(() => painted(page)).toContain('pay the first month later');
  expect(await readLayoutShift(page)).toBeLessThanOrEqual(0.01);
});

test('a later visit shows the known zone at once, without waiting for GrowthBook', async ({ page, openFixture }) => {
  await answer(page, 'pay-later');
  await openFixture('FeatureContainer', 'full');
  await expect(on(page)).toBeVisible();
  await page.unroute(GROWTHBOOK);
  await page.route(GROWTHBOOK, () => {});
  await watchFirstPaint(page);
  await page.reload();
  await expect.poll(() => painted(page)).toContain('pay the first month later');
});

test('what GrowthBook switches counts from the next page view on', async ({ page, openFixture }) => {
  await answer(page, 'pay-later');
  await openFixture('FeatureContainer', 'full');
  await expect(on(page)).toBeVisible();
  await page.unroute(GROWTHBOOK);
  await answer(page);
  const kept = () => page.evaluate(() => localStorage.getItem('features-on'));
  await page.reload();
  await expect.poll(kept).toBe('[]');
  await expect(on(page)).toBeVisible();
  await page.reload();
  await expect(off(page)).toBeVisible();
  await expect(on(page)).toBeHidden();
});

test('without an answer the page waits a moment, then shows the off-zone for good', async ({ page, openFixture }) => {
  await page.route(GROWTHBOOK, () => {});
  await openFixture('FeatureContainer', 'full');
  await expect(off(page)).toBeVisible();
  await expect(on(page)).toBeHidden();
});

test('a GrowthBook that fails leaves the off-zone', { tag: '@full' }, async ({ page, openFixture, consoleErrors }) => {
  await page.route(GROWTHBOOK, (route) => route.fulfill({ status: 500 }));
  await openFixture('FeatureContainer', 'full');
  await expect(off(page)).toBeVisible();
  await expect(on(page)).toBeHidden();
  await expect.poll(() => consoleErrors.length).toBeGreaterThan(0);
  consoleErrors.splice(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('both zones are in the page, and the off-zone is shown', async ({ page, openFixture }) => {
    await openFixture('FeatureContainer', 'full');
    await expect(off(page)).toBeVisible();
    await expect(page.locator('[data-zone="on"]')).toBeHidden();
    expect(await page.content()).toContain('New: pay the first month later');
  });
});
