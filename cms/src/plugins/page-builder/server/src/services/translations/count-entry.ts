import type { Core, UID } from '@strapi/strapi';
import type { Registry } from 'page-format';
import { ENTRY, type Sources } from '../../../../shared/envelope.ts';
import type { Tree } from '../../../../shared/page-tree.ts';
import { countOriginal, countTexts } from '../../../../shared/translation/count-texts.ts';
import { withEntry, withEntryBlock, withoutHidden } from '../../../../shared/translation/entry-block.ts';
import { type EntryText, expandTexts } from '../../../../shared/translation/entry-texts.ts';
import { nameOrigin } from '../../../../shared/translation/name-origin.ts';
import { noteTexts, pairTexts, type TextPair } from '../../../../shared/translation/pair-texts.ts';
import { listRemembered } from '../../../../shared/translation/remembered-texts.ts';
import { keyOf } from '../../../../shared/translation/text-versions.ts';
import { findEntryTexts, loadEntryTexts, type Values } from '../../documents/entry-texts.ts';
import { lockName } from '../../documents/lock-entry.ts';
import { EMPTY_TREE, readTree } from '../../documents/read-tree.ts';
import type { PageRows } from '../migrations/page-rows.ts';
import { getRegistry } from '../registry/registry.ts';
import { forgetPages, rememberTexts } from '../translation-memory/memory-rows.ts';
import { endRequests } from '../translation-requests/request-rows.ts';
import { createTranslationSourcesService } from '../translation-sources.ts';
import { type CountedPage, type CountRow, queryCounts, toCountRow } from './count-rows.ts';
import { findOrigins } from './find-origins.ts';

/** What a call has written: a language of an entry, and its pages by the names of their fields. */
export interface WrittenLanguage {
  locale: string;
  pages: Readonly<Record<string, unknown>>;
}

interface CountedEntry {
  type: PageRows;
  documentId: string;
  /** Its languages, the first one first. */
  stored: readonly string[];
  known: readonly CountedPage[];
  written: WrittenLanguage | undefined;
  defaultLocale: string;
}

/** The records of a page's field, by language. */
type ReadSources = (locale: string) => Promise<Sources>;

/**
 * Counts what is left to translate of an entry, and remembers what is confirmed, inside the caller's transaction: of the
 * language that was written and of those that are translated from it, or of all of them.
 */
export async function countEntry(
  strapi: Core.Strapi,
  type: PageRows,
  documentId: string,
  written?: WrittenLanguage,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await lockName(strapi, trx, `${type.uid}:${documentId}`);
    const rows: { locale: string }[] = await queryDrafts(strapi, type, documentId, ['locale']);
    const stored = rows.map(({ locale }) => locale);
    const where = { contentType: type.uid, entry: documentId };
    const known: CountedPage[] = await queryCounts(strapi).findMany({ where });
    const gone = known.filter(({ locale, field }) => !stored.includes(locale) || !type.fields.includes(field));
    if (gone.length > 0) await queryCounts(strapi).deleteMany({ where: { $or: gone.map(placeOf) } });
    await forgetPages(strapi, gone);
    const defaultLocale: string = await strapi.plugin('i18n').service('locales').getDefaultLocale();
    const entry = { type, documentId, stored, known, written, defaultLocale };
    for (const field of type.fields) await countField(strapi, entry, field);
    await endRequests(
      strapi,
      where,
      stored,
      gone.map(({ locale }) => locale),
    );
  });
}

async function countField(strapi: Core.Strapi, entry: CountedEntry, field: string): Promise<void> {
  const { type, documentId } = entry;
  const readSources = createSourceReader(strapi, entry, field);
  const origins = (await findChanged(entry, field, readSources)) ?? (await findAll(entry, readSources));
  const locales = [...origins.keys()];
  if (locales.length === 0) return;
  const wanted = [...locales, ...origins.values()];
  const { readTree, readValues, texts, blocks } = await loadTrees(strapi, entry, field, wanted);
  const rows: CountRow[] = [];
  for (const [locale, origin] of origins) {
    const page = { contentType: type.uid, entry: documentId, field, locale };
    if (origin === null) {
      rows.push(toCountRow({ ...page, origin }, countOriginal(readTree(locale), blocks)));
      continue;
    }
    const original = withoutHidden(readTree(origin), texts, readValues(locale));
    let pairs = pairTexts(original, readTree(locale), await readSources(locale), origin, blocks);
    const isNoted = field === ENTRY && origin === entry.defaultLocale;
    const noted = isNoted && noteWritten(original, pairs, origin, await readSources(locale));
    if (noted) {
      await createTranslationSourcesService({ strapi }).write({ ...page, uid: type.uid, documentId }, noted);
      pairs = pairTexts(original, readTree(locale), noted, origin, blocks);
    }
    rows.push(toCountRow({ ...page, origin }, countTexts(original, pairs, blocks)));
    const remembered = listRemembered(pairs.filter((pair) => isForMemory(pair, field, texts)));
    await rememberTexts(strapi, page, origin, remembered);
  }
  const where = { contentType: type.uid, entry: documentId, field, locale: { $in: locales } };
  await queryCounts(strapi).deleteMany({ where });
  await queryCounts(strapi).createMany({ data: rows });
}

