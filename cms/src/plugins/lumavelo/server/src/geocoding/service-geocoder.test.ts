import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { embeddedGeocoder } from './embedded-geocoder.ts';
import { PROTOCOLS, type ProtocolName } from './protocols.ts';
import { createServiceGeocoder } from './service-geocoder.ts';

const INNSBRUCK = {
  lat: '47.2685',
  lon: '11.3928',
  display_name: 'Innsbruck, Tirol, 6020, Österreich',
  address: { country_code: 'at' },
};

let server: Server;
let asked: string[];
let warnings: string[];
/** What the server responds with, by the countries that it is asked for. */
let places: Record<string, unknown>;
/** Answers in the place of that, where a test says so. */
let answer: ((response: ServerResponse) => void) | undefined;

beforeEach(async () => {
  [asked, warnings, places, answer] = [[], [], {}, undefined];
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const countries = searchParams.get('countrycodes') ?? '';
    asked.push(pathname === '/search' ? `${searchParams.get('q')} in ${countries}` : (request.url ?? ''));
    if (answer) answer(response);
    else response.end(JSON.stringify(places[countries] ?? []));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});

afterEach(() => {
  server.close();
});

function createGeocoder(protocol: ProtocolName = 'nominatim') {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const warn = (message: string) => warnings.push(message);
  return createServiceGeocoder({ url, protocol: PROTOCOLS[protocol], fallback: embeddedGeocoder, warn });
}

test('the country that an address names is asked for, else that of the site', async () => {
  places = { at: [INNSBRUCK] };
  const geocoder = createGeocoder();
  const place = { name: INNSBRUCK.display_name, country: 'at', lat: 47.2685, lng: 11.3928 };
  expect(await geocoder.find('Innsbruck', 'at')).toEqual(place);
  expect(await geocoder.find('Innsbruck, Oostenrijk', 'nl')).toEqual(place);
  expect(asked).toEqual(['Innsbruck in at', 'Innsbruck, Oostenrijk in at']);
});

test('other countries are asked for only where the files have nothing either', async () => {
  places = { 'nl,de,be,at,fr': [INNSBRUCK] };
  const geocoder = createGeocoder();
  expect(await geocoder.find('9999', 'nl')).toMatchObject({ name: '9999 Stitswerd', country: 'nl' });
  expect(asked).toEqual(['9999 in nl']);
  expect(await geocoder.find('Haus am Inn', 'nl')).toMatchObject({ country: 'at' });
  expect(asked).toEqual(['9999 in nl', 'Haus am Inn in nl', 'Haus am Inn in nl,de,be,at,fr']);
});

test('what is only spelled alike comes after what the server knows', async () => {
  expect(await createGeocoder().find('Amstredam', 'nl')).toMatchObject({ name: 'Amsterdam', misspelt: 'Amstredam' });
  places = { 'nl,de,be,at,fr': [INNSBRUCK] };
  expect(await createGeocoder().find('Amstredam', 'nl')).toMatchObject({ country: 'at' });
});

test('while the server responds with something else, the files are searched', async () => {
  places = { nl: { error: 'Unable to geocode' } };
  expect(await createGeocoder().find('1012 AB', 'nl')).toMatchObject({ name: '1012 Amsterdam' });
  expect(warnings).toEqual([expect.stringContaining('The embedded one answers.')]);
});

test.each<[string, (response: ServerResponse) => void]>([
  ['says nothing at all', () => {}],
  ['breaks off', (response) => response.destroy()],
  ['is out of order', (response) => response.writeHead(503).end()],
  ['sends a page', (response) => response.end('<!doctype html>')],
  ['sends more than anybody reads', (response) => response.end(`[${' '.repeat(300_000)}]`)],
  ['leads elsewhere', (response) => response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end()],
  ['knows a place beyond the earth', (response) => response.end(JSON.stringify([{ ...INNSBRUCK, lat: '95' }]))],
  ['names no country', (response) => response.end(JSON.stringify([{ ...INNSBRUCK, address: {} }]))],
])('where a server %s, the files are searched, and a warning is logged', async (_, respond) => {
  answer = respond;
  const started = performance.now();
  expect(await createGeocoder().find('1012 AB', 'nl')).toMatchObject({ name: '1012 Amsterdam' });
  expect(performance.now() - started).toBeLessThan(4_000);
  expect(warnings).toHaveLength(1);
});

