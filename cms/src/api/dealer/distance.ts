import type { Coordinates } from '@lumavelo/strapi-plugin/geocoder';

/** Mean radius of the earth in kilometres. */
const EARTH_RADIUS = 6_371.0088;

/** Kilometres to the other side of the earth: nothing is farther away. */
export const FARTHEST = Math.PI * EARTH_RADIUS;

/** Kilometres of a degree of latitude; of longitude at the equator. */
const DEGREE = (Math.PI / 180) * EARTH_RADIUS;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Half the chord between two places on a sphere of radius 1, squared (haversine formula). Grows with the distance, and
 * databases work it out and sort by it without the inverse functions, which not all of them have. Written with cosines
 * (sin²(x/2) is (1 − cos x) / 2), which spares them the squares; that is exact to less than a metre.
 * @returns an expression of SQL over the columns `latitude` and `longitude`, and its bindings
 */
export function haversineTo({ lat, lng }: Coordinates): { sql: string; bindings: number[] } {
  const radian = Math.PI / 180;
  return {
    sql: '(1 - cos((latitude - ?) * ?) + ? * cos(latitude * ?) * (1 - cos((longitude - ?) * ?))) / 2',
    bindings: [lat, radian, Math.cos(toRadians(lat)), radian, lng, radian],
  };
}

/** The shortest way over the earth in kilometres, from the haversine. */
export function toKilometres(haversine: number): number {
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** The haversine of a way over the earth in kilometres. */
export function toHaversine(kilometres: number): number {
  return Math.sin(kilometres / EARTH_RADIUS / 2) ** 2;
}

export interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

/**
 * A box in degrees that holds everything within a distance. At the poles and across the date line it is wider than it
 * needs to be, never narrower: it only spares the database the rest of the world.
 */
export function boxAround({ lat, lng }: Coordinates, kilometres: number): Box {
  const down = kilometres / DEGREE;
  const south = Math.max(-90, lat - down);
  const north = Math.min(90, lat + down);
  const narrowest = Math.min(Math.cos(toRadians(south)), Math.cos(toRadians(north)));
  const across = narrowest > 0.01 ? kilometres / (DEGREE * narrowest) : 360;
  if (lng - across < -180 || lng + across > 180) return { south, north, west: -180, east: 180 };
  return { south, north, west: lng - across, east: lng + across };
}
