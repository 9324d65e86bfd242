import { DatabaseSync } from 'node:sqlite';
import type { Coordinates } from '@lumavelo/strapi-plugin/geocoder';
import { expect, it } from 'vitest';
import { createRandom } from '../../../../scripts/testing/random.ts';
import { boxAround, haversineTo, toHaversine, toKilometres } from './distance.ts';

const PAIRS = 500;

it('distances of 500 pairs, near and far, are those along the great circle', () => {
  const random = createRandom('pairs of places');
  const between = (from: number, to: number) => from + random() * (to - from);
  const database = new DatabaseSync(':memory:');
  for (let pair = 0; pair < PAIRS; pair += 1) {
    // One half in our countries and within a day's ride, one half anywhere.
    const isNear = pair % 2 === 0;
    const from = isNear ? place(between(41, 55), between(-5, 17)) : place(between(-90, 90), between(-180, 180));
    const to = isNear
      ? place(from.lat + between(-1, 1), from.lng + between(-1, 1))
      : place(between(-90, 90), between(-180, 180));
    const { sql, bindings } = haversineTo(from);
    const row = database
      .prepare(`select ${sql} as haversine from (select ? as latitude, ? as longitude)`)
      .get(...bindings, to.lat, to.lng);
    const kilometres = toKilometres(Number(row?.haversine));
    const expected = measureAlongGreatCircle(from, to);
    // Less than a metre.
    expect(Math.abs(kilometres - expected), JSON.stringify({ from, to, kilometres, expected })).toBeLessThan(0.001);
    expect(Math.abs(toKilometres(toHaversine(expected)) - expected)).toBeLessThan(0.001);
    const { south, north, west, east } = boxAround(from, expected + 0.001);
    expect(to.lat >= south && to.lat <= north && to.lng >= west && to.lng <= east).toBe(true);
  }
  database.close();
});

const place = (lat: number, lng: number): Coordinates => ({ lat, lng });

/** The angle between two directions from the middle of the earth, by their cross and dot product, in kilometres of its arc. */
function measureAlongGreatCircle(one: Coordinates, other: Coordinates): number {
  const [a, b] = [toDirection(one), toDirection(other)];
  const cross = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
  const dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  return 6_371.0088 * Math.atan2(Math.hypot(...cross), dot);
}

function toDirection({ lat, lng }: Coordinates): [number, number, number] {
  const [up, round] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
  return [Math.cos(up) * Math.cos(round), Math.cos(up) * Math.sin(round), Math.sin(up)];
}
