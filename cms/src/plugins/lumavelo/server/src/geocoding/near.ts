import type { Coordinates } from './geocoder.ts';

/** Kilometres of a degree of latitude. */
const DEGREE = 111.195;

/** Whether two places are within some kilometres, measured as on a flat map: exact enough below a hundred of them. */
export function isNear(one: Coordinates, other: Coordinates, kilometres: number): boolean {
  const north = (one.lat - other.lat) * DEGREE;
  if (Math.abs(north) > kilometres) return false;
  const east = (one.lng - other.lng) * DEGREE * Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(north, east) <= kilometres;
}
