import { type Findable, type FoundAnswer, LOCALES } from '@lumavelo/blocks/site';
import type { Core, UID } from '@strapi/strapi';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import {
  BRAND,
  BRAND_FIELDS,
  CALCULATOR,
  FAQ,
  query,
  type Row,
  TYPE,
  TYPE_FIELDS,
  toBrand,
  toCalculator,
  toFaq,
  toType,
} from './entries.ts';
import { describePaging, PAGINATION, PAGING, takePage } from './paging.ts';

interface Source<Entry> {
  type: string;
  /** The field that names an entry; the list is sorted by it and can be searched in it. */
  titleField: 'title' | 'name';
  fields: readonly string[];
  populate?: Record<string, { select: string[] }>;
  read(row: Row): Entry;
}

/** What can be found, and what of it. Nothing else of the CMS can be asked for here. */
const SOURCES: { readonly [Name in keyof Findable]: Source<Findable[Name]> } = {
  calculators: {
    type: 'api::calculator.calculator',
    titleField: 'name',
    fields: ['documentId', 'slug', 'name', 'description'],
    read: toCalculator,
  },
  faqs: {
    type: 'api::faq.faq',
    titleField: 'title',
    fields: ['documentId', 'title', 'category'],
    populate: { items: { select: ['question', 'answer'] } },
    read: toFaq,
  },
  'bike-types': { type: 'api::bike-type.bike-type', titleField: 'title', fields: TYPE_FIELDS, read: toType },
  'bike-brands': { type: 'api::bike-brand.bike-brand', titleField: 'title', fields: BRAND_FIELDS, read: toBrand },
};

const CONTAINS = z.strictObject({ $containsi: z.string().max(200) });
const byTitle = { filters: z.strictObject({ title: CONTAINS.optional() }).default({}) };
const byName = { filters: z.strictObject({ name: CONTAINS.optional() }).default({}) };

const PARAMETERS = z.discriminatedUnion('contentType', [
  z.strictObject({ contentType: z.literal('calculators'), ...byName, ...PAGING }),
  z.strictObject({ contentType: z.literal('faqs'), locale: z.enum(LOCALES).optional(), ...byTitle, ...PAGING }),
  z.strictObject({ contentType: z.enum(['bike-types', 'bike-brands']), ...byTitle, ...PAGING }),
]);

export const find = defineCall({
  path: '/find',
  summary: 'Calculators, FAQs, bike types or bike brands, by their title.',
  parameters: PARAMETERS,
  answer: z.object({
    data: z.union([z.array(CALCULATOR), z.array(FAQ), z.array(TYPE), z.array(BRAND)]),
    meta: z.object({ pagination: PAGINATION }),
  }),
  reads: Object.values(SOURCES).map(({ type }) => type),
  load: loadEntries,
});

async function loadEntries(strapi: Core.Strapi, parameters: z.infer<typeof PARAMETERS>): Promise<FoundAnswer> {
  const { contentType, filters } = parameters;
  const source: Source<Findable[keyof Findable]> = SOURCES[contentType];
  const schema = strapi.contentType(source.type as UID.ContentType);
  if (!schema) return { data: [], meta: { pagination: describePaging(0, parameters) } };

  const where: Record<string, unknown> = {};
  if (schema.options?.draftAndPublish) where.publishedAt = { $notNull: true };
  if (contentType === 'faqs') where.locale = parameters.locale ?? (await readDefaultLocale(strapi));
  const all: Row[] = await query(strapi, source.type).findMany({
    where,
    select: ['id', 'documentId', source.titleField],
    orderBy: [{ [source.titleField]: 'asc' }, { documentId: 'asc' }],
  });
  // Asked here and not in SQL: there `%` and `_` are more than characters, and SQLite knows no capitals beyond A to Z.
  const wanted = Object.values(filters)[0]?.$containsi.toLowerCase() ?? '';
  const found = all.filter((row) =>
    String(row[source.titleField] ?? '')
      .toLowerCase()
      .includes(wanted),
  );
  const shown = takePage(found, parameters).map((row) => Number(row.id));
  const rows: Row[] = await query(strapi, source.type).findMany({
    where: { id: { $in: shown } },
    select: ['id', ...source.fields],
    ...(source.populate && { populate: source.populate }),
  });
  const byId = new Map(rows.map((row) => [Number(row.id), source.read(row)]));
  return {
    data: shown.flatMap((id) => byId.get(id) ?? []),
    meta: { pagination: describePaging(found.length, parameters) },
  };
}

async function readDefaultLocale(strapi: Core.Strapi): Promise<string> {
  return strapi.plugin('i18n').service('locales').getDefaultLocale();
}
