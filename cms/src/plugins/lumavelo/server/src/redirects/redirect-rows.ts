import { belongsToCountry, type Country, findSiteLocale, pagePath, type Redirect } from '@lumavelo/blocks/site';
import type { Core, UID } from '@strapi/strapi';
import { upgradeOwnHost } from 'page-format';

export const REDIRECTS = 'api::redirect.redirect';
export const PAGES = 'api::page.page';

/** A redirect as it is stored, with where its page is published in the same language. */
export interface RedirectRow {
  documentId: string;
  locale: string;
  /** Path below the language's prefix, like a page's slug. */
  from: string;
  to: string | null;
  countries: string[] | null;
  permanent: boolean;
  active: boolean;
  page: { documentId: string } | null;
  target: { slug: string | null; countries: string[] | null } | undefined;
}

/** Redirects of some locales, in the order in which they were made. */
export async function loadRedirects(strapi: Core.Strapi, locales: readonly string[]): Promise<RedirectRow[]> {
  const rows: Omit<RedirectRow, 'target'>[] = await strapi.db.query(REDIRECTS as UID.ContentType).findMany({
    where: { locale: { $in: locales } },
    populate: { page: { select: ['documentId'] } },
    orderBy: { id: 'asc' },
  });
  const ids = rows.flatMap(({ page }) => page?.documentId ?? []);
  const pages: { documentId: string; locale: string; slug: string | null; countries: string[] | null }[] =
    await strapi.db.query(PAGES as UID.ContentType).findMany({
      where: { documentId: { $in: ids }, locale: { $in: locales }, publishedAt: { $notNull: true } },
      select: ['documentId', 'locale', 'slug', 'countries'],
    });
  return rows.map((row) => ({
    ...row,
    target: pages.find(({ documentId, locale }) => documentId === row.page?.documentId && locale === row.locale),
  }));
}

/**
 * A redirect on a country's site; undefined where it is not to be there: of another country or language, not in use, or
 * without a target, such as a page that is not published.
 * @param siteUrl public address of the country's site; what leads to it by its complete address stays on the site
 */
export function toRedirect(row: RedirectRow, country: Country, siteUrl?: string): Redirect | undefined {
  if (!row.active || !belongsToCountry(row.countries, country) || !findSiteLocale(country, row.locale))
    return undefined;
  const to = findTarget(row, country, siteUrl);
  return to === '' ? undefined : { from: pagePath(country, row.locale, row.from), to, permanent: row.permanent };
}

function findTarget({ page, target, to, locale }: RedirectRow, country: Country, siteUrl?: string): string {
  if (page) {
    if (!target || !belongsToCountry(target.countries, country)) return '';
    return pagePath(country, locale, target.slug ?? '');
  }
  if (!to) return '';
  if (to.startsWith('/')) return to;
  // Only a write around our checks stores such an address, and the others are to work on.
  if (!URL.canParse(to)) return '';
  const { href, origin, pathname, search, hash } = new URL(upgradeOwnHost(to, siteUrl) ?? to);
  return siteUrl && origin === new URL(siteUrl).origin ? pathname + search + hash : href;
}
