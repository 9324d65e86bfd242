import type { MessageDescriptor } from 'react-intl';

/** An entry with a page, as the admin knows it. */
export interface SiteEntry {
  /** Such as `api::page.page`. */
  model: string;
  /** The locale that the address or the entry names; undefined where content has no languages. */
  locale: string | undefined;
  /** The values of its form. */
  values: Readonly<Record<string, unknown>>;
}

/** Where a page is seen: what its blocks are drawn for. */
export interface PagePlace {
  /** Locale of Strapi. */
  locale: string;
  /** Name of the site that shows it, as the server knows it; empty where there is one site alone. */
  site: string;
  /** BCP 47 tag of the page's language. */
  lang: string;
}

/** A site that shows pages, by the id that the publisher knows it by. */
export interface Site {
  id: string;
  name: MessageDescriptor;
}

/** The sites of a project. */
export interface Sites {
  /** The plugin that names them. */
  name: string;
  /** The locales that pages are written in, in the order in which they are offered. */
  locales: readonly string[];
  /** What the canvas imitates. */
  findPlace(entry: SiteEntry): PagePlace;
  /** The sites that show an entry; undefined for entries that are no pages. */
  listSites(entry: SiteEntry): readonly Site[] | undefined;
  /** Path of an entry on one of them, such as `/en/employers`; without it, the editor offers no way to the page. */
  findPath?(entry: SiteEntry, site: string): string | undefined;
}

/** Without a registration: one site without a name, and no other language to go to. */
const UNNAMED: Sites = {
  name: 'page-builder',
  locales: [],
  findPlace: ({ locale = 'en' }) => ({ locale, site: '', lang: locale }),
  listSites: () => undefined,
};

let named = UNNAMED;

/** @throws Error when another plugin has named the sites */
export function registerSites(sites: Sites): void {
  if (named !== UNNAMED) throw new Error(`${sites.name} registers sites, and ${named.name} has done so before.`);
  named = sites;
}

export function getSites(): Sites {
  return named;
}
