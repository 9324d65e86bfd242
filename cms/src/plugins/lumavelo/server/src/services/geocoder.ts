import type { Core } from '@strapi/strapi';
import { embeddedGeocoder } from '../geocoding/embedded-geocoder.ts';
import type { Geocoder } from '../geocoding/geocoder.ts';
import { isProtocol, PROTOCOLS } from '../geocoding/protocols.ts';
import { createServiceGeocoder } from '../geocoding/service-geocoder.ts';

/**
 * The geocoder of a CMS: the embedded one, or with `GEOCODER_URL` a server that speaks the protocol of
 * `GEOCODER_PROTOCOL`.
 * @throws Error when the settings name no address, or no protocol that is known
 */
export function createGeocoder({ strapi }: { strapi: Core.Strapi }): Geocoder {
  const url = process.env.GEOCODER_URL ?? '';
  if (url === '') return embeddedGeocoder;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new Error(`GEOCODER_URL must be an address such as https://nominatim.example.com, but it is "${url}".`);
  }
  const protocol = process.env.GEOCODER_PROTOCOL || 'nominatim';
  if (!isProtocol(protocol)) {
    throw new Error(
      `GEOCODER_PROTOCOL must be ${Object.keys(PROTOCOLS).join(', ')} or empty, but it is "${protocol}".`,
    );
  }
  const warn = (message: string) => strapi.log.warn(message);
  return createServiceGeocoder({ url, protocol: PROTOCOLS[protocol], fallback: embeddedGeocoder, warn });
}
