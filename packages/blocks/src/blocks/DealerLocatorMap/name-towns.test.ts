import { expect, test } from 'vitest';
import { type Box, nameTowns, type Point } from './name-towns.ts';

const SIGHT: Box = { left: 0, top: 0, right: 600, bottom: 400 };

const town = (name: string, x: number, y: number) => ({ name, x, y });
const sides = (towns: readonly (Point & { name: string })[], markers: readonly Box[] = []) =>
  nameTowns(towns, markers, SIGHT).map(({ town: { name }, spot }) => `${name} ${spot.side}`);

/** A square over a point. */
const marker = (x: number, y: number): Box => ({ left: x - 18, right: x + 18, top: y - 18, bottom: y + 18 });

test('a name stands at the right of its town', () => {
  expect(sides([town('Utrecht', 100, 100)])).toEqual(['Utrecht right']);
});

test('a name stands where no marker covers it, and nowhere when every side is covered', () => {
  const utrecht = [town('Utrecht', 100, 100)];
  expect(sides(utrecht, [marker(130, 100)])).toEqual(['Utrecht left']);
  expect(sides(utrecht, [marker(145, 95), marker(55, 95)])).toEqual(['Utrecht below']);
  expect(sides(utrecht, [marker(145, 105), marker(55, 105), marker(100, 130)])).toEqual(['Utrecht above']);
  const around = [-60, 0, 60].flatMap((x) => [-40, 0, 40].map((y) => marker(100 + x, 100 + y)));
  expect(sides(utrecht, around)).toEqual([]);
});

test('beside a marker that stands on its town, a name keeps clear of it', () => {
  expect(nameTowns([town('Utrecht', 100, 100)], [marker(100, 100)], SIGHT)[0]?.spot).toEqual({
    side: 'right',
    distance: 27,
  });
});

test('of towns close to each other the largest is named, and one that has no room leaves it to the next', () => {
  const towns = [town('Rotterdam', 100, 100), town('Delft', 120, 110), town('Gouda', 400, 100)];
  expect(sides(towns)).toEqual(['Rotterdam right', 'Gouda right']);
  // On every side of Rotterdam.
  const around = [
    marker(60, 100),
    marker(100, 70),
    marker(100, 60),
    marker(100, 130),
    marker(120, 85),
    marker(140, 97),
  ];
  expect(sides([town('Rotterdam', 100, 100), town('Delft', 140, 118)], around)).toEqual(['Delft below']);
});

test('a name covers no other name', () => {
  const long = town('Frankfurt am Main', 100, 100);
  // Far enough to be named, and too near for both names at the right.
  expect(sides([town('Mainz', 255, 100), long])).toEqual(['Mainz right', 'Frankfurt am Main right']);
  expect(sides([town('Mainz', 250, 100), { ...long, name: 'Frankfurt am Main an der Oder' }])).toEqual([
    'Mainz right',
    'Frankfurt am Main an der Oder left',
  ]);
});

test('at the edge of what is seen, a name stands at the other side', () => {
  expect(sides([town('Amersfoort', 580, 100)])).toEqual(['Amersfoort left']);
  // Of one out of sight the map's next small move shows the name.
  expect(sides([town('Amersfoort', 700, 100)])).toEqual(['Amersfoort right']);
});
