import type { Country } from '@lumavelo/blocks/site';

export interface Coordinates {
  /** Degrees north. */
  lat: number;
  /** Degrees east. */
  lng: number;
}

export interface Place extends Coordinates {
  /** As the place is called, such as `Utrecht` or `3511 Utrecht`. */
  name: string;
  country: Country;
  /** The postal code that was asked for, where it is not known and the place is that of the nearest known code. */
  unknownCode?: string;
  /** The name that was typed, where nothing is called so and the place is called much like it. */
  misspelt?: string;
  /** Other places of the same name in this country, as they can be asked for: `5854 Bergen`. */
  namesakes?: string[];
}

/** What the surroundings of a position are called. */
export type Area = Pick<Place, 'name' | 'country'>;

/** Finds where something is that a visitor typed: a place, a postal code, or an address with one of them. */
export interface Geocoder {
  /**
   * @param country the site's. Another country's places are found where the address names that country, or where this one
   * has nothing of that name or code
   * @returns undefined when there is no such place
   */
  find(address: string, country?: Country): Promise<Place | undefined>;
  /**
   * The town or the village around a position.
   * @returns undefined far from every place in our countries
   */
  describe(position: Coordinates): Promise<Area | undefined>;
}
