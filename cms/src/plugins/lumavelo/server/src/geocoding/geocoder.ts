import type { Country } from '@lumavelo/blocks/site';

export interface Coordinates {
  /** Degrees north. */
  lat: number;
  /** Degrees east. */
  lng: number;
}

export interface Place extends Coordinates {
  /** As the place is called, such as `Utrecht` or `3511`. */
  name: string;
}

/** Finds where something is that a visitor typed: a place, a postal code, or an address with one of them. */
export interface Geocoder {
  /**
   * @param country tried first where several countries have such a place
   * @returns undefined when there is no such place
   */
  find(address: string, country?: Country): Promise<Place | undefined>;
}
