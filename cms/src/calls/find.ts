import { type Findable, type FindQuery, type FindResponse, findContract } from '@lumavelo/blocks/contract';
import type { Core, UID } from '@strapi/strapi';
import { defineCall } from './define-call.ts';
import { BRAND_FIELDS, query, type Row, TYPE_FIELDS, toBrand, toCalculator, toFaq, toType } from './entries.ts';
import { describePaging, takePage } from './paging.ts';

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

export const find = defineCall({
  contract: findContract,
  reads: Object.values(SOURCES).map(({ type }) => type),
  load: loadEntries,
});

async function loadEntries(strapi: Core.Strapi, parameters: FindQuery): Promise<FindResponse> {
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
  // All of one kind, which the types of `SOURCES` do not tell.
  return {
    data: shown.flatMap((id) => byId.get(id) ?? []),
    meta: { pagination: describePaging(found.length, parameters) },
  } as FindResponse;
}

async function readDefaultLocale(strapi: Core.Strapi): Promise<string> {
  return strapi.plugin('i18n').service('locales').getDefaultLocale();
}
