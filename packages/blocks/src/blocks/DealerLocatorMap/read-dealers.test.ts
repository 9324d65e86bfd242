import { expect, test } from 'vitest';
import { placeOnDrawing, readLocator } from './read-dealers.ts';

const locator = (data: unknown) => readLocator({ status: 'loaded', data });

test('a dealer is read as the CMS gives it', () => {
  const dealer = {
    id: 7,
    name: 'Fietsen Jansen',
    street: 'Oudegracht',
    house_number: 12,
    postal_code: '3511 AB',
    state: 'Utrecht',
    distance: 3.4,
    coordinates: { lat: 52.09, lng: 5.12 },
    is_certified_dealer: true,
  };
  expect(locator({ data: [dealer] }).dealers).toEqual([
    {
      id: '7',
      name: 'Fietsen Jansen',
      street: 'Oudegracht 12',
      place: '3511 AB Utrecht',
      distance: 3.4,
      coordinates: { lat: 52.09, lng: 5.12 },
      certified: true,
    },
  ]);
});

test('an answer of another shape holds no dealers, and an unknown map is not loaded', () => {
  for (const data of [undefined, null, 'x', [], { data: 'x' }, { data: [null, 'x'], map: 'toString' }]) {
    expect(locator(data)).toEqual({ dealers: [], map: 'notLoaded' });
  }
});

test('on the drawing north is up and east is right', () => {
  const at = (id: string, lat: number, lng: number) => ({ id, coordinates: { lat, lng } });
  const { dealers } = locator({ data: [at('south-west', 51, 4), at('north-east', 53, 6), { id: 'nowhere' }] });
  expect(placeOnDrawing(dealers)).toEqual([
    { id: 'south-west', x: 0, y: 100 },
    { id: 'north-east', x: 100, y: 0 },
  ]);
  expect(placeOnDrawing(dealers.slice(0, 1))).toEqual([{ id: 'south-west', x: 50, y: 50 }]);
});
