import { answerSearches, findLocator, inUtrecht, UTRECHT } from '../../src/dealers.ts';
import { expect, test } from '../../src/gallery.ts';
import { answerTiles } from '../../src/tiles.ts';

/** Zoom levels of the tiles that were asked for. */
const zooms = (asked: URL[]) => [...new Set(asked.map(({ pathname }) => Number(pathname.split('/')[1])))];

test('tiles come from the configured server, with its key, and its attribution is shown', async ({
  openFixture,
  page,
}) => {
  const asked = await answerTiles(page);
  await openFixture('DealerLocatorMap', 'default');
  const { mapPlace, map } = findLocator(page);
  await expect(mapPlace).toHaveAttribute('data-status', 'loaded');
  await expect(map.getByRole('link', { name: 'Test tiles' })).toHaveAttribute('href', 'https://tiles.example.com');
  expect(new Set(asked.map(({ searchParams }) => searchParams.get('key')))).toEqual(new Set(['test key']));
  await expect(map.locator('.DealerMap-country')).toHaveCount(0);
});

test('the map starts at zoom 11 around the middle of the Netherlands, and chooses dealers at 15', async ({
  openFixture,
  page,
}) => {
  const asked = await answerTiles(page);
  await openFixture('DealerLocatorMap', 'default');
  const { mapPlace, entry } = findLocator(page);
  await expect(mapPlace).toHaveAttribute('data-status', 'loaded');
  expect(zooms(asked)).toEqual([11]);
  // The tile that 52.1326, 5.2913 lies on.
  expect(asked.map(({ pathname }) => pathname)).toContain('/11/1054/674.png');
  await entry('Fietsen Jansen').click();
  await expect.poll(() => zooms(asked)).toContain(15);
});

test('a position is shown at zoom 12', async ({ openFixture, page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: UTRECHT.lat, longitude: UTRECHT.lng });
  await answerSearches(page, inUtrecht());
  const asked = await answerTiles(page);
  await openFixture('DealerLocatorMap', 'default');
  await expect.poll(() => zooms(asked)).toContain(12);
});

for (const refusal of [401, 403]) {
  test(`tiles that are answered with ${refusal} are an AuthFailure`, async ({ openFixture, page, consoleErrors }) => {
    await answerTiles(page, refusal);
    await openFixture('DealerLocatorMap', 'default');
    const { mapPlace, entries } = findLocator(page);
    await expect(mapPlace).toHaveAttribute('data-status', 'authFailure');
    await expect(mapPlace.getByRole('alert')).toHaveText('Error: AuthFailure');
    await expect(entries).toHaveCount(4);
    await answerTiles(page);
    await mapPlace.getByRole('button', { name: 'Try again' }).click();
    await expect(mapPlace).toHaveAttribute('data-status', 'loaded');
    // The browser reports each answer by itself.
    forgiveStatus(consoleErrors, refusal);
  });
}

test('a tile server that fails is a failed map, and the list stays', async ({ openFixture, page, consoleErrors }) => {
  await answerTiles(page, 500);
  await openFixture('DealerLocatorMap', 'default');
  const { mapPlace, entries } = findLocator(page);
  await expect(mapPlace).toHaveAttribute('data-status', 'failed');
  await expect(entries).toHaveCount(4);
  forgiveStatus(consoleErrors, 500);
});

function forgiveStatus(consoleErrors: string[], code: number): void {
  const others = consoleErrors.filter((text) => !text.includes(`the server responded with a status of ${code}`));
  consoleErrors.splice(0, consoleErrors.length, ...others);
}
