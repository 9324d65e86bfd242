import type { Core } from '@strapi/strapi';
import type { Geocoder } from './geocoder.ts';
import { findPlace } from './places.ts';
import { findPostalCode, readPostalCode } from './postal-codes.ts';

/**
 * Finds places without a network: by the names in the gazetteer and by the postal codes of the dealers. Of an address
 * with street and number, the part that names a place counts.
 */
export function createEmbeddedGeocoder(strapi: Core.Strapi): Geocoder {
  return {
    async find(address, country) {
      const code = readPostalCode(address);
      for (const part of listPlaceNames(address)) {
        const place = findPlace(part, country);
        if (place) return place;
      }
      return code ? findPostalCode(strapi, code, country) : undefined;
    },
  };
}

/** `Oudegracht 112, 3511 AX Utrecht` may be a place as a whole, then by its parts, then by the end of its last part. */
function listPlaceNames(address: string): string[] {
  const parts = address.split(',').reverse();
  const names = [address, ...parts].map((part) => part.replaceAll(/\b\d{4,5}(\s?[A-Z]{2}\b)?/g, ' ').trim());
  const words = (names[1] ?? '').split(/\s+/);
  const ends = words.map((_, index) => words.slice(index).join(' '));
  return [...new Set([...names, ...ends.slice(0, 6)])].filter((name) => name.length > 1);
}
