import type { Core, UID } from '@strapi/strapi';
import type { WriteGuard } from '../document-writes.ts';
import { checkAddress } from './check-redirect.ts';
import { PAGES, REDIRECTS } from './redirect-rows.ts';

/** A page in one language, as a draft or as visitors know it. */
interface PageRow {
  locale: string;
  slug: string | null;
  countries: string[] | null;
  publishedAt: string | null;
}

/**
 * When a page that visitors know is published under another slug, a redirect from the old one is prepared. It is not in
 * use until an editor says so, in the page's side panel or in the list of redirects: some slips of the keyboard were
 * never linked by anybody. A page that comes back to an old slug needs what led away from there no longer.
 */
export function offerRedirects(strapi: Core.Strapi): WriteGuard {
  return async (context, next) => {
    const { documentId, status } = context.params;
    const publishes = context.action === 'publish' || (context.action === 'update' && status === 'published');
    if (context.uid !== PAGES || !publishes || !documentId) return next();
    const before = await loadRows(strapi, documentId);
    const answer = await next();
    // Most publishings move no page, and then one look was enough.
    if (context.params.data?.slug === undefined && !before.some((row) => hasMoved(row, before))) return answer;
    for (const now of await loadRows(strapi, documentId)) {
      if (!now.publishedAt || !hasMoved(now, before)) continue;
      await forget(strapi, documentId, now);
      // Nothing can lead away from a home page.
      const then = findPublished(before, now.locale);
      if (then?.slug) await offer(strapi, documentId, then as PageRow & { slug: string });
    }
    return answer;
  };
}

async function loadRows(strapi: Core.Strapi, documentId: string): Promise<PageRow[]> {
  return strapi.db.query(PAGES as UID.ContentType).findMany({
    where: { documentId },
    select: ['locale', 'slug', 'countries', 'publishedAt'],
  });
}

/** Whether visitors know the page, in the language of this row, under another slug than it has here. */
function hasMoved({ locale, slug }: PageRow, before: readonly PageRow[]): boolean {
  const then = findPublished(before, locale);
  return then !== undefined && (then.slug ?? '') !== (slug ?? '');
}

function findPublished(rows: readonly PageRow[], locale: string): PageRow | undefined {
  return rows.find((row) => row.locale === locale && row.publishedAt !== null);
}

async function offer(strapi: Core.Strapi, page: string, { locale, slug, countries }: PageRow & { slug: string }) {
  // A page that stood before one of the site's own, such as its search.
  if (checkAddress({ from: slug, locale, countries })) return;
  const known = await strapi.db.query(REDIRECTS as UID.ContentType).count({ where: { locale, from: slug } });
  if (known > 0) return;
  const data = { from: slug, page, countries: countries ?? [], permanent: true, active: false };
  await strapi.documents(REDIRECTS as UID.ContentType).create({ locale, data: data as object });
}

async function forget(strapi: Core.Strapi, page: string, { locale, slug }: PageRow): Promise<void> {
  const rows: { documentId: string; page: { documentId: string } | null }[] = await strapi.db
    .query(REDIRECTS as UID.ContentType)
    .findMany({ where: { locale, from: slug ?? '' }, populate: { page: { select: ['documentId'] } } });
  for (const row of rows.filter((entry) => entry.page?.documentId === page)) {
    await strapi.documents(REDIRECTS as UID.ContentType).delete({ documentId: row.documentId, locale });
  }
}
