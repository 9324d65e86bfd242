import { isDeepStrictEqual } from 'node:util';
import type { Core, UID } from '@strapi/strapi';
import { checkSlug, findSharedSites, type PageAddress } from '../documents/page-address.ts';
import { refuse } from '../documents/refuse-document.ts';
import { loadDrafts, readLocale } from '../documents/stored-rows.ts';
import type { DocumentMiddleware, WriteContext } from '../documents/write-context.ts';
import { type Ability, mayDo, READ_ENTRIES } from '../services/permissions.ts';
import { getRegistry, type PageType } from '../services/registry/registry.ts';
import type { SiteRules } from '../services/registry/sites.ts';

type Row = Record<string, unknown>;

const GUARDED = new Set(['create', 'update', 'clone', 'publish']);

/** Any number; page writes that hold this lock wait for each other on PostgreSQL. */
const ADDRESS_LOCK = 5_117_301;

/** A page type whose pages have addresses, and the project's sites. */
interface AddressRules {
  sites: SiteRules;
  /** Names of attributes. */
  title: string;
  slug: string;
  /** Undefined where the type has no attribute that lists sites. */
  listed: string | undefined;
  reservedSlugs: PageType['reservedSlugs'];
}

/**
 * Keeps the address of every page its own: one page per slug, locale and site, counting drafts and published
 * versions alike, so that publishing later cannot collide. Check and write share a transaction; without it two editors
 * could take the same slug in the same moment.
 */
export function guardAddresses(strapi: Core.Strapi): DocumentMiddleware {
  return async (context, next) => {
    const rules = GUARDED.has(context.action) ? findRules(strapi, context) : undefined;
    if (!rules) return next();
    return strapi.db.transaction(async ({ trx }) => {
      if (strapi.db.dialect.client === 'postgres') await trx.raw('SELECT pg_advisory_xact_lock(?)', [ADDRESS_LOCK]);
      if (context.action === 'clone') await giveCopiesAnAddress(strapi, context, rules);
      await assertAddressesAreFree(strapi, context, rules);
      return next();
    });
  };
}

/** @throws ValidationError naming the page that has an address which a page is to have after the call */
export async function assertAddressesAreFree(
  strapi: Core.Strapi,
  context: WriteContext,
  rules = findRules(strapi, context),
): Promise<void> {
  if (!rules) return;
  const documentId = context.action === 'clone' ? undefined : context.params.documentId;
  for (const address of await listAddresses(strapi, context, rules)) {
    await assertAddressIsFree(strapi, context.uid, address, documentId, rules);
  }
}

function findRules(strapi: Core.Strapi, { uid, contentType }: WriteContext): AddressRules | undefined {
  const { pageTypes, sites } = getRegistry(strapi);
  const { title, slug, reservedSlugs } = pageTypes.get(uid) ?? {};
  if (title === undefined || slug === undefined) return undefined;
  const isListed = sites.attribute !== undefined && sites.attribute in contentType.attributes;
  return { sites, title, slug, listed: isListed ? sites.attribute : undefined, reservedSlugs };
}

/** The addresses that pages have after the call; checks on the way what was sent. */
async function listAddresses(strapi: Core.Strapi, context: WriteContext, rules: AddressRules): Promise<PageAddress[]> {
  if (context.action === 'publish') {
    return (await loadDrafts(strapi, context)).map((row) => readAddress(row, rules));
  }
  const data = normaliseData(context, rules);
  if (context.action === 'clone') {
    const sources = await loadDrafts(strapi, inEveryLocale(context));
    return sources.map((source) => readAddress({ ...source, ...data, locale: source.locale }, rules));
  }
  const locale = await readLocale(strapi, context);
  const { locales } = rules.sites;
  if (locales && locale !== null && !locales.includes(String(locale))) {
    throw refuse('locale', `Pages exist in ${locales.join(', ')}, and not in "${locale}".`);
  }
  const [stored] = context.action === 'update' ? await loadDrafts(strapi, context) : [];
  const address = readAddress({ ...stored, ...data, locale }, rules);
  // A draft that keeps its address was looked at when it got it, and is once more when it is published.
  return stored && isDeepStrictEqual(address, readAddress(stored, rules)) ? [] : [address];
}

