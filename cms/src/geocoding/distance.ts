import type { Coordinates } from './geocoder.ts';

/** Mean radius of the earth in kilometres. */
const EARTH_RADIUS = 6_371.0088;

/** Kilometres of a degree of latitude; of longitude at the equator. */
const DEGREE = (Math.PI / 180) * EARTH_RADIUS;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** The shortest way over the earth in kilometres (haversine). */
export function greatCircleDistance(from: Coordinates, to: Coordinates): number {
  const height = Math.sin(toRadians(to.lat - from.lat) / 2) ** 2;
  const width = Math.sin(toRadians(to.lng - from.lng) / 2) ** 2;
  const chord = height + Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * width;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)));
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
