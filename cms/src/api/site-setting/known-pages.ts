import { registry } from '@lumavelo/blocks/registry';
import {
  belongsToCountry,
  COUNTRY_SITES,
  type Country,
  type KnownPage,
  type Locale,
  listKnownPaths,
} from '@lumavelo/blocks/site';
import type { Core } from '@strapi/strapi';
import { query, type Row, text } from '../../rows/read-row.ts';

const PAGES = 'api::page.page';
const FIELDS = ['documentId', 'slug', 'locale', 'countries'];

const SLUGS = listKnownPaths(registry).map((path) => path.slice(1));

/**
 * The pages that known paths mean on a country's site: the page with this slug, else the page that has this slug in any
 * language, in the language that is asked for, else in another one of the country. Where a country has a page of its own
 * with the address of such a page, that one is meant. Paths that no page has are left out.
 */
export async function loadKnownPages(strapi: Core.Strapi, country: Country, locale: Locale): Promise<KnownPage[]> {
  const published = { publishedAt: { $notNull: true } };
  const named: Row[] = await query(strapi, PAGES).findMany({
    where: { ...published, $or: [{ slug: { $in: SLUGS } }, { slug: { $null: true } }] },
    select: FIELDS,
  });
  const locales = COUNTRY_SITES[country].locales.map((entry) => entry.locale);
  const rows: Row[] = await query(strapi, PAGES).findMany({
    where: {
      ...published,
      documentId: { $in: [...new Set(named.map(({ documentId }) => documentId))] },
      locale: { $in: locales },
    },
    select: FIELDS,
    orderBy: { documentId: 'asc' },
  });
  const isOwn = (row: Row) => belongsToCountry(row.countries as string[] | null, country);
  const own = [
    ...rows.filter(isOwn),
    ...(await findStandIns(
      strapi,
      rows.filter((row) => !isOwn(row)),
      isOwn,
    )),
  ];
  const inOrder = [locale, ...locales].flatMap((code) => own.filter((row) => row.locale === code));
  return SLUGS.flatMap((slug): KnownPage[] => {
    const hasSlug = (row: Row) => text(row.slug) === slug;
    const documents = new Set(named.filter(hasSlug).map(({ documentId }) => documentId));
    const meant = inOrder.filter((row) => documents.has(row.documentId));
    const page = meant.find((row) => row.locale === locale && hasSlug(row)) ?? meant[0];
    return page ? [{ path: `/${slug}`, locale: page.locale as Locale, slug: text(page.slug) }] : [];
  });
}

/** Pages of the country at the addresses of pages that are not, each in the place of that one. */
async function findStandIns(strapi: Core.Strapi, others: readonly Row[], isOwn: (row: Row) => boolean): Promise<Row[]> {
  const slugs = others.map(({ slug }) => text(slug)).filter(Boolean);
  if (slugs.length === 0) return [];
  const rows: Row[] = await query(strapi, PAGES).findMany({
    where: { publishedAt: { $notNull: true }, slug: { $in: slugs } },
    select: FIELDS,
    orderBy: { documentId: 'asc' },
  });
  return rows.filter(isOwn).flatMap((row) => {
    const place = others.find(({ locale, slug }) => locale === row.locale && slug === row.slug);
    return place ? [{ ...row, documentId: place.documentId }] : [];
  });
}
