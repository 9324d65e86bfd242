import type { Locale } from '@lumavelo/blocks/site';
import { DRAWS_ON_REQUEST, type Settings } from '../settings.ts';
import { deliveryOf } from './site-delivery.ts';

const read = new Map<string, Promise<unknown>>();

/**
 * What all pages of a country share, as the CMS delivers it. A build asks once per locale.
 * @throws DeliveryError when the CMS cannot be read
 */
export function readSiteSettings(settings: Settings, locale: Locale): Promise<unknown> {
  const { country } = settings;
  const path = `/api/site?${new URLSearchParams({ country, locale })}`;
  const known = DRAWS_ON_REQUEST ? undefined : read.get(path);
  const body = known ?? deliveryOf(settings).readJson(path);
  read.set(path, body);
  return body;
}
