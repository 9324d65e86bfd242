/** What stands on the page of a bike beside the bike. */
import type { BikeEntry, FaqEntry } from '@lumavelo/blocks/contract';
import { siteSettings } from '@lumavelo/blocks/contract';
import { DealerLocatorMap } from '@lumavelo/blocks/definitions/DealerLocatorMap';
import type { Locale } from '@lumavelo/blocks/site';
import { walk } from 'page-format';
import { z } from 'zod';
import { oncePerBuild } from '../delivery/once-per-build.ts';
import { readSiteSettings } from '../delivery/read-site-settings.ts';
import { loadSitePages } from '../delivery/site-content.ts';
import { DRAWS_ON_REQUEST, type Settings } from '../settings.ts';
import { type FinderBike, loadBikes } from './load-bikes.ts';
import { listNextBikes } from './next-bikes.ts';

export interface BesideBike {
  /** Of its type, and closest in price. */
  next: FinderBike[];
  /** The questions that the site settings of the country name. */
  faqs: FaqEntry[];
  /** Of the page with the dealer search; empty without one. */
  dealersPath: string;
}

/** @throws DeliveryError when the CMS cannot be read */
export async function loadBesideBike(bike: BikeEntry, locale: Locale, settings: Settings): Promise<BesideBike> {
  const { list } = await loadBikes(settings);
  return { next: listNextBikes(bike, list), ...(await loadShared(settings, locale)) };
}

const loadShared = oncePerBuild(
  async (settings: Settings, locale: Locale): Promise<Omit<BesideBike, 'next'>> => {
    const body = await readSiteSettings(settings, locale);
    const { data } = faqsResponse.parse(body ?? { data: null });
    return {
      faqs: (data?.faqs ?? []).filter(({ items }) => items.length > 0),
      dealersPath: await findDealersPath(locale),
    };
  },
  (_, locale) => locale,
);

const faqsResponse = z.object({ data: siteSettings.pick({ faqs: true }).nullable() });

/** Of the page with the dealer search; empty without one. On request there is none, because finding out would read the whole site for one page. */
export async function findDealersPath(locale: Locale): Promise<string> {
  if (DRAWS_ON_REQUEST) return '';
  const pages = (await loadSitePages()).filter((page) => page.locale === locale);
  const page = pages.find(({ document }) =>
    [...walk(document)].some(({ block }) => block.type === DealerLocatorMap.type),
  );
  return page?.path ?? '';
}