const send = (body: unknown) => (response: ServerResponse) => void response.end(JSON.stringify(body));
const collection = (...properties: object[]) =>
  send({ features: properties.map((each) => ({ geometry: { coordinates: [11.3928, 47.2685] }, properties: each })) });

test.each<[ProtocolName, (response: ServerResponse) => void, asked: string, name: string]>([
  [
    'photon',
    collection({ countrycode: 'IT', name: 'Innsbruck' }, { countrycode: 'AT', name: 'Innsbruck', postcode: '6020' }),
    '/api?q=Innsbruck&limit=15',
    'Innsbruck, 6020',
  ],
  [
    'pelias',
    collection({ country_code: 'AT', label: 'Innsbruck, Österreich' }),
    '/v1/search?text=Innsbruck&size=1&boundary.country=AT',
    'Innsbruck, Österreich',
  ],
])('%s is asked in its own words, and a place of the country is taken', async (protocol, respond, path, name) => {
  answer = respond;
  const place = await createGeocoder(protocol).find('Innsbruck', 'at');
  expect(place).toEqual({ name, country: 'at', lat: 47.2685, lng: 11.3928 });
  expect(asked).toEqual([path]);
});

test.each<[ProtocolName, (response: ServerResponse) => void, asked: string]>([
  [
    'nominatim',
    send({ address: { country_code: 'at', road: 'Herzog-Friedrich-Straße', city: 'Innsbruck' } }),
    '/reverse?lat=47.269&lon=11.393&format=jsonv2&zoom=13',
  ],
  [
    'photon',
    collection({ countrycode: 'AT', name: 'Goldenes Dachl', city: 'Innsbruck' }),
    '/reverse?lat=47.269&lon=11.393&limit=1',
  ],
  [
    'pelias',
    collection({ country_code: 'AT', label: 'Altstadt, Innsbruck', locality: 'Innsbruck' }),
    '/v1/reverse?point.lat=47.269&point.lon=11.393&size=1&layers=coarse',
  ],
])(
  '%s says what is around a position, of which it learns no more than a hundred metres',
  async (protocol, respond, path) => {
    answer = respond;
    const geocoder = createGeocoder(protocol);
    expect(await geocoder.describe({ lat: 47.26852, lng: 11.39284 })).toEqual({ name: 'Innsbruck', country: 'at' });
    await geocoder.describe({ lat: 47.26853, lng: 11.39281 });
    expect(asked).toEqual([path]);
  },
);

test.each<[ProtocolName, unknown]>([
  ['nominatim', { error: 'Unable to geocode' }],
  ['nominatim', { address: { country_code: 'it', city: 'Bozen' } }],
  ['photon', { features: [] }],
  ['pelias', { features: [] }],
])('where %s knows nothing, nothing is said', async (protocol, body) => {
  answer = send(body);
  expect(await createGeocoder(protocol).describe({ lat: 46.5, lng: 11.3 })).toBeUndefined();
  expect(warnings).toEqual([]);
});

test.each<[ProtocolName, unknown]>([
  ['nominatim', []],
  ['nominatim', { address: { country_code: 'nl', city: { toString: 'x' } } }],
  ['photon', { features: [{ geometry: { coordinates: ['11', 'x'] }, properties: {} }] }],
  ['pelias', { features: 'none' }],
  ['pelias', null],
])('where %s answers nonsense, the files say what is around', async (protocol, body) => {
  answer = send(body);
  expect(await createGeocoder(protocol).describe({ lat: 52.0907, lng: 5.1214 })).toEqual({
    name: 'Utrecht',
    country: 'nl',
  });
  expect(warnings).toHaveLength(1);
});
