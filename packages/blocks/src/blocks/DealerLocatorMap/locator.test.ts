import { expect, test } from 'vitest';
import { chooseView, listDealers, toQuery } from './locator.ts';
import { readLocator } from './read-dealers.ts';

const utrecht = { lat: 52.09, lng: 5.12 };
const vienna = { lat: 48.2, lng: 16.37 };
const dealersAt = (...places: ({ lat: number; lng: number } | undefined)[]) =>
  readLocator({ status: 'loaded', data: { data: places.map((coordinates, id) => ({ id, coordinates })) } }).dealers;

test.each([
  ['nothing', { address: ' ', distance: 10, position: undefined }, undefined],
  ['words', { address: ' 3511 ', distance: 10, position: undefined }, { address: '3511', distance: 10 }],
  ['words before a position', { address: 'Graz', distance: 25, position: utrecht }, { address: 'Graz', distance: 25 }],
  // Without words there is no distance to choose, so the usual one counts.
  ['a position', { address: '', distance: 10, position: utrecht }, { ...utrecht, distance: 50 }],
] as const)('a search for %s asks the CMS so', (_name, search, query) => {
  expect(toQuery(search)).toEqual(query && { ...query, orderBy: 'distance' });
});

const nothing = { selected: undefined, dealers: [], location: undefined, isPosition: false };
const standard = { centre: { lat: 52.1326, lng: 5.2913 }, zoom: 11 };

test('the map starts at the default of the specification', () => {
  expect(chooseView(nothing)).toEqual(standard);
  expect(chooseView({ ...nothing, dealers: dealersAt(vienna, utrecht) })).toEqual(standard);
  expect(chooseView({ ...nothing, dealers: dealersAt(undefined) })).toEqual(standard);
});

test('a country whose dealers are all elsewhere is shown with them', () => {
  expect(chooseView({ ...nothing, dealers: dealersAt(vienna) })).toEqual({ around: [vienna], zoom: 11 });
});

test('a position is the middle at zoom 12, a place that was searched for shows what was found around it', () => {
  const found = { ...nothing, dealers: dealersAt(utrecht), location: vienna };
  expect(chooseView({ ...found, isPosition: true })).toEqual({ centre: vienna, zoom: 12 });
  expect(chooseView(found)).toEqual({ around: [vienna, utrecht], zoom: 12 });
});

test('the selected dealer is the middle at zoom 15, unless nobody knows where it is', () => {
  const [selected] = dealersAt(utrecht);
  expect(chooseView({ ...nothing, selected, location: vienna, isPosition: true })).toEqual({
    centre: utrecht,
    zoom: 15,
  });
  const [nowhere] = dealersAt(undefined);
  expect(chooseView({ ...nothing, selected: nowhere })).toEqual(standard);
});

test('the list names a hundred dealers, and the selected one wherever it stands', () => {
  const dealers = dealersAt(...Array.from({ length: 150 }, () => utrecht));
  expect(listDealers(dealers, undefined)).toHaveLength(100);
  expect(listDealers(dealers, '3')).toHaveLength(100);
  const listed = listDealers(dealers, '140');
  expect(listed).toHaveLength(101);
  expect(listed.at(-1)?.id).toBe('140');
});
