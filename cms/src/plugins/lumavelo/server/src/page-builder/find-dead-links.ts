import { registry } from '@lumavelo/blocks/registry';
import {
  BIKE_LIST_PATHS,
  belongsToCountry,
  COUNTRY_SITES,
  type Country,
  FILE_FOLDERS,
  isLocale,
  listKnownPaths,
  pagePath,
} from '@lumavelo/blocks/site';
import type { Core, UID } from '@strapi/strapi';
import { type EditorText, listTypedAddresses, type PageDocument, type Problem } from 'page-format';
import { loadRedirects, toRedirect } from '../redirects/redirect-rows.ts';
import { nameCountries } from './name-countries.ts';

const PAGES = 'api::page.page' as UID.ContentType;
const BIKES = 'api::bike.bike' as UID.ContentType;

const KNOWN_PATHS: ReadonlySet<string> = new Set(listKnownPaths(registry));

interface PageRow {
  documentId: string;
  locale: string;
  slug: string | null;
  countries: string[] | null;
}

interface SitePaths {
  country: Country;
  has(path: string): boolean;
}

/**
 * Links to a path where a site on which the page appears has nothing: no published page, no bike, no redirect. Those that
 * new blocks begin with are led to the page of that name in the site's language (see `known-paths.ts`), if there is one.
 */
export async function findDeadLinks(
  strapi: Core.Strapi,
  document: PageDocument,
  countries: readonly Country[],
): Promise<Problem[]> {
  const links = listTypedAddresses(document, registry).flatMap(({ address, ...place }) => {
    const target = readTarget(address);
    return target === undefined ? [] : [{ target, place }];
  });
  // Few pages have typed paths, and only they need to know all others.
  if (links.length === 0) return [];
  const sites = await loadSites(strapi, countries);
  const found = new Map<string, Problem>();
  for (const { target, place } of links) {
    const missing = sites.filter((site) => !site.has(target)).map(({ country }) => country);
    // Several links of one text to it are one problem.
    const key = JSON.stringify([place.blockId, place.path, target]);
    if (missing.length > 0) found.set(key, { level: 'warning', ...place, message: explain(target, missing) });
  }
  return [...found.values()];
}

/** The path on the site that an address leads to, without what stands behind it; undefined for any other address. */
function readTarget(address: string): string | undefined {
  if (!address.startsWith('/') || address.startsWith('//')) return undefined;
  const path = address.split(/[?#]/, 1)[0]?.replace(/\/+$/, '') || '/';
  const folder = path.split('/')[1] ?? '';
  return FILE_FOLDERS.includes(folder) || folder === 'uploads' ? undefined : path;
}

/** What the sites of the countries have, each by its paths. */
async function loadSites(strapi: Core.Strapi, countries: readonly Country[]): Promise<SitePaths[]> {
  const locales = [
    ...new Set(countries.flatMap((country) => COUNTRY_SITES[country].locales.map(({ locale }) => locale))),
  ];
  const rows: PageRow[] = await strapi.db.query(PAGES).findMany({
    where: { publishedAt: { $notNull: true } },
    select: ['documentId', 'locale', 'slug', 'countries'],
  });
  const redirects = await loadRedirects(strapi, locales);
  const bikes: { slug: string }[] = await strapi.db.query(BIKES).findMany({ select: ['slug'] });
  const hosts = strapi.config.get<Partial<Record<Country, string>>>('plugin::page-builder.sites', {});
  // A known path means the page that has it as its slug in any language.
  const known = new Map(
    rows.filter(({ slug }) => KNOWN_PATHS.has(`/${slug}`)).map((row) => [`/${row.slug}`, row.documentId]),
  );

  return countries.map((country) => {
    const own = COUNTRY_SITES[country].locales.map(({ locale }) => locale);
    const pages = rows.filter(
      ({ locale, countries: listed }) => isLocale(locale) && own.includes(locale) && belongsToCountry(listed, country),
    );
    const lists = own.map((locale) => BIKE_LIST_PATHS[locale]);
    const paths = new Set([
      ...pages.map(({ locale, slug }) => pagePath(country, locale, slug ?? '')),
      ...redirects.flatMap((row) => toRedirect(row, country, hosts[country])?.from ?? []),
      ...lists.flatMap((list) => [
        list,
        ...['compare', ...bikes.map(({ slug }) => slug)].map((slug) => `${list === '/' ? '' : list}/${slug}`),
      ]),
    ]);
    const documents = new Set(pages.map(({ documentId }) => documentId));
    // The Dutch path of the list leads to the list of every language.
    return {
      country,
      has: (path) => paths.has(path) || path === BIKE_LIST_PATHS.nl || documents.has(known.get(path) ?? ''),
    };
  });
}

function explain(path: string, countries: readonly Country[]): EditorText {
  const names = (language: string) => nameCountries(countries, language);
  return {
    en: `There is no page at "${path}" on the site of: ${names('en')}. Choose a page, or another address.`,
    de: `Unter „${path}“ gibt es keine Seite auf der Website für: ${names('de')}. Bitte eine Seite oder eine andere Adresse wählen.`,
    nl: `Op “${path}” staat geen pagina op de site voor: ${names('nl')}. Kies een pagina of een ander adres.`,
    fr: `Aucune page ne se trouve à « ${path} » sur le site de : ${names('fr')}. Choisissez une page ou une autre adresse.`,
  };
}