function inEveryLocale(context: WriteContext): WriteContext {
  return { ...context, params: { ...context.params, locale: context.params.locale ?? '*' } };
}

/** Checks and tidies slug and sites of the call's data: no slug is the home page, like an empty one. */
function normaliseData(
  context: WriteContext,
  { sites, slug, listed, reservedSlugs }: AddressRules,
): Record<string, unknown> {
  const data = { ...context.params.data };
  if (data[slug] === null || (data[slug] === undefined && context.action === 'create')) data[slug] = '';
  const slugFault = data[slug] === undefined ? undefined : checkSlug(data[slug], reservedSlugs);
  if (slugFault) throw refuse(slug, slugFault);
  const sitesFault = listed === undefined ? undefined : sites.check(data[listed]);
  if (listed !== undefined && sitesFault) throw refuse(listed, sitesFault);
  context.params = { ...context.params, data };
  return data;
}

function readAddress(row: Record<string, unknown>, { slug, listed }: AddressRules): PageAddress {
  const sites = listed === undefined ? null : row[listed];
  return {
    locale: typeof row.locale === 'string' ? row.locale : null,
    slug: typeof row[slug] === 'string' ? row[slug] : '',
    sites: Array.isArray(sites) ? sites : null,
  };
}

/** @throws ValidationError naming the page that has the address */
async function assertAddressIsFree(
  strapi: Core.Strapi,
  uid: string,
  address: PageAddress,
  documentId: string | undefined,
  rules: AddressRules,
): Promise<void> {
  const { sites, title, slug, listed } = rules;
  const { locale } = address;
  const rows: Row[] = await strapi.db.query(uid as UID.ContentType).findMany({
    where: {
      ...(locale !== null && { locale }),
      ...(address.slug ? { [slug]: address.slug } : { $or: [{ [slug]: '' }, { [slug]: { $null: true } }] }),
    },
    select: ['documentId', 'locale', 'publishedAt', slug, title, ...(listed === undefined ? [] : [listed])],
  });
  for (const row of rows) {
    if (row.documentId === documentId) continue;
    const shared = findSharedSites(sites, address, readAddress(row, rules));
    if (shared.length === 0) continue;
    const where = sites.parameter === undefined ? '' : ` for ${shared.join(', ')}`;
    const inLocale = locale === null ? '' : ` in locale ${locale}`;
    const what = address.slug
      ? `The slug "${address.slug}" is taken${inLocale}${where}`
      : `${locale === null ? 'There already is' : `Locale ${locale} already has`} a home page (an empty slug)${where}`;
    const others = listed === undefined ? '' : `, or other ${listed}`;
    const taken = (await mayName(strapi, uid, row, title))
      ? `the page "${row[title]}"`
      : 'a page that is not yours to read';
    throw refuse(slug, `${what}: ${taken}. Choose another slug${others}.`);
  }
}

/** Whether whoever asks may hear what a page is called: programs, everybody of a public one, and who may read it. */
async function mayName(strapi: Core.Strapi, model: string, row: Row, field: string): Promise<boolean> {
  const ability: Ability | undefined = strapi.requestContext.get()?.state.userAbility;
  if (!ability || row.publishedAt) return true;
  const { documentId, locale } = row as { documentId: string; locale: string | null };
  return mayDo(strapi, ability, READ_ENTRIES, { model, documentId, locale, field });
}

/** A copy cannot keep the address of its source; it gets one that is free in every locale, for the editor to change. */
async function giveCopiesAnAddress(strapi: Core.Strapi, context: WriteContext, { slug }: AddressRules): Promise<void> {
  if (context.params.data?.[slug] !== undefined) return;
  const [source] = await loadDrafts(strapi, inEveryLocale(context));
  const stored = source?.[slug];
  const base = typeof stored === 'string' && stored ? `${stored}-copy` : 'copy';
  const taken: Record<string, unknown>[] = await strapi.db.query(context.uid as UID.ContentType).findMany({
    where: { [slug]: { $startsWith: base } },
    select: [slug],
  });
  const slugs = new Set(taken.map((row) => row[slug]));
  let free = base;
  for (let number = 2; slugs.has(free); number += 1) free = `${base}-${number}`;
  context.params = { ...context.params, data: { ...context.params.data, [slug]: free } };
}
