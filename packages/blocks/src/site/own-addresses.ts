import { COUNTRY_SITES, type Country, pagePath } from './locales.ts';
import { NEWSLETTER_STEPS } from './newsletter-paths.ts';
import { SHARE_PICTURES_FOLDER } from './share-picture.ts';
import { SEARCH_FOLDER, SEARCH_PATHS } from './site-search.ts';

/** Files and folders of every built site, by the first part of their path. */
const FILES = new Set([
  ...['_astro', 'assets', 'img', '.well-known', SEARCH_FOLDER, SHARE_PICTURES_FOLDER],
  ...['robots.txt', 'llms.txt', 'sitemap.xml', 'site.webmanifest', 'kept-pages.json', '_redirects'],
]);
const FILES_BY_LANGUAGE = /^sitemap-.+\.xml$/;
const SERVER_FILES = /\.caddy$/;
/** Every page has its text beside it; see `web/src/markdown`. */
const PAGE_TEXTS = /\.md$/;

/** Pages that a build writes in every language, whatever the CMS holds. */
const PAGES = ['404', ...NEWSLETTER_STEPS.map((step) => `newsletter/${step}`)];

const SLUGS = ['', 'feed.xml', ...PAGES];

/** What no page of the CMS can be called, nor anything below it: a build writes it itself. */
export const OWN_SLUGS: readonly string[] = [...FILES, ...PAGES];

/**
 * A path as web servers look it up: decoded, without dot segments, repeated slashes and one at the end, and in lower case,
 * because some match in either.
 */
export function normalisePath(path: string): string {
  const segments: string[] = [];
  for (const segment of decode(path)
    .toLowerCase()
    .split(/[/\\]+/)) {
    if (segment === '..') segments.pop();
    else if (segment !== '.' && segment !== '') segments.push(segment);
  }
  return `/${segments.join('/')}`;
}

/** The path of the page that a path leads to: that of `/en/x.html` and `/en/x/index.html` is `/en/x`. */
export function findPagePath(path: string): string {
  return (
    normalisePath(path)
      .replace(/\.html$/, '')
      .replace(/\/index$/, '') || '/'
  );
}

/** A path that cannot be decoded is what it says. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * True for an address that every build of a country's site writes by itself: files, and pages that are none of the CMS's.
 * `web/src/build.test.ts` holds it against what a build wrote.
 */
export function isOwnAddress(country: Country, path: string): boolean {
  const own = findPagePath(path);
  const [, first = ''] = own.split('/');
  if (own === '/' || FILES.has(first) || FILES_BY_LANGUAGE.test(first) || SERVER_FILES.test(first)) return true;
  if (PAGE_TEXTS.test(own)) return true;
  return COUNTRY_SITES[country].locales.some(
    ({ locale }) => own === SEARCH_PATHS[locale] || SLUGS.some((slug) => own === pagePath(country, locale, slug)),
  );
}
