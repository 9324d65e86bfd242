import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './harness/client.ts';
import { create } from './harness/entries.ts';

interface Found {
  name: string;
  distance: number | null;
}

const DEALERS = [
  // The tower of Utrecht's cathedral is 35 km from Amsterdam's Dam square.
  { name: 'Utrecht', postal_code: '3512 JC', country: 'nl', coordinates: { lat: 52.0907, lng: 5.1214 } },
  { name: 'Amersfoort', postal_code: '3811 LM', country: 'nl', coordinates: { lat: 52.1561, lng: 5.3878 } },
  { name: 'Amsterdam', postal_code: '1012 NP', country: 'nl', coordinates: { lat: 52.3731, lng: 4.8926 } },
  { name: 'Kehl', postal_code: '77694', country: 'de', coordinates: { lat: 48.5729, lng: 7.8152 } },
  { name: 'Strasbourg', postal_code: '67000', country: 'fr', coordinates: { lat: 48.5734, lng: 7.7521 } },
  { name: 'Wien', postal_code: '1010', country: 'at', coordinates: { lat: 48.2085, lng: 16.3721 } },
];

const search = async (parameters: string, headers: Record<string, string> = {}) =>
  call(`/api/dealers?${parameters}`, { headers });
const names = async (parameters: string, headers: Record<string, string> = {}) =>
  (await search(parameters, headers)).body.data.map((dealer: Found) => dealer.name);

beforeAll(async () => {
  for (const dealer of DEALERS) await create('dealers', { street: 'Road', house_number: '1', ...dealer });
});

