import { siteSettings } from '@lumavelo/blocks/contract';
import {
  BIKE_LIST_PATHS,
  COUNTRY_SITES,
  findSiteLocale,
  type KnownPaths,
  type Locale,
  leadKnownPaths,
  pagePath,
} from '@lumavelo/blocks/site';
import { z } from 'zod';
import { listBikePlaces } from '../bikes/bike-places.ts';
import { loadBikes } from '../bikes/load-bikes.ts';
import { listNews } from '../news/list-news.ts';
import { DRAWS_ON_REQUEST, type Settings } from '../settings.ts';
import { checkDelivered } from './check-delivered.ts';
import { fillTitles } from './fill-placeholders.ts';
import { oncePerBuild } from './once-per-build.ts';
import { readSiteSettings } from './read-site-settings.ts';
import { loadKeptPages, loadSitePages } from './site-content.ts';

/** What the frame shows of the site settings. */
const shownSettings = siteSettings.pick({
  organisation: true,
  email: true,
  phone: true,
  office: true,
  socialLinks: true,
  headerPages: true,
  footerPages: true,
  knownPages: true,
  securityContact: true,
  analyticsId: true,
  scriptHosts: true,
  apiPublicUrl: true,
  cdnPrefix: true,
  calculatorSlug: true,
  profileCalculators: true,
});

type ShownSettings = z.infer<typeof shownSettings>;

const shownResponse = z.object({ data: shownSettings.nullable() });

/** Of a country that nobody has made settings for. */
const NO_SETTINGS: ShownSettings = {
  organisation: '',
  email: '',
  phone: '',
  office: [],
  socialLinks: [],
  headerPages: [],
  footerPages: [],
  knownPages: [],
  securityContact: '',
  analyticsId: '',
  scriptHosts: [],
  apiPublicUrl: '',
  cdnPrefix: '',
  calculatorSlug: '',
  profileCalculators: {},
};

export interface MenuLink {
  title: string;
  /** Such as `/en/employers`. */
  path: string;
}

/**
 * What stands around every page of a locale and comes from the CMS. Part of the digest of every page, so nothing belongs
 * in here that the frame does not show.
 */
export interface SiteFrame
  extends Omit<ShownSettings, 'headerPages' | 'footerPages' | 'knownPages' | 'apiPublicUrl' | 'cdnPrefix'> {
  header: MenuLink[];
  footer: MenuLink[];
  /** Where the paths lead that new blocks link to. */
  knownPaths: KnownPaths;
  /** Where browsers reach the CMS, without a slash at the end. */
  cmsUrl: string;
  /** Before addresses of the media library's files: the country's CDN, or the CMS. Without a slash at the end. */
  fileBase: string;
  /** Path of the list of bikes; empty where the country has none. */
  bikesPath: string;
  /** Path of the news feed; empty where the locale has no dated news. */
  feed: string;
  /** Locales of the country that have something at their home address. */
  homes: Locale[];
}

/**
 * The frame of a locale.
 * @throws DeliveryError when the CMS cannot be read
 */
export const loadFrame = oncePerBuild(readFrame, ({ country }, locale) => `${country} ${locale}`);

async function readFrame(settings: Settings, locale: Locale): Promise<SiteFrame> {
  const { country } = settings;
  const body = await readSiteSettings(settings, locale);
  const { data } = checkDelivered(shownResponse, body ?? { data: null }, `site settings of ${country}`);
  const { headerPages, footerPages, knownPages, apiPublicUrl, cdnPrefix, ...settingsShown } = data ?? NO_SETTINGS;
  const cmsUrl = withoutSlash(apiPublicUrl) || settings.cmsUrl;
  const link = ({ title, slug }: { title: string; slug: string }) => ({ title, path: pagePath(country, locale, slug) });
  return {
    ...settingsShown,
    cmsUrl,
    fileBase: withoutSlash(cdnPrefix) || cmsUrl,
    header: (await fillTitles(headerPages, locale, settings)).map(link),
    footer: (await fillTitles(footerPages, locale, settings)).map(link),
    knownPaths: leadKnownPaths(country, locale, knownPages),
    bikesPath: await findBikes(settings, locale),
    feed: await findFeed(settings, locale),
    homes: await listHomes(settings),
  };
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}

/** On request there are taken to be bikes, because finding out would read all of them for one page. */
async function findBikes(settings: Settings, locale: Locale): Promise<string> {
  const hasBikes = DRAWS_ON_REQUEST || (await loadBikes(settings)).list.length > 0;
  return hasBikes ? BIKE_LIST_PATHS[locale] : '';
}

/** On request there is none, because finding out would read the whole site for one page. */
async function findFeed(settings: Settings, locale: Locale): Promise<string> {
  if (DRAWS_ON_REQUEST || (await listNews(locale)).length === 0) return '';
  return `${findSiteLocale(settings.country, locale)?.prefix}/feed.xml`;
}

/** On request, every locale is taken to have a home: finding out would read the whole site for one page. */
async function listHomes(settings: Settings): Promise<Locale[]> {
  const { country } = settings;
  const locales = COUNTRY_SITES[country].locales.map(({ locale }) => locale);
  if (DRAWS_ON_REQUEST) return locales;
  const places = [...(await loadSitePages()), ...(await loadKeptPages()), ...(await listBikePlaces(settings))];
  const paths = new Set(places.map(({ path }) => path));
  return locales.filter((locale) => paths.has(pagePath(country, locale, '')));
}
