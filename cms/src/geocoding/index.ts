import type { Core } from '@strapi/strapi';
import { createEmbeddedGeocoder } from './embedded-geocoder.ts';
import type { Geocoder } from './geocoder.ts';
import { createNominatimGeocoder } from './nominatim-geocoder.ts';

const created = new WeakMap<Core.Strapi, Geocoder>();

/**
 * The geocoder of a CMS: the embedded one, or with `GEOCODER_URL` a Nominatim-compatible server.
 * @throws Error when the setting is no address
 */
export function geocoderOf(strapi: Core.Strapi): Geocoder {
  const geocoder = created.get(strapi) ?? createGeocoder(strapi, process.env.GEOCODER_URL ?? '');
  created.set(strapi, geocoder);
  return geocoder;
}

function createGeocoder(strapi: Core.Strapi, url: string): Geocoder {
  const embedded = createEmbeddedGeocoder(strapi);
  if (url === '') return embedded;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new Error(`GEOCODER_URL must be an address such as https://nominatim.example.com, but it is "${url}".`);
  }
  return createNominatimGeocoder({ url, fallback: embedded, warn: (message) => strapi.log.warn(message) });
}
