import {
  BIKE_LIST_PATHS,
  type BikeEntry,
  COUNTRY_SITES,
  fileAddress,
  pagePath,
  type SiteLocale,
} from '@lumavelo/blocks/core';
import { absoluteUrl } from '../addresses/alternates.ts';
import type { Settings } from '../settings.ts';
import { listPictures } from './bike-facts.ts';
import { BIKE_WORDS } from './bike-words.ts';

interface Place {
  settings: Settings;
  /** Complete address of the bike's page. */
  canonical: string;
  locale: SiteLocale;
}

/** A bike for search engines: schema.org's Product, and the way to it as a BreadcrumbList. */
export function describeBike(bike: BikeEntry, { settings, canonical, locale }: Place): Record<string, unknown>[] {
  const { country, siteUrls } = settings;
  const steps = [
    { name: 'Lumavelo', path: pagePath(country, locale.locale, '') },
    { name: BIKE_WORDS[locale.locale].title, path: BIKE_LIST_PATHS[locale.locale] },
  ].filter(({ path }, index, all) => all.findIndex((other) => other.path === path) === index);
  const ways = [
    ...steps.map(({ name, path }) => ({ name, item: absoluteUrl(siteUrls[country], path) })),
    { name: bike.model, item: canonical },
  ];
  return [
    {
      '@type': 'Product',
      name: bike.model,
      url: canonical,
      image: listPictures(bike).map(({ url }) => fileAddress(url, settings.cmsUrl)),
      ...(bike.bike_brand && { brand: { '@type': 'Brand', name: bike.bike_brand.title } }),
      ...(bike.bike_type && { category: bike.bike_type.title }),
      ...(bike.retail_price !== null && {
        offers: {
          '@type': 'Offer',
          price: bike.retail_price,
          priceCurrency: COUNTRY_SITES[country].currency === 'sek' ? 'SEK' : 'EUR',
          url: canonical,
        },
      }),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: ways.map((way, index) => ({ '@type': 'ListItem', position: index + 1, ...way })),
    },
  ];
}
