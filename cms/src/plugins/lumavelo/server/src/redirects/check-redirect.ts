import {
  belongsToCountry,
  COUNTRIES,
  COUNTRY_SITES,
  findSiteLocale,
  isOwnAddress,
  pagePath,
} from '@lumavelo/blocks/site';
import { shorten } from 'page-format';
import type { RedirectRow } from './redirect-rows.ts';

const FROM = /^[A-Za-z0-9._~-]+(?:\/[A-Za-z0-9._~-]+)*$/;

/** First parts of a path that belong to another language. */
const PREFIXES = new Set(
  Object.values(COUNTRY_SITES).flatMap(({ locales }) => locales.map(({ prefix }) => prefix.slice(1))),
);

/** What is wrong with the address that a redirect leads away from, as a sentence, or undefined. */
export function checkFrom(from: unknown): string | undefined {
  const advice = 'Write it like a page’s slug: old-page, or old/page.html.';
  if (typeof from !== 'string' || from === '') return `A redirect needs the address that it leads away from. ${advice}`;
  if (!FROM.test(from) || from.split('/').some((part) => part.startsWith('.'))) {
    return `The address "${shorten(from)}" is not allowed: letters a to z, digits, and . _ ~ - between slashes. ${advice}`;
  }
  const [first = ''] = from.toLowerCase().split('/');
  return PREFIXES.has(first) ? `Nothing can lead away from /${first}: the sites use it themselves.` : undefined;
}

/** Which site has a page or a file of its own where a redirect leads away from, as a sentence, or undefined. */
export function checkAddress({ from, locale, countries }: Pick<RedirectRow, 'from' | 'locale' | 'countries'>) {
  for (const country of COUNTRIES) {
    if (!belongsToCountry(countries, country) || !findSiteLocale(country, locale)) continue;
    const path = pagePath(country, locale, from);
    if (isOwnAddress(country, path))
      return `Nothing can lead away from ${path}: the ${country} site has a page or a file of its own there.`;
  }
  return undefined;
}

/** What is wrong with the address that a redirect leads to, as a sentence, or undefined. */
export function checkTo(to: unknown): string | undefined {
  if (to === null || to === undefined || to === '') return undefined;
  const isPath = typeof to === 'string' && /^\/(?![/\\])\S*$/.test(to);
  const isAddress = typeof to === 'string' && /^https?:\/\/\S+$/.test(to) && URL.canParse(to);
  if (isPath || isAddress) return undefined;
  return 'The address to lead to is a path of the site such as /en/employers, or begins with https://.';
}
