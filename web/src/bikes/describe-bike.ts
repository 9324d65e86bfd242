import type { BikeEntry } from '@lumavelo/blocks/contract';
import { BIKE_LIST_PATHS, COUNTRY_SITES, pagePath, type SiteLocale } from '@lumavelo/blocks/site';
import { bikeTypeName } from '@lumavelo/blocks/ui/bike-type-names.ts';
import { bikeValueText } from '@lumavelo/blocks/ui/bike-values.ts';
import { fileAddress } from 'page-format';
import { absoluteUrl } from '../addresses/alternates.ts';
import { describeWay, type Step } from '../document/describe-site.ts';
import type { Settings } from '../settings.ts';
import { listPictures, listVariants } from './bike-facts.ts';
import { BIKE_MESSAGES } from './bike-messages.ts';

interface Place {
  settings: Settings;
  /** Before addresses of files. */
  fileBase: string;
  /** Path of the page on its country's site. */
  path: string;
  locale: SiteLocale;
}

/** A bike for search engines: schema.org's Product, and the way to it as a BreadcrumbList. */
export function describeBike(bike: BikeEntry, { settings, fileBase, path, locale }: Place): Record<string, unknown>[] {
  const { country, siteUrls } = settings;
  const url = absoluteUrl(siteUrls[country], path);
  const colours = listVariants(bike, locale).flatMap(({ name }) => name || []);
  const sizes = bike.frame_sizes.map(({ name }) => bikeValueText(name, locale));
  return [
    {
      '@type': 'Product',
      name: bike.model,
      url,
      image: listPictures(bike).map((picture) => fileAddress(picture.url, fileBase)),
      ...(bike.bike_brand && { brand: { '@type': 'Brand', name: bike.bike_brand.title } }),
      ...(bike.bike_type && { category: bikeTypeName(bike.bike_type, locale.locale) }),
      ...(colours.length > 0 && { color: colours }),
      ...(sizes.length > 0 && { size: sizes }),
      ...(bike.retail_price !== null && {
        offers: {
          '@type': 'Offer',
          price: bike.retail_price,
          priceCurrency: COUNTRY_SITES[country].currency === 'sek' ? 'SEK' : 'EUR',
          url,
        },
      }),
    },
    describeWay([...wayToList(settings, locale), { name: bike.model, path }], siteUrls[country]),
  ];
}

/** The list of bikes for search engines: the way to it, unless it is the home page. */
export function describeBikeList(settings: Settings, locale: SiteLocale): Record<string, unknown>[] {
  const way = wayToList(settings, locale);
  return way.length > 1 ? [describeWay(way, settings.siteUrls[settings.country])] : [];
}

function wayToList({ country }: Settings, { locale }: SiteLocale): Step[] {
  const home = { name: 'Lumavelo', path: pagePath(country, locale, '') };
  const list = { name: BIKE_MESSAGES[locale].title, path: BIKE_LIST_PATHS[locale] };
  return list.path === home.path ? [home] : [home, list];
}
