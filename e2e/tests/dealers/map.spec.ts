import { sample } from '../../../scripts/testing/matrix.ts';
import { findSeriousProblems, loadAxe } from '../../src/axe.ts';
import { forgiveNotFound } from '../../src/console-errors.ts';
import { answerSearches, dealer, findLocator, inUtrecht } from '../../src/dealers.ts';
import { expect, test } from '../../src/gallery.ts';

test('a dealer is chosen in the list or on the map, and each follows the other', { tag: '@full' }, async ({
  openFixture,
  page,
}) => {
  await test.step('choosing in the list moves the map to the dealer, by keyboard too', async () => {
    await openFixture('DealerLocatorMap', 'default');
    const { entry, marker, panel, map } = findLocator(page);
    for (const name of ['Velo Kees', 'Wielenmakers']) {
      await entry(name).press('Enter');
      await expect(entry(name)).toHaveAttribute('aria-pressed', 'true');
      await expect(marker(new RegExp(`^${name}`))).toHaveAttribute('aria-pressed', 'true');
      await expect(map.locator('[aria-pressed=true]')).toHaveCount(1);
      await expect(panel.locator('[aria-pressed=true]')).toHaveCount(1);
      await expect(marker(new RegExp(`^${name}`))).toBeInViewport({ ratio: 1 });
      await expect(entry(name)).toBeFocused();
    }
    // In the middle of what the panel leaves free.
    await expect
      .poll(async () => {
        const [whole, cover, pin] = await Promise.all(
          [map, panel, marker(/^Wielenmakers/)].map((part) => part.boundingBox()),
        );
        if (!whole || !cover || !pin) return Number.NaN;
        const free = cover.x + cover.width;
        return Math.abs(pin.x + pin.width / 2 - (free + whole.x + whole.width) / 2);
      })
      .toBeLessThan(3);
  });

  await test.step('choosing on the map scrolls the list to the dealer, by keyboard too', async () => {
    // Of all heights, because entries that were not yet in sight stand where an entry of three lines would.
    const many = Array.from({ length: 30 }, (_, index) => {
      const name =
        index % 10 === 0 ? `Dealer ${index}` : `Dealer ${index} ${'and his daughters '.repeat(index % 7)}`.trim();
      return dealer(name, 52 + (index % 6) / 20, 5 + Math.floor(index / 6) / 10, index);
    });
    await answerSearches(page, inUtrecht(...many));
    await openFixture('DealerLocatorMap', 'default');
    const { search, entries, entry, marker } = findLocator(page);
    await search.fill('Utrecht');
    await expect(entries).toHaveCount(30);
    await expect(entry('Dealer 20')).not.toBeInViewport();
    const before = await page.evaluate(() => scrollY);
    await marker(/^Dealer 20,/).focus();
    await page.keyboard.press('Enter');
    await expect(entry('Dealer 20')).toHaveAttribute('aria-pressed', 'true');
    await expect(entry('Dealer 20')).toBeInViewport({ ratio: 1 });
    await expect(marker(/^Dealer 20,/)).toBeFocused();
    await marker(/^Dealer 20,/).press(' ');
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  await test.step('dealers that stand too close are one marker, which opens', async () => {
    const close = Array.from({ length: 12 }, (_, index) =>
      dealer(`Dealer ${index}`, 52.09 + index / 5000, 5.12, index),
    );
    await answerSearches(page, inUtrecht(...close, dealer('Kees', 52.3809, 5.3, 36)));
    await openFixture('DealerLocatorMap', 'default');
    const { search, entries, marker, markers, map } = findLocator(page);
    await search.fill('Utrecht');
    await expect(entries).toHaveCount(13);
    const group = marker('12 dealers, zoom in');
    await expect(group).toHaveText('12');
    await expect(markers).toHaveCount(2);
    await group.focus();
    await page.keyboard.press('Enter');
    await expect(group).toHaveCount(0);
    // Whoever opened it by keyboard goes on from the map.
    await expect(map).toBeFocused();
    await expect.poll(() => markers.count()).toBeGreaterThan(1);
  });

  for (const width of sample([1440, 390], 1)) {
    await test.step(`the running map shuts nobody out at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await openFixture('DealerLocatorMap', 'default');
      const { mapPlace, entry } = findLocator(page);
      await expect(mapPlace).toHaveAttribute('data-status', 'loaded');
      await entry('Fietsen Jansen').click();
      await loadAxe(page);
      expect(await findSeriousProblems(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }

  await test.step('a map that gets another size keeps its dealers beside the panel, until the visitor moves it', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openFixture('DealerLocatorMap', 'default');
    const { marker, panel, map } = findLocator(page);
    const pin = marker(/^Fietsen Jansen/);
    const isFree = async () => {
      const [cover, box] = [await panel.boundingBox(), await pin.boundingBox()];
      return cover && box && (box.x > cover.x + cover.width || box.y > cover.y + cover.height);
    };
    await expect.poll(isFree).toBe(true);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(isFree).toBe(true);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(isFree).toBe(true);

    await map.focus();
    /** From the middle of the map, which stays what it is when the map gets another size. */
    const place = async () => {
      const [whole, box] = [await map.boundingBox(), await pin.boundingBox()];
      return whole && box ? Math.round(box.x + box.width / 2 - whole.x - whole.width / 2) : Number.NaN;
    };
    // An arrow moves the map by 80 pixels.
    const moved = (await place()) - 80;
    await page.keyboard.press('ArrowRight');
    await expect.poll(place).toBe(moved);
    await page.setViewportSize({ width: 1200, height: 900 });
    await expect.poll(async () => (await map.boundingBox())?.width).toBeLessThanOrEqual(1200);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(Math.abs((await place()) - moved)).toBeLessThanOrEqual(1);
  });
});

test('a map that is lost or cannot be drawn leaves the list, and can be tried again', async ({
  openFixture,
  page,
  consoleErrors,
}) => {
  await test.step('a map whose script is lost can be tried again', async () => {
    await page.route('**/DealerMap.*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await openFixture('DealerLocatorMap', 'default');
    const { mapPlace } = findLocator(page);
    await expect(mapPlace).toHaveAttribute('data-status', 'failed');
    await page.unroute('**/DealerMap.*.js');
    await mapPlace.getByRole('button', { name: 'Try again' }).click();
    await expect(mapPlace).toHaveAttribute('data-status', 'loaded');
    forgiveNotFound(consoleErrors, /\/DealerMap\.[^/]*\.js$/);
  });

  await test.step('a map that cannot be drawn counts as failed, and the list stays', async () => {
    await page.addInitScript(() => {
      window.ResizeObserver = class {
        constructor() {
          throw new Error('This browser watches no sizes.');
        }
      } as never;
    });
    await openFixture('DealerLocatorMap', 'default');
    const { mapPlace, entries } = findLocator(page);
    await expect(mapPlace).toHaveAttribute('data-status', 'failed');
    await expect(mapPlace.getByRole('alert')).toBeVisible();
    await expect(entries).toHaveCount(4);
    // React tells the console what it caught.
    consoleErrors.splice(0);
  });
});

test('a map that never comes counts as failed after ten seconds', { tag: '@full' }, async ({ openFixture, page }) => {
  await page.clock.install();
  await page.route('**/DealerMap.*.js', () => {});
  await openFixture('DealerLocatorMap', 'default');
  const { mapPlace } = findLocator(page);
  await expect(mapPlace.getByRole('status')).toHaveText('Loading the map…');
  await page.clock.runFor(10_100);
  await expect(mapPlace).toHaveAttribute('data-status', 'failed');
});
