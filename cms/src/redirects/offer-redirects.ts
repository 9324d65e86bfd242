import type { Core, UID } from '@strapi/strapi';
import { PAGES, REDIRECTS } from './redirect-rows.ts';

interface WriteContext {
  uid: string;
  action: string;
  params: { documentId?: string; status?: string };
}

interface PublishedRow {
  locale: string;
  slug: string | null;
  countries: string[] | null;
}

/**
 * When a page that visitors know is published under another slug, a redirect from the old one is prepared. It is not in
 * use until an editor says so, in the page's side panel or in the list of redirects: some slips of the keyboard were
 * never linked by anybody. A page that comes back to an old slug needs what led away from there no longer.
 */
export function offerRedirects(strapi: Core.Strapi): void {
  const middleware = async (context: WriteContext, next: () => Promise<unknown>) => {
    const { documentId, status } = context.params;
    const publishes = context.action === 'publish' || (context.action === 'update' && status === 'published');
    if (context.uid !== PAGES || !publishes || !documentId) return next();
    const before = await loadPublished(strapi, documentId);
    const answer = await next();
    const after = await loadPublished(strapi, documentId);
    for (const now of after) {
      const then = before.find(({ locale }) => locale === now.locale);
      if (!then || (then.slug ?? '') === (now.slug ?? '')) continue;
      await forget(strapi, documentId, now);
      // Nothing can lead away from a home page.
      if (then.slug) await offer(strapi, documentId, then as PublishedRow & { slug: string });
    }
    return answer;
  };
  strapi.documents.use(middleware as Parameters<typeof strapi.documents.use>[0]);
}

async function loadPublished(strapi: Core.Strapi, documentId: string): Promise<PublishedRow[]> {
  return strapi.db.query(PAGES as UID.ContentType).findMany({
    where: { documentId, publishedAt: { $notNull: true } },
    select: ['locale', 'slug', 'countries'],
  });
}

async function offer(strapi: Core.Strapi, page: string, { locale, slug, countries }: PublishedRow & { slug: string }) {
  const known = await strapi.db.query(REDIRECTS as UID.ContentType).count({ where: { locale, from: slug } });
  if (known > 0) return;
  const data = { from: slug, page, countries: countries ?? [], permanent: true, active: false };
  await strapi.documents(REDIRECTS as UID.ContentType).create({ locale, data: data as object });
}

async function forget(strapi: Core.Strapi, page: string, { locale, slug }: PublishedRow): Promise<void> {
  const rows: { documentId: string; page: { documentId: string } | null }[] = await strapi.db
    .query(REDIRECTS as UID.ContentType)
    .findMany({ where: { locale, from: slug ?? '' }, populate: { page: { select: ['documentId'] } } });
  for (const row of rows.filter((entry) => entry.page?.documentId === page)) {
    await strapi.documents(REDIRECTS as UID.ContentType).delete({ documentId: row.documentId, locale });
  }
}
