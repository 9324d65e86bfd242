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
  ])('%s is found by the postal codes of dealers', async (parameters, expected) => {
    expect(await names(`${parameters}&distance=10`)).toEqual(expected);
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
    expect(body.meta.location).toEqual({ lat: 52.3731, lng: 4.8926, name: '' });
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
    expect(body.meta.location.name).toBe('Vienna');
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