/**
 * Beside a page, texts of the entry are not remembered: who reads the page may be kept from them, and the memory is for who
 * reads pages. Of an entry without one it is for who reads all of these texts. An address is no prose.
 */
function isForMemory({ block, source: { place } }: TextPair, field: string, texts: readonly EntryText[]): boolean {
  if (block !== ENTRY) return true;
  return field === ENTRY && texts.find(({ path }) => path === place[0])?.kind !== 'slug';
}

/**
 * The records of an entry without a page, with the texts that somebody has written in its form, where nothing is noted down:
 * these are translated, and out of date when the original changes. Noted of the default language alone, because a record
 * names the language that all is translated from.
 * @returns undefined where nothing is to be noted
 */
function noteWritten(
  original: Tree,
  pairs: readonly TextPair[],
  origin: string,
  { [ENTRY]: record }: Sources,
): Sources | undefined {
  const texts = record?.locale === origin ? record.texts : undefined;
  const written = pairs.filter(
    ({ state, source: { place } }) => state !== 'new' && texts?.[keyOf(place)] === undefined,
  );
  const block = original.blocks.get(ENTRY);
  if (!block || written.length === 0) return undefined;
  return { [ENTRY]: noteTexts(block, written, () => 'confirmed', origin, record) };
}

/**
 * The origins of the languages that a write has changed: of its own, and of those translated from it.
 * @returns undefined where the origins of others may have changed with it
 */
async function findChanged(
  { stored, known, written, defaultLocale }: CountedEntry,
  field: string,
  readSources: ReadSources,
): Promise<Map<string, string | null> | undefined> {
  const before = new Map(known.filter((row) => row.field === field).map(({ locale, origin }) => [locale, origin]));
  if (!written || before.size !== stored.length || !stored.every((locale) => before.has(locale))) return undefined;
  const { locale } = written;
  const named = new Map(before).set(locale, nameOrigin(await readSources(locale)));
  if (findOrigins(stored, named, defaultLocale).get(locale) !== before.get(locale)) return undefined;
  return new Map([...before].filter(([other, origin]) => other === locale || origin === locale));
}

async function findAll(
  { stored, defaultLocale }: CountedEntry,
  readSources: ReadSources,
): Promise<Map<string, string | null>> {
  const named = new Map<string, string | null>();
  for (const locale of stored) named.set(locale, nameOrigin(await readSources(locale)));
  return findOrigins(stored, named, defaultLocale);
}

/** Reads each record once. */
function createSourceReader(strapi: Core.Strapi, { type, documentId }: CountedEntry, field: string): ReadSources {
  const service = createTranslationSourcesService({ strapi });
  const read = new Map<string, Sources>();
  return async (locale) => {
    const sources = read.get(locale) ?? (await service.read({ uid: type.uid, documentId, locale, field }));
    read.set(locale, sources);
    return sources;
  };
}

interface LoadedTrees {
  readTree(locale: string): Tree;
  /** What holds the texts of the entry; undefined for a language that it is not there in. */
  readValues(locale: string): Values | undefined;
  texts: readonly EntryText[];
  blocks: Registry;
}

/** The pages of a field by their languages, with the texts of the entry, and the blocks with that of the entry. */
async function loadTrees(
  strapi: Core.Strapi,
  entry: CountedEntry,
  field: string,
  wanted: readonly (string | null)[],
): Promise<LoadedTrees> {
  const { type, documentId } = entry;
  const locales = [...new Set(wanted)].filter((locale) => locale !== null);
  const pages = field === ENTRY ? new Map<string, unknown>() : await loadPages(strapi, entry, field, locales);
  const known: EntryText[] = findEntryTexts(strapi, type.uid, field);
  const values = await loadEntryTexts(strapi, { model: type.uid, documentId }, locales, known);
  const texts = expandTexts(known, [...values.values()]);
  const { blocks } = getRegistry(strapi);
  const trees = new Map(
    locales.map((locale) => [locale, withEntry(readTree(pages.get(locale), blocks), texts, values.get(locale))]),
  );
  return {
    readTree: (locale) => trees.get(locale) ?? EMPTY_TREE,
    readValues: (locale) => values.get(locale),
    texts,
    blocks: withEntryBlock(blocks, texts),
  };
}

/** What is stored in a field, by languages. A page that the caller has written is not read once more. */
async function loadPages(
  strapi: Core.Strapi,
  { type, documentId, written }: CountedEntry,
  field: string,
  locales: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const pages = new Map<string, unknown>(written ? [[written.locale, written.pages[field]]] : []);
  const missing = locales.filter((locale) => !pages.has(locale));
  const rows: Record<string, unknown>[] =
    missing.length === 0
      ? []
      : await queryDrafts(strapi, type, documentId, ['locale', field], { locale: { $in: missing } });
  for (const row of rows) pages.set(String(row.locale), row[field]);
  return pages;
}

function queryDrafts<Row>(
  strapi: Core.Strapi,
  { uid, hasDrafts }: PageRows,
  documentId: string,
  select: string[],
  more: object = {},
): Promise<Row[]> {
  const where = { documentId, locale: { $notNull: true }, ...(hasDrafts && { publishedAt: { $null: true } }), ...more };
  return strapi.db.query(uid as UID.ContentType).findMany({ where, select, orderBy: { id: 'asc' } });
}

function placeOf({ contentType, entry, field, locale }: CountedPage) {
  return { contentType, entry, field, locale };
}
