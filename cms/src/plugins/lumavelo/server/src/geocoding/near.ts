import type { Coordinates } from './geocoder.ts';

/** Kilometres of a degree of latitude. */
const DEGREE = 111.195;

/** Kilometres between two places, measured as on a flat map: exact enough below a hundred of them. */
export function distanceBetween(one: Coordinates, other: Coordinates): number {
  const north = (one.lat - other.lat) * DEGREE;
  const east = (one.lng - other.lng) * DEGREE * Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(north, east);
}

/** Whether two places are within some kilometres of each other, up to a hundred. */
export function isNear(one: Coordinates, other: Coordinates, kilometres: number): boolean {
  // Most are told apart by the first look.
  return Math.abs(one.lat - other.lat) * DEGREE <= kilometres && distanceBetween(one, other) <= kilometres;
}
