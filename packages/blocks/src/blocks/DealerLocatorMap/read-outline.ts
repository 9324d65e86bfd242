/** A town: its name at home, latitude and longitude in thousandths of degrees, and names by language that differ. */
export type OutlineTown = readonly [name: string, lat: number, lng: number, others?: Readonly<Record<string, string>>];

/** The drawn map, as `scripts/cut-map.ts` writes it to `outline.json`. */
export interface Outline {
  /** Of each country its rings: longitudes and latitudes in turn, in thousandths of degrees, from point to point. */
  countries: readonly (readonly (readonly number[])[])[];
  /** The largest first. */
  towns: readonly OutlineTown[];
}

/** The points of a ring as latitude and longitude, in degrees. */
export function readRing(ring: readonly number[]): [lat: number, lng: number][] {
  const points: [number, number][] = [];
  let [lat, lng] = [0, 0];
  for (let index = 0; index < ring.length; index += 2) {
    lng += ring[index] as number;
    lat += ring[index + 1] as number;
    points.push([lat / 1000, lng / 1000]);
  }
  return points;
}

/**
 * What visitors call a town.
 * @param lang BCP 47 tag of the page: the language counts, not its country
 */
export function readTownName([name, , , others]: OutlineTown, lang: string): string {
  return others?.[lang.slice(0, 2)] ?? name;
}
