import { answerSearches, dealer, findLocator, inUtrecht, UTRECHT } from '../../src/dealers.ts';
import { expect, test } from '../../src/gallery.ts';

const near = dealer('Jansen', 52.0907, 5.1214, 0.4);

test('nobody is met with a prompt: the position is asked for when the visitor wants it', async ({
  openFixture,
  page,
}) => {
  await page.addInitScript(() => {
    const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
    navigator.geolocation.getCurrentPosition = (...given) => {
      document.documentElement.dataset.asked = 'true';
      ask(...given);
    };
  });
  await openFixture('DealerLocatorMap', 'default');
  const { region, mapPlace, entries } = findLocator(page);
  await expect(mapPlace).toHaveAttribute('data-status', 'loaded');
  await expect(entries).toHaveCount(4);
  await expect(page.locator('html')).not.toHaveAttribute('data-asked');
  await region.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked');
});

test('a position that was allowed before finds the nearest dealers, unless words are typed', async ({
  openFixture,
  page,
  context,
}) => {
  await test.step('a position that was allowed before finds the nearest dealers at once', async () => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 52.09083, longitude: 5.12222 });
    const asked = await answerSearches(page, inUtrecht(near));
    await openFixture('DealerLocatorMap', 'default');
    const { entries, map } = findLocator(page);
    await expect(entries).toHaveText([/^Jansen0,4 km/]);
    // Not more exactly than it needs to be.
    expect(asked).toEqual([
      { lat: '52.091', lng: '5.122', orderBy: 'distance', distance: '50', country: 'nl', page: '1' },
    ]);
    await expect(map.locator('.DealerMap-position')).toBeInViewport();
  });

  await test.step('words count before the position, and it counts again without them', async () => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: UTRECHT.lat, longitude: UTRECHT.lng });
    await answerSearches(page, ({ address }) => inUtrecht(address ? dealer('Kees', 47.07, 15.44, 1) : near));
    await openFixture('DealerLocatorMap', 'default');
    const { search, entries } = findLocator(page);
    await expect(entries).toHaveText([/^Jansen/]);
    await search.fill('Graz');
    await expect(entries).toHaveText([/^Kees/]);
    await search.clear();
    await expect(entries).toHaveText([/^Jansen/]);
  });
});

test('a position refused with code 1 is a sentence, others are others, and the list stays', async ({
  openFixture,
  page,
}) => {
  for (const [code, sentence] of [
    [1, 'Your browser does not share your location. You can search for a place instead.'],
    [2, 'Your location cannot be determined right now. You can search for a place instead.'],
    [3, 'Your location is taking a while. You can search for a place meanwhile.'],
  ] as const) {
    await test.step(`a position refused with code ${code} is a sentence, and the list stays`, async () => {
      await page.addInitScript((reason) => {
        navigator.geolocation.getCurrentPosition = (_found, refused) =>
          refused?.({ code: reason } as GeolocationPositionError);
      }, code);
      await openFixture('DealerLocatorMap', 'default');
      const { region, entries, told } = findLocator(page);
      await region.getByRole('button', { name: 'Use my location' }).click();
      await expect(region.getByRole('alert')).toHaveText(sentence);
      await expect(told).toHaveText('4 dealers');
      await expect(entries).toHaveCount(4);
    });
  }

  await test.step('a browser that cannot tell says so in place of the button', async () => {
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'geolocation', { value: undefined }));
    await openFixture('DealerLocatorMap', 'default');
    const { region, entries } = findLocator(page);
    await expect(region.getByRole('alert')).toHaveText('Geolocation is not supported by your browser');
    await expect(region.getByRole('button', { name: 'Use my location' })).toHaveCount(0);
    await expect(entries).toHaveCount(4);
  });
});

test('a browser whose visitor says no is refused', { tag: '@full' }, async ({ openFixture, page, context }) => {
  await context.clearPermissions();
  await openFixture('DealerLocatorMap', 'default');
  const { region, entries } = findLocator(page);
  await region.getByRole('button', { name: 'Use my location' }).click();
  await expect(region.getByRole('alert')).toHaveText(/Your browser does not share your location|taking a while/);
  await expect(entries).toHaveCount(4);
});

test('a prompt that nobody answers ends the waiting, and an answer may still follow', async ({ openFixture, page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (found) => {
      const coords = { latitude: 52.091, longitude: 5.122 } as GeolocationCoordinates;
      addEventListener('allow', () => found({ coords } as GeolocationPosition));
    };
  });
  await answerSearches(page, inUtrecht(near));
  await openFixture('DealerLocatorMap', 'default');
  const { region, told, entries } = findLocator(page);
  await region.getByRole('button', { name: 'Use my location' }).click();
  await expect(told).toHaveText('Loading dealers…');
  await page.clock.runFor(5_100);
  await expect(region.getByRole('alert')).toHaveText(/^Your location is taking a while/);
  await expect(told).toHaveText('4 dealers');
  await page.evaluate(() => dispatchEvent(new Event('allow')));
  await expect(entries).toHaveText([/^Jansen/]);
  await expect(region.getByRole('alert')).toBeEmpty();
});
