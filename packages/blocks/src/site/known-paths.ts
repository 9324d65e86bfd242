/**
 * Known paths: those that new blocks link to (specification point 2), such as `/werkgever`. They are Dutch slugs, and
 * every site has the page under a slug of its own language, so a link to one is led to the page like a reference.
 */
import type { Fields, Registry } from 'page-format';
import { BIKE_LIST_PATHS, type Country, type Locale, pagePath } from './locales.ts';

/** The page of a site that a known path means. */
export interface KnownPage {
  /** Such as `/werkgever`. */
  path: string;
  /** The language of the page that was asked for, else another one of the country. */
  locale: Locale;
  /** Empty for the home page. */
  slug: string;
}

/** Where known paths lead on a country's site, by path. */
export type KnownPaths = Readonly<Record<string, string>>;

/** A link that a new block starts with. */
export interface DefaultLink {
  type: string;
  /** Where it stands in the block, such as `items.0.link`. */
  place: string;
  address: string;
}

/** Every link that new blocks start with; empty ones lead nowhere and are left out. */
export function listDefaultLinks(registry: Registry): DefaultLink[] {
  return [...registry.values()].flatMap(({ type, props }) =>
    listLinks(props, {}).map(([place, address]) => ({ type, place, address })),
  );
}

function listLinks(fields: Fields, values: Readonly<Record<string, unknown>>): [place: string, address: string][] {
  return Object.entries(fields).flatMap(([name, field]): [string, string][] => {
    const value = values[name] ?? field.default;
    if (field.kind === 'link' && typeof value === 'string' && value) return [[name, value]];
    const { item } = field as { item?: Fields };
    if (!item) return [];
    return (value as Record<string, unknown>[]).flatMap((values, index) =>
      listLinks(item, values).map(([place, address]): [string, string] => [`${name}.${index}.${place}`, address]),
    );
  });
}

export function listKnownPaths(registry: Registry): string[] {
  const paths = listDefaultLinks(registry).map(({ address }) => readPath(address));
  return [...new Set(paths.filter((path) => path.startsWith('/')))];
}

/**
 * Where known paths lead on pages of a locale: to the pages that the CMS knows for them; the path of the bike list
 * leads to the list in the language of the page, which needs no page of the CMS.
 */
export function leadKnownPaths(country: Country, locale: Locale, pages: readonly KnownPage[]): KnownPaths {
  return Object.fromEntries([
    [BIKE_LIST_PATHS.nl, BIKE_LIST_PATHS[locale]],
    ...pages.map((page) => [page.path, pagePath(country, page.locale, page.slug)]),
  ]);
}

/** Where an address leads that an editor typed, when it is a known path; undefined for every other one. */
export function leadKnownPath(address: string, knownPaths: KnownPaths): string | undefined {
  const path = readPath(address);
  return Object.hasOwn(knownPaths, path) ? knownPaths[path] + address.slice(path.length) : undefined;
}

/** What stands before `?` and `#`. */
function readPath(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? '';
}
