import { isDeepStrictEqual } from 'node:util';
import { isLocale, LOCALES } from '@lumavelo/blocks/site';
import type { Core, UID } from '@strapi/strapi';
import { PAGE_TYPE } from '../names.ts';
import { checkCountries, checkSlug, findSharedCountries, type PageAddress } from '../documents/page-address.ts';
import { refuse } from '../documents/refuse-document.ts';
import { loadDrafts, readLocale } from '../documents/stored-rows.ts';
import type { DocumentMiddleware, WriteContext } from '../documents/write-context.ts';

const GUARDED = new Set(['create', 'update', 'clone', 'publish']);

/** Any number; page writes that hold this lock wait for each other on PostgreSQL. */
const ADDRESS_LOCK = 5_117_301;

/**
 * Keeps the address of every page its own: one page per slug, locale and country, counting drafts and published
 * versions alike, so that publishing later cannot collide. Check and write share a transaction; without it two editors
 * could take the same slug in the same moment.
 */
export function guardAddresses(strapi: Core.Strapi): DocumentMiddleware {
  return async (context, next) => {
    if (context.uid !== PAGE_TYPE || !GUARDED.has(context.action)) return next();
    return strapi.db.transaction(async ({ trx }) => {
      if (strapi.db.dialect.client === 'postgres') await trx.raw('SELECT pg_advisory_xact_lock(?)', [ADDRESS_LOCK]);
      if (context.action === 'clone') await giveCopiesAnAddress(strapi, context);
      for (const address of await listAddresses(strapi, context)) {
        await assertAddressIsFree(strapi, address, context.action === 'clone' ? undefined : context.params.documentId);
      }
      return next();
    });
  };
}

/** The addresses that pages have after the call; checks on the way what was sent. */
async function listAddresses(strapi: Core.Strapi, context: WriteContext): Promise<PageAddress[]> {
  if (context.action === 'publish') return (await loadDrafts(strapi, context)).map(readAddress);

  const data = normaliseData(context);
  if (context.action === 'clone') {
    const sources = await loadDrafts(strapi, inEveryLocale(context));
    return sources.map((source) => readAddress({ ...source, ...data, locale: source.locale }));
  }
  const locale = await readLocale(strapi, context);
  if (!isLocale(locale)) throw refuse('locale', `Pages exist in ${LOCALES.join(', ')}, and not in "${locale}".`);
  const [stored] = context.action === 'update' ? await loadDrafts(strapi, context) : [];
  const address = readAddress({ ...stored, ...data, locale });
  // A draft that keeps its address was looked at when it got it, and is once more when it is published.
  return stored && isDeepStrictEqual(address, readAddress(stored)) ? [] : [address];
}

function inEveryLocale(context: WriteContext): WriteContext {
  return { ...context, params: { ...context.params, locale: context.params.locale ?? '*' } };
}

/** Checks and tidies slug and countries of the call's data: no slug is the home page, like an empty one. */
function normaliseData(context: WriteContext): Record<string, unknown> {
  const data = { ...context.params.data };
  if (data.slug === null || (data.slug === undefined && context.action === 'create')) data.slug = '';
  const slugFault = data.slug === undefined ? undefined : checkSlug(data.slug);
  if (slugFault) throw refuse('slug', slugFault);
  const countriesFault = checkCountries(data.countries);
  if (countriesFault) throw refuse('countries', countriesFault);
  context.params = { ...context.params, data };
  return data;
}

function readAddress(row: Record<string, unknown>): PageAddress {
  return {
    locale: String(row.locale),
    slug: typeof row.slug === 'string' ? row.slug : '',
    countries: Array.isArray(row.countries) ? row.countries : null,
  };
}

/** @throws ValidationError naming the page that has the address */
async function assertAddressIsFree(
  strapi: Core.Strapi,
  address: PageAddress,
  documentId: string | undefined,
): Promise<void> {
  const rows = await strapi.db.query(PAGE_TYPE as UID.ContentType).findMany({
    where: { locale: address.locale, ...(address.slug ? { slug: address.slug } : { $or: HOME_SLUGS }) },
    select: ['documentId', 'locale', 'slug', 'countries', 'title'],
  });
  for (const row of rows as (Record<string, unknown> & { documentId: string; title: string })[]) {
    if (row.documentId === documentId) continue;
    const shared = findSharedCountries(address, readAddress(row));
    if (shared.length === 0) continue;
    const what = address.slug
      ? `The slug "${address.slug}" is taken in locale ${address.locale} for ${shared.join(', ')}`
      : `Locale ${address.locale} already has a home page (an empty slug) for ${shared.join(', ')}`;
    throw refuse('slug', `${what}: the page "${row.title}". Choose another slug, or other countries.`);
  }
}

const HOME_SLUGS = [{ slug: '' }, { slug: { $null: true } }];

/** A copy cannot keep the address of its source; it gets one that is free in every locale, for the editor to change. */
async function giveCopiesAnAddress(strapi: Core.Strapi, context: WriteContext): Promise<void> {
  if (context.params.data?.slug !== undefined) return;
  const [source] = await loadDrafts(strapi, inEveryLocale(context));
  const base = typeof source?.slug === 'string' && source.slug ? `${source.slug}-copy` : 'copy';
  const taken = await strapi.db.query(PAGE_TYPE as UID.ContentType).findMany({
    where: { slug: { $startsWith: base } },
    select: ['slug'],
  });
  const slugs = new Set(taken.map((row: { slug?: string }) => row.slug));
  let slug = base;
  for (let number = 2; slugs.has(slug); number += 1) slug = `${base}-${number}`;
  context.params = { ...context.params, data: { ...context.params.data, slug } };
}
