import { createServer, type Server } from 'node:http';
import { answerSearches, findLocator, inUtrecht, UTRECHT } from '../../src/dealers.ts';
import { expect, test } from '../../src/gallery.ts';

/** The gallery that was built with a tile server in its settings, and that server. */
test.use({ galleryFolder: 'gallery-react' });

/** One grey pixel; a map stretches it to a tile. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

let server: Server;
let status = 200;
let asked: URL[] = [];

test.beforeAll(async () => {
  const { port } = new URL(String(process.env.E2E_TILES_URL));
  server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://tiles'));
    response.writeHead(status, { 'content-type': 'image/png', 'access-control-allow-origin': '*' });
    response.end(status === 200 ? PIXEL : undefined);
  });
  await new Promise<void>((resolve) => server.listen(Number(port), resolve));
});
test.beforeEach(() => {
  status = 200;
  asked = [];
});
test.afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** Zoom levels of the tiles that were asked for. */
const zooms = () => [...new Set(asked.map(({ pathname }) => Number(pathname.split('/')[1])))];

test('tiles come from the configured server, with its key, and its attribution is shown', async ({
  openFixture,
  page,
}) => {
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
  await openFixture('DealerLocatorMap', 'default');
  const { mapPlace, entry } = findLocator(page);
  await expect(mapPlace).toHaveAttribute('data-status', 'loaded');
  expect(zooms()).toEqual([11]);
  // The tile that 52.1326, 5.2913 lies on.
  expect(asked.map(({ pathname }) => pathname)).toContain('/11/1054/674.png');
  await entry('Fietsen Jansen').click();
  await expect.poll(zooms).toContain(15);
});

test('a position is shown at zoom 12', async ({ openFixture, page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: UTRECHT.lat, longitude: UTRECHT.lng });
  await answerSearches(page, inUtrecht());
  await openFixture('DealerLocatorMap', 'default');
  await expect.poll(zooms).toContain(12);
});

for (const refusal of [401, 403]) {
  test(`tiles that are answered with ${refusal} are an AuthFailure`, async ({ openFixture, page, consoleErrors }) => {
    status = refusal;
    await openFixture('DealerLocatorMap', 'default');
    const { mapPlace, entries } = findLocator(page);
    await expect(mapPlace).toHaveAttribute('data-status', 'authFailure');
    await expect(mapPlace.getByRole('alert')).toHaveText('Error: AuthFailure');
    await expect(entries).toHaveCount(4);
    status = 200;
    await mapPlace.getByRole('button', { name: 'Try again' }).click();
    await expect(mapPlace).toHaveAttribute('data-status', 'loaded');
    // The browser reports each answer by itself.
    forgiveStatus(consoleErrors, refusal);
  });
}

test('a tile server that fails is a failed map, and the list stays', async ({ openFixture, page, consoleErrors }) => {
  status = 500;
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
