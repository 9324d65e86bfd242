import { expect, test } from 'vitest';
import { readLocator } from './read-dealers.ts';

const locator = (data: unknown) => readLocator({ status: 'loaded', data });

const dealer = {
  id: 7,
  name: 'Fietsen Jansen',
  street: 'Oudegracht',
  house_number: 12,
  postal_code: '3511 AB',
  city: 'Utrecht',
  state: 'Utrecht (provincie)',
  distance: 3.4,
  coordinates: { lat: 52.09, lng: 5.12 },
  is_certified_dealer: true,
  telephone: '+31 30 000 0000',
  email: 'jansen@fietsen.test',
  website: 'javascript:alert(1)',
  opening_hours: 'ma–vr 9–18',
};

test('a dealer is read as the CMS gives it', () => {
  expect(locator({ data: [dealer] }).dealers).toEqual([
    {
      id: '7',
      name: 'Fietsen Jansen',
      street: 'Oudegracht 12',
      place: '3511 AB Utrecht',
      distance: 3.4,
      coordinates: { lat: 52.09, lng: 5.12 },
      certified: true,
      telephone: '+31 30 000 0000',
      email: 'jansen@fietsen.test',
      website: '',
      hours: 'ma–vr 9–18',
    },
  ]);
});

test('where no town is known, the state stands in its place', () => {
  const { city, ...rest } = dealer;
  expect(locator({ data: [rest] }).dealers[0]?.place).toBe('3511 AB Utrecht (provincie)');
});

test('an answer says how many dealers there are in all, and where the search stands', () => {
  const location = { lat: 52, lng: 5, name: '3512 Utrecht', country: 'nl' };
  const meta = { pagination: { total: 230, pageCount: 3 }, location, unknownCode: '3598' };
  expect(locator({ data: [dealer], meta })).toMatchObject({ total: 230, pageCount: 3, location, unknownCode: '3598' });
  const doubts = { misspelt: 'Utrehct', namesakes: ['5854 Bergen', ''] };
  expect(locator({ data: [dealer], meta: doubts })).toMatchObject({ misspelt: 'Utrehct', namesakes: ['5854 Bergen'] });
  const position = { lat: 52, lng: 5, name: '', country: null };
  expect(locator({ data: [], meta: { location: position } })).toMatchObject({
    location: { ...position, country: undefined },
    unknownCode: '',
  });
});

test('where nobody is near enough, the nearest are the dealers', () => {
  expect(locator({ data: [], meta: { nearest: [dealer] } })).toMatchObject({ isFar: true, dealers: [{ id: '7' }] });
  expect(locator({ data: [dealer], meta: { nearest: [dealer] } })).toMatchObject({ isFar: false, total: 1 });
});

test('an answer of another shape holds no dealers, and no status of a map', () => {
  for (const data of [undefined, null, 'x', [], { data: 'x' }, { data: [null, 'x'], map: 'toString', meta: 'x' }]) {
    expect(locator(data)).toEqual({
      dealers: [],
      isFar: false,
      total: 0,
      pageCount: 1,
      location: undefined,
      unknownCode: '',
      misspelt: '',
      namesakes: [],
      map: undefined,
    });
  }
});