describe('dealers near a place', () => {
  it.each([
    ['address=Utrecht', ['Utrecht', 'Amersfoort', 'Amsterdam']],
    ['address=utrecht&distance=10', ['Utrecht']],
    ['address=Utrecht&distance=25', ['Utrecht', 'Amersfoort']],
    ['address=Utrecht&orderBy=name', ['Amersfoort', 'Amsterdam', 'Utrecht']],
    ['address=Utrecht&orderBy=distance&pageSize=1&page=2', ['Amersfoort']],
    ['address=Neude 11, 3512 AD Utrecht&distance=10', ['Utrecht']],
    ['address=Neude 11 Utrecht&distance=10', ['Utrecht']],
    ['address=Straßburg&distance=10', ['Strasbourg', 'Kehl']],
    ['address=strasbourg&distance=10&country=de', ['Kehl']],
    ['address=Bruxelles', []],
    ['address=WIEN&distance=10', ['Wien']],
    ['lat=48.2&lng=16.37&distance=10', ['Wien']],
    ['address=Atlantis', []],
  ])('%s', async (parameters, expected) => {
    const found = await names(parameters);
    expect(found.filter((name: string) => DEALERS.some((dealer) => dealer.name === name))).toEqual(expected);
  });

  it.each([
    ['address=3512', ['Utrecht']],
    ['address=3512 JC', ['Utrecht']],
    ['address=3599', ['Utrecht']],
    ['address=77694', ['Kehl', 'Strasbourg']],
    ['address=1010&country=at', ['Wien']],
    ['address=99999', []],
  ])('%s is found by its postal code', async (parameters, expected) => {
    expect(await names(`${parameters}&distance=10`)).toEqual(expected);
  });

  it.each([
    // The country of the site comes first.
    ['address=9999&country=nl', { name: '9999 Stitswerd', country: 'nl', lat: 53.361, lng: 6.599 }],
    ['address=17489&country=de', { name: '17489 Greifswald', country: 'de', lat: 54.0881, lng: 13.3876 }],
    ['address=1012 AB&country=nl', { name: '1012 Amsterdam', country: 'nl', lat: 52.3735, lng: 4.8951 }],
    ['address=4020&country=be', { name: '4020 Liège', country: 'be', lat: 50.6468, lng: 5.6166 }],
    ['address=4020&country=at', { name: '4020 Linz', country: 'at', lat: 48.3041, lng: 14.262 }],
    ['address=20000&country=fr', { name: '20000 Ajaccio', country: 'fr', lat: 41.9189, lng: 8.7381 }],
    // Another one where the address names it, or this one has no such code.
    ['address=A-6020&country=nl', { name: '6020 Innsbruck', country: 'at', lat: 47.246, lng: 11.4018 }],
    ['address=24937&country=nl', { name: '24937 Flensburg', country: 'de', lat: 54.7862, lng: 9.4306 }],
  ])('%s says where it is, and in which country', async (parameters, location) => {
    const { meta } = (await search(parameters)).body;
    expect(meta.location).toEqual(location);
    expect(meta).not.toHaveProperty('unknownCode');
  });

  it('a postal code that is not known says so, and stands for the nearest one', async () => {
    const { meta } = (await search('address=3599&country=nl')).body;
    expect(meta).toMatchObject({ location: { name: '3585 Utrecht', country: 'nl' }, unknownCode: '3599' });
  });

  it('dealers near a postal code are as far as they are, whatever their own code begins with', async () => {
    // Flensburg and Kiel are 68 km apart, and share the first two digits.
    const kiel = { lat: 54.3233, lng: 10.1228 };
    const id = await create('dealers', { name: 'Kiel', postal_code: '24103', country: 'de', coordinates: kiel });
    const { body } = await search('address=24937&country=de&distance=50');
    expect(body.data).toEqual([]);
    expect(body.meta.nearest[0]).toMatchObject({ name: 'Kiel', distance: 68.1 });
    await call(`/api/dealers/${id}`, { as: 'api', method: 'DELETE' });
  });

  it('are the three nearest where none is within the distance, and of the country that was asked for', async () => {
    // Between Lübeck and Wismar, where nobody of this test is.
    const { body } = await search('lat=53.9&lng=11.0&distance=50');
    expect(body.data).toEqual([]);
    expect(body.meta.pagination.total).toBe(0);
    expect(body.meta.nearest).toHaveLength(3);
    const distances: number[] = body.meta.nearest.map((dealer: Found) => dealer.distance);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(distances[0]).toBeGreaterThan(50);
    const austrian = await search('lat=53.9&lng=11.0&distance=50&country=at');
    expect(austrian.body.meta.nearest.map(({ name }: Found) => name)).toContain('Wien');
    expect((await search('address=Wien&distance=10')).body.meta.nearest).toEqual([]);
    expect((await search('address=Atlantis')).body.meta.nearest).toEqual([]);
  });

  it('are measured over the earth, in kilometres', async () => {
    const { body } = await search('lat=52.3731&lng=4.8926');
    const distances = Object.fromEntries(body.data.map((dealer: Found) => [dealer.name, dealer.distance]));
    expect(distances).toMatchObject({ Amsterdam: 0, Utrecht: 35.1 });
    expect(body.meta.location).toEqual({ lat: 52.3731, lng: 4.8926, name: 'Amsterdam', country: null });
  });

  it('are told as the specification names them', async () => {
    const { body } = await search('address=Wien&distance=10');
    expect(body.data[0]).toEqual({
      id: expect.any(String),
      documentId: expect.any(String),
      name: 'Wien',
      street: 'Road',
      house_number: '1',
      postal_code: '1010',
      city: '',
      state: '',
      country: 'at',
      distance: expect.any(Number),
      coordinates: { lat: 48.2085, lng: 16.3721 },
      telephone: '',
      email: '',
      website: '',
      opening_hours: '',
      is_certified_dealer: false,
    });
    expect(body.meta.location).toMatchObject({ name: 'Wien', country: 'at' });
  });
});

it('without a search all dealers come by name, without distances', async () => {
  const { body } = await search('orderBy=distance&distance=50&country=nl');
  expect(body.data.map((dealer: Found) => dealer.name)).toEqual(['Amersfoort', 'Amsterdam', 'Utrecht']);
  expect(body.data.every((dealer: Found) => dealer.distance === null)).toBe(true);
  const pagination = { page: 1, pageSize: 100, pageCount: 1, total: 3 };
  expect(body.meta).toEqual({ pagination, location: null, nearest: [] });
  expect(await names('')).toEqual(expect.arrayContaining(DEALERS.map(({ name }) => name)));
});

it('a dealer that moves is found where it is now', async () => {
  const id = await create('dealers', { name: 'Mover', coordinates: { lat: 43.3, lng: 5.4 } });
  expect(await names('address=Marseille&distance=10')).toEqual(['Mover']);
  const body = { force: true, data: { coordinates: { lat: 45.76, lng: 4.84 } } };
  await call(`/api/dealers/${id}`, { as: 'api', method: 'PUT', body });
  expect(await names('address=Marseille&distance=10')).toEqual([]);
  expect(await names('address=Lyon&distance=10')).toEqual(['Mover']);
  await call(`/api/dealers/${id}`, { as: 'api', method: 'DELETE' });
  expect(await names('address=Lyon&distance=10')).toEqual([]);
});
