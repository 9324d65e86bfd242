import { expect, test } from 'vitest';
import { drawDealers } from './draw-dealers.ts';
import { project } from './project.ts';
import { readLocator } from './read-dealers.ts';

const draw = (...coordinates: ({ lat: number; lng: number } | undefined)[]) =>
  drawDealers(
    readLocator({ status: 'loaded', data: { data: coordinates.map((at) => ({ coordinates: at })) } }).dealers,
  );
const boxOf = (viewBox: string) => viewBox.split(' ').map(Number) as [number, number, number, number];

test('north is up and east is right', () => {
  const [southWest, northEast] = [project({ lat: 51, lng: 4 }), project({ lat: 53, lng: 6 })];
  expect(southWest.x).toBeLessThan(northEast.x);
  expect(southWest.y).toBeGreaterThan(northEast.y);
});

test('every dealer with coordinates has a dot inside the picture', () => {
  const places = [
    { lat: 47.07, lng: 15.44 },
    { lat: 53.55, lng: 9.99 },
  ];
  const { viewBox, dots } = draw(...places, undefined);
  const [left, top, width, height] = boxOf(viewBox);
  expect(dots.match(/M/g)).toHaveLength(places.length);
  for (const { x, y } of places.map(project)) {
    expect(x).toBeGreaterThanOrEqual(left - 1);
    expect(x).toBeLessThanOrEqual(left + width + 1);
    expect(y).toBeGreaterThanOrEqual(top - 1);
    expect(y).toBeLessThanOrEqual(top + height + 1);
  }
});

test('one dealer, or none, still has a country around', () => {
  for (const { viewBox } of [draw({ lat: 52, lng: 5 }), draw()]) {
    const [left, top, width, height] = boxOf(viewBox);
    const { x, y } = project({ lat: 52, lng: 5 });
    expect(Math.min(width, height)).toBeGreaterThan(100);
    expect(x > left && x < left + width && y > top && y < top + height).toBe(true);
  }
});
