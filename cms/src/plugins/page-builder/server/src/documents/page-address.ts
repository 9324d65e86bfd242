import { shorten } from 'page-format';
import type { SiteRules } from '../services/registry/sites.ts';

/** What decides under which addresses a page is found. */
export interface PageAddress {
  /** Null where the type has no languages. */
  locale: string | null;
  /** Path below the locale's prefix; empty for the home page. */
  slug: string;
  /** Value of the attribute that lists the page's sites. */
  sites: unknown;
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

/**
 * What is wrong with a slug, as a sentence, or undefined.
 * @param reserved slugs that the sites use themselves, with all that is below them
 */
export function checkSlug(slug: unknown, reserved: readonly string[] = []): string | undefined {
  if (typeof slug !== 'string') return 'The slug must be a text such as werkgever, or empty for the home page.';
  if (slug === '') return undefined;
  if (!SLUG.test(slug)) {
    return (
      `The slug "${shorten(slug)}" is not allowed. Use lowercase letters a to z, digits and single hyphens, ` +
      'with / between parts: werkgever, or zakelijk/voordelen. Leave it empty for the home page.'
    );
  }
  const own = reserved.find((path) => `${slug}/`.startsWith(`${path}/`));
  return own && `The slug "${slug}" is not allowed: the sites use /${own} themselves. Choose another.`;
}

/** The sites on which two pages would have the same address. */
export function findSharedSites(sites: SiteRules, one: PageAddress, other: PageAddress): string[] {
  if (one.locale !== other.locale || one.slug !== other.slug) return [];
  const taken = sites.list(other);
  return sites.list(one).filter((site) => taken.includes(site));
}
