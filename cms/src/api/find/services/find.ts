import type { Findable, FindQuery, FindResponse } from '@lumavelo/blocks/contract';
import type { Core, UID } from '@strapi/strapi';
import { foldText } from 'page-format';
import { describePaging, takePage } from '../../../http/paginate.ts';
import { query, type Row } from '../../../rows/read-row.ts';
import { SOURCES, type Source } from '../sources.ts';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Published entries of one kind whose title holds what is searched for, by their title. */
  find: (parameters: FindQuery) => findEntries(strapi, parameters),
});

async function findEntries(strapi: Core.Strapi, parameters: FindQuery): Promise<FindResponse> {
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
  // Asked here and not in SQL: there `%` and `_` are more than characters, and databases differ in what is the same letter.
  const wanted = foldText(Object.values(filters)[0]?.$containsi ?? '');
  const found = all.filter((row) => foldText(String(row[source.titleField] ?? '')).includes(wanted));
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
