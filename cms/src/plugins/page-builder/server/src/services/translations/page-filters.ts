import type { Core, UID } from '@strapi/strapi';
import type { BoardFilter } from '../../../../shared/translation-board.ts';
import type { PageRows } from '../migrations/page-rows.ts';
import type { Ability } from '../permissions.ts';
import { getRegistry } from '../registry/registry.ts';
import { readsEverywhere } from '../rights/reads-everywhere.ts';
import { findTitleField, readLabels } from '../uses/entry-forms.ts';

/** A value of each draft, or several, by its id. */
type ValuesOfRows = ReadonlyMap<number, readonly string[]>;

/** The attributes by which pages of a type are found, by their names. */
export type PageFilters = ReadonlyMap<string, ValuesOfRows>;

interface Attribute {
  type: string;
  target?: string;
}

interface FilteredRow extends Record<string, unknown> {
  id: number;
  locale: string;
}

/**
 * What the pages of a type can be found by. Where a person may not read an attribute, or the titles that it leads to, in a
 * language, it has no values in that language, and without any it is no filter.
 */
export async function loadPageFilters(
  strapi: Core.Strapi,
  ability: Ability,
  type: PageRows,
  locales: readonly string[],
): Promise<PageFilters> {
  const { filters = [] } = getRegistry(strapi).pageTypes.get(type.uid) ?? {};
  const loaded = new Map<string, ValuesOfRows>();
  for (const name of filters) {
    const attribute = strapi.contentType(type.uid as UID.ContentType).attributes[name] as Attribute;
    const title = attribute.target === undefined ? undefined : await findTitleField(strapi, attribute.target);
    const asked = [
      { model: type.uid, field: name, isRelated: false },
      ...(attribute.target === undefined ? [] : [{ model: attribute.target, field: title ?? 'id', isRelated: true }]),
    ];
    const readable: string[] = [];
    for (const locale of locales) {
      const answers = await Promise.all(asked.map((field) => readsEverywhere(strapi, ability, field, locale)));
      if (answers.every(Boolean)) readable.push(locale);
    }
    if (readable.length === 0 || (attribute.target !== undefined && title === undefined)) continue;
    const rows = await loadRows(strapi, type, { name, title, locales: readable });
    loaded.set(name, new Map(rows.map((row) => [row.id, readValues(strapi, name, title, row)])));
  }
  return loaded;
}

async function loadRows(
  strapi: Core.Strapi,
  { uid, hasDrafts }: PageRows,
  { name, title, locales }: { name: string; title: string | undefined; locales: readonly string[] },
): Promise<FilteredRow[]> {
  const where = { locale: { $in: locales }, ...(hasDrafts && { publishedAt: { $null: true } }) };
  const select = ['id', 'locale'];
  return strapi.db.query(uid as UID.ContentType).findMany({
    where,
    ...(title === undefined ? { select: [...select, name] } : { select, populate: { [name]: { select: [title] } } }),
  });
}

/** A page that names no site is on all that have its language. */
function readValues(strapi: Core.Strapi, name: string, title: string | undefined, row: FilteredRow): string[] {
  const { attribute, list } = getRegistry(strapi).sites;
  if (name === attribute) return list({ locale: row.locale, sites: row[name] });
  return [row[name]].flat().flatMap((value) => {
    const text = title === undefined ? value : (value as Record<string, unknown> | null)?.[title];
    return typeof text === 'string' && text !== '' ? [text] : [];
  });
}

/** The filters of all pages, with the values that they have. */
export async function describeFilters(
  strapi: Core.Strapi,
  pages: readonly { type: PageRows; values: ReadonlyMap<string, ReadonlySet<string>> }[],
): Promise<BoardFilter[]> {
  const found = new Map<string, { uid: string; values: Set<string> }>();
  for (const { type, values } of pages) {
    for (const [name, own] of values) {
      const filter = found.get(name) ?? { uid: type.uid, values: new Set<string>() };
      for (const value of own) filter.values.add(value);
      found.set(name, filter);
    }
  }
  const described = [...found].map(async ([name, { uid, values }]): Promise<BoardFilter> => {
    const [label = name] = await readLabels(strapi, uid, [name]);
    const sitesOf = name === getRegistry(strapi).sites.attribute ? uid : null;
    return { name, label, sitesOf, values: [...values].sort(new Intl.Collator('en').compare) };
  });
  return Promise.all(described);
}
