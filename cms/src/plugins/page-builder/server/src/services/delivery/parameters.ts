import { LONGEST_SLUG, paginationQuery } from 'page-format/delivery';
import { z } from 'zod';
import { ONLY_SITE, type SiteRules } from '../registry/sites.ts';
import { parse, refuseParameter } from './parse.ts';

/** A content type that is delivered. */
export interface DeliveredType {
  uid: string;
  /** Attributes that hold pages. */
  fields: readonly string[];
  isLocalized: boolean;
}

/** Which pages are asked for. */
export interface SiteParameters {
  uid: string;
  field: string;
  site: string;
  /** Null where the type has no languages, and the request names none. */
  locale: string | null;
  status: 'published' | 'draft';
}

export interface ListParameters extends SiteParameters {
  page: number;
  pageSize: number;
}

export interface PageParameters extends SiteParameters {
  slug: string;
}

/**
 * The parameters of `GET /api/page-builder/pages` and `/page`. `contentType` and `field` are among them where a project has
 * more than one to choose from; the first is meant where none is named.
 */
export function createDeliverySchemas(sites: SiteRules, types: readonly DeliveredType[]) {
  const uids = types.map(({ uid }) => uid);
  const fields = [...new Set(types.flatMap((type) => type.fields))];
  const locale = describeLocale(sites);
  const shared = {
    ...(uids.length > 1 && { contentType: z.enum(uids).optional() }),
    ...(fields.length > 1 && { field: z.enum(fields).optional() }),
    ...(sites.parameter !== undefined && { [sites.parameter]: z.enum(sites.names) }),
    locale: types.length > 0 && types.every((type) => type.isLocalized) ? locale : locale.optional(),
    status: z.enum(['published', 'draft']).default('published'),
  };
  return {
    list: z.strictObject({ ...shared, ...paginationQuery }),
    single: z.strictObject({ ...shared, slug: z.string().max(LONGEST_SLUG).default('') }),
  };
}

/** One of the locales that the sites have; of any, where the project has no sites of its own. */
export function describeLocale({ locales }: SiteRules) {
  return locales ? z.enum(locales) : z.string().regex(/^[A-Za-z-]{2,12}$/, 'expected a locale');
}

/** What requests for pages are checked by. */
export interface DeliveryRules {
  sites: SiteRules;
  types: readonly DeliveredType[];
  schemas: ReturnType<typeof createDeliverySchemas>;
}

/** Made once: to make the schemas costs more than to answer a request from memory. */
export function createDeliveryRules(sites: SiteRules, types: readonly DeliveredType[]): DeliveryRules {
  return { sites, types, schemas: createDeliverySchemas(sites, types) };
}

/** @throws ValidationError naming every parameter that is wrong, missing or unknown */
export function readListParameters(query: unknown, rules: DeliveryRules): ListParameters {
  const values = parse(rules.schemas.list, query);
  return { ...readSite(values as Values, rules), page: values.page, pageSize: values.pageSize };
}

/** @throws ValidationError naming every parameter that is wrong, missing or unknown */
export function readPageParameters(query: unknown, rules: DeliveryRules): PageParameters {
  const values = parse(rules.schemas.single, query);
  return { ...readSite(values as Values, rules), slug: values.slug };
}

interface Values {
  contentType?: string | undefined;
  field?: string | undefined;
  locale?: string | undefined;
  status: SiteParameters['status'];
  [parameter: string]: unknown;
}

function readSite(values: Values, { sites, types }: DeliveryRules): SiteParameters {
  const { contentType, locale, status } = values;
  const type = contentType === undefined ? types[0] : types.find(({ uid }) => uid === contentType);
  if (!type) refuseParameter('contentType', 'This project delivers no pages: none of its page types is registered.');
  const { uid, fields, isLocalized } = type;
  const field = values.field ?? fields[0] ?? '';
  if (!fields.includes(field))
    refuseParameter('field', `${uid} has no page in "${field}". It has ${fields.join(', ')}.`);
  if (isLocalized && locale === undefined) refuseParameter('locale', `${uid} has languages: name one as "locale".`);
  const site = sites.parameter === undefined ? ONLY_SITE : String(values[sites.parameter]);
  if (locale !== undefined && !sites.hasLocale(site, locale)) {
    refuseParameter('locale', `The ${site} site has no locale "${locale}".`);
  }
  return { uid, field, site, locale: locale ?? null, status };
}
