import type { Locale } from '@lumavelo/blocks/site';
import type { Settings } from '../settings.ts';
import { oncePerBuild } from './once-per-build.ts';
import { deliveryOf } from './site-delivery.ts';

/**
 * What all pages of a country share, as the CMS delivers it.
 * @throws DeliveryError when the CMS cannot be read
 */
export const readSiteSettings = oncePerBuild(
  (settings: Settings, locale: Locale): Promise<unknown> =>
    deliveryOf(settings).readJson(`/api/site?${new URLSearchParams({ country: settings.country, locale })}`),
  ({ country }, locale) => `${country} ${locale}`,
);
