export interface Place {
  /** Degrees. */
  lat: number;
  lng: number;
}

/** Units to a degree of longitude: a country is some hundreds wide, and its path needs no fractions. */
const SCALE = 100;

/**
 * Where a place stands on the drawing: Mercator's projection, as on the map that follows it; y runs downwards from the
 * 56th degree of latitude, x from the Greenwich meridian.
 */
export function project({ lat, lng }: Place): { x: number; y: number } {
  return { x: lng * SCALE, y: northing(56) - northing(lat) };
}

function northing(lat: number): number {
  return (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180 * SCALE) / Math.PI;
}
