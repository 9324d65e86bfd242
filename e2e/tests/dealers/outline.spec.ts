import { COUNTRIES } from '@lumavelo/blocks/site';
import type { Locator } from '@playwright/test';
import { forgiveNotFound } from '../../src/console-errors.ts';
import { findLocator, recordLoads } from '../../src/dealers.ts';
import { expect, test } from '../../src/gallery.ts';
import { pushDown } from '../../src/push-down.ts';
import { watchTraffic } from '../../src/traffic.ts';

/** The map of a site without a tile server. */

test('nothing of the map is loaded before it is near, and what does not come can be tried again', async ({
  openFixture,
  page,
  consoleErrors,
}) => {
  await test.step('a map that cannot be loaded says so, and can be tried again', async () => {
    await page.route('**/outline.*.json', (route) => route.fulfill({ status: 404, body: '' }));
    await openFixture('DealerLocatorMap', 'default');
    const { mapPlace, entries, map } = findLocator(page);
    await expect(mapPlace.getByRole('alert')).toHaveText(
      'We can’t load the map right now, but every dealer is in the list.',
    );
    await expect(mapPlace).toHaveAttribute('data-status', 'failed');
    await expect(entries).toHaveCount(4);
    await page.unroute('**/outline.*.json');
    await mapPlace.getByRole('button', { name: 'Try again' }).click();
    await expect(mapPlace).toHaveAttribute('data-status', 'loaded');
    await expect(map.locator('.DealerMap-country')).toHaveCount(COUNTRIES.length);
    forgiveNotFound(consoleErrors, /\/outline\.[^/]*\.json$/);
  });

  await test.step('nothing of the map is loaded before it is near', async () => {
    await pushDown(page);
    const loads = recordLoads(page);
    const traffic = watchTraffic(page);
    await openFixture('DealerLocatorMap', 'default');
    await expect(page.getByRole('region', { name: 'Find a dealer' })).toBeAttached();
    await traffic.settle();
    expect(loads).toEqual([]);

    const { mapPlace, region } = findLocator(page);
    await region.scrollIntoViewIfNeeded();
    await expect(mapPlace).toHaveAttribute('data-status', 'loaded');
    expect(loads.filter((path) => /\/DealerMap\./.test(path))).toHaveLength(1);
    expect(loads.filter((path) => /\/outline\.[^/]*json$/.test(path))).toHaveLength(1);
  });
});

test('borders and towns are drawn where nothing covers them, and nobody else is asked', { tag: '@full' }, async ({
  openFixture,
  page,
}) => {
  await test.step('without a tile server, borders and towns are drawn, and nobody else is asked', async () => {
    const strangers: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== 'localhost') strangers.push(request.url());
    });
    await openFixture('DealerLocatorMap', 'default');
    const { map } = findLocator(page);
    await expect(map.getByText('Utrecht', { exact: true })).toBeVisible();
    await expect(map.getByText('Natural Earth')).toBeVisible();
    await expect(map.getByRole('link', { name: 'GeoNames' })).toHaveAttribute('href', 'https://www.geonames.org');
    await expect(map.locator('.DealerMap-country')).toHaveCount(COUNTRIES.length);
    expect(strangers).toEqual([]);
  });

  await test.step('no marker covers the name of a town', async () => {
    await openFixture('DealerLocatorMap', 'default');
    const { map, mapPlace } = findLocator(page);
    await expect(mapPlace).toHaveAttribute('data-status', 'loaded');
    await expect(map.getByText('Utrecht', { exact: true })).toBeVisible();
    const boxes = (selector: string) =>
      map
        .locator(selector)
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()));
    const markers: DOMRect[] = await boxes('.DealerMap-pin, .DealerMap-group');
    const names: DOMRect[] = await boxes('.DealerMap-town span');
    expect(markers.length).toBeGreaterThan(0);
    const covered = names.filter((name) =>
      markers.some(
        (marker) =>
          name.left < marker.right && marker.left < name.right && name.top < marker.bottom && marker.top < name.bottom,
      ),
    );
    expect(covered).toEqual([]);
  });

  await test.step('on a telephone no name of a town stands below who drew the map, or below its buttons', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openFixture('DealerLocatorMap', 'default');
    const { map, mapPlace } = findLocator(page);
    await expect(mapPlace).toHaveAttribute('data-status', 'loaded');
    await expect(map.locator('.DealerMap-town').first()).toBeAttached();
    for (let step = 0; step < 4; step += 1) {
      const covered = await map.evaluate((element) => {
        const boxes = (selector: string) => [...element.querySelectorAll(selector)];
        const controls = boxes('.leaflet-control').map((control) => control.getBoundingClientRect());
        return boxes('.DealerMap-town span').flatMap((name) => {
          const { left, right, top, bottom } = name.getBoundingClientRect();
          const isBelow = controls.some(
            (box) => left < box.right && box.left < right && top < box.bottom && box.top < bottom,
          );
          return isBelow ? [name.textContent] : [];
        });
      });
      expect(covered).toEqual([]);
      await map.getByRole('button', { name: 'Zoom out' }).click();
      await standStill(map);
    }
  });

  await test.step('on a telephone the buttons zoom around what the panel leaves free', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openFixture('DealerLocatorMap', 'default');
    const { map, mapPlace, entry } = findLocator(page);
    await expect(mapPlace).toHaveAttribute('data-status', 'loaded');
    await entry('Fietsen Jansen').click();
    const pin = map.getByRole('button', { pressed: true });
    await expect(pin).toBeVisible();
    const heightOf = async () => Math.round((await pin.boundingBox())?.y ?? 0);
    await expect
      .poll(async () => Math.abs((await heightOf()) - (await pin.evaluate(middleOfFreePart))))
      .toBeLessThan(60);
    await standStill(map);
    const before = await heightOf();
    // Leaflet forgets a button that is pressed while it zooms.
    for (const name of ['Zoom in', 'Zoom out', 'Zoom out']) {
      await map.getByRole('button', { name }).click();
      await standStill(map);
    }
    expect(Math.abs((await heightOf()) - before)).toBeLessThan(60);
  });
});

/** Waits until a move or a zoom is over. One begins with the frame after the one that the button was pressed in. */
async function standStill(map: Locator): Promise<void> {
  const passFrames = () =>
    map.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    });
  await passFrames();
  await expect(map.locator('.leaflet-zoom-anim, .leaflet-pan-anim')).toHaveCount(0);
  await passFrames();
}

/** How far below the top of the window the middle of the map is that the panel does not cover. Runs in the page. */
function middleOfFreePart(): number {
  const bottomOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
  return (bottomOf('.DealerLocatorMap-panel') + bottomOf('.DealerLocatorMap-map')) / 2;
}
