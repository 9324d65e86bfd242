import type { Core } from '@strapi/strapi';
import { embeddedGeocoder } from '../geocoding/embedded-geocoder.ts';
import type { Geocoder } from '../geocoding/geocoder.ts';
import { createNominatimGeocoder } from '../geocoding/nominatim-geocoder.ts';

/**
 * The geocoder of a CMS: the embedded one, or with `GEOCODER_URL` a Nominatim-compatible server.
 * @throws Error when the setting is no address
 */
export function createGeocoder({ strapi }: { strapi: Core.Strapi }): Geocoder {
  const url = process.env.GEOCODER_URL ?? '';
  if (url === '') return embeddedGeocoder;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new Error(`GEOCODER_URL must be an address such as https://nominatim.example.com, but it is "${url}".`);
  }
  return createNominatimGeocoder({ url, fallback: embeddedGeocoder, warn: (message) => strapi.log.warn(message) });
}
