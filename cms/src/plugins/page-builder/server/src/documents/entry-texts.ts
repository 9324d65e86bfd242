import type { Core, UID } from '@strapi/strapi';
import type { Block } from 'page-format';
import { ENTRY, type Source } from '../../../shared/envelope.ts';
import { toEntryBlock, withEntryBlock } from '../../../shared/translation/entry-block.ts';
import {
  EACH,
  type EntryText,
  expandTexts,
  listEntryTexts,
  listPaths,
} from '../../../shared/translation/entry-texts.ts';
import { sourcesOf } from '../../../shared/translation/sources-of.ts';
import { getRegistry } from '../services/registry/registry.ts';
import { listShownParts } from '../services/registry/shown-fields.ts';

/**
 * The texts of an entry that are translated with its page in a field; of a type without one (`ENTRY`), those that visitors
 * see.
 */
export function findEntryTexts(strapi: Core.Strapi, uid: string, field: string): EntryText[] {
  const { attributes } = strapi.contentType(uid as UID.ContentType);
  const findAttributes = (component: string) => strapi.components[component as UID.Component]?.attributes;
  const texts = listEntryTexts(attributes, field, findAttributes);
  return field === ENTRY ? texts.filter(({ path }) => isShown(strapi, uid, path)) : texts;
}

function isShown(strapi: Core.Strapi, uid: string, path: string): boolean {
  const [name = '', inside] = path.split('.').filter((part) => part !== EACH);
  return listShownParts(strapi, uid).some(({ fields = [], populate = {} }) =>
    inside === undefined ? fields.includes(name) : populate[name]?.select?.includes(inside),
  );
}

/**
 * The record for an entry's own texts, as `sourcesOf` makes those for blocks.
 * @param field the page that they are translated with; left out of a type without one
 * @param values of the entry that they are translated from
 * @param how whether they were just taken from there as they are, or are translated
 */
export function sourcesOfEntry(
  strapi: Core.Strapi,
  { uid, field = ENTRY }: { uid: string; field?: string },
  values: object,
  locale: string,
  how: 'taken' | 'translated',
): [block: string, source: Source][] {
  const texts = expandTexts(findEntryTexts(strapi, uid, field), [values]);
  const registry = withEntryBlock(getRegistry(strapi).blocks, texts);
  return texts.length === 0 ? [] : sourcesOf([toEntryBlock(texts, values) as Block], locale, registry, how);
}

/** A language of an entry. */
export interface EntryPlace {
  model: string;
  documentId: string;
  locale: string;
}

export type Values = Readonly<Record<string, unknown>>;

/** What a query reads of an entry to have the values at these paths, and the ids of the components that hold them. */
function queryOf(paths: readonly string[]): { select: string[]; populate: Record<string, object> } {
  const own = paths.filter((path) => !path.includes('.'));
  const inside = new Map<string, string[]>();
  for (const path of paths.filter((path) => path.includes('.'))) {
    const [name = '', ...rest] = path.split('.').filter((part) => part !== EACH);
    inside.set(name, [...(inside.get(name) ?? []), rest.join('.')]);
  }
  return {
    select: ['id', ...own],
    populate: Object.fromEntries([...inside].map(([name, parts]) => [name, queryOf(parts)])),
  };
}

/** The drafts of an entry in some languages, with what holds these texts. */
export async function loadEntryTexts(
  strapi: Core.Strapi,
  { model, documentId }: Omit<EntryPlace, 'locale'>,
  locales: readonly string[],
  texts: readonly EntryText[],
): Promise<ReadonlyMap<string, Values>> {
  if (texts.length === 0) return new Map();
  const { options } = strapi.contentType(model as UID.ContentType);
  const { select, populate } = queryOf(listPaths(texts));
  const rows: (Values & { locale: string })[] = await strapi.db.query(model as UID.ContentType).findMany({
    where: {
      ...{ documentId, locale: { $in: locales } },
      ...(options?.draftAndPublish && { publishedAt: { $null: true } }),
    },
    select: [...select, 'locale'],
    populate,
  });
  return new Map(rows.map((row) => [row.locale, row]));
}
