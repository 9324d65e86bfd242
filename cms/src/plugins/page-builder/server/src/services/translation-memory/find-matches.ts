import type { Core, UID } from '@strapi/strapi';
import { ENTRY } from '../../../../shared/envelope.ts';
import type { ToldRefusal } from '../../../../shared/told-refusal.ts';
import { toFieldPath } from '../../../../shared/translation/entry-texts.ts';
import {
  LEAST_SCORE,
  type MemoryMatch,
  type MemoryQuestion,
  MOST_MATCHES,
} from '../../../../shared/translation-memory.ts';
import { versionOf } from '../../../../shared/version.ts';
import { findEntryTexts } from '../../documents/entry-texts.ts';
import { errors } from '../../strapi-errors.ts';
import { listInherited } from '../languages.ts';
import { type Ability, readRules } from '../permissions.ts';
import { readsEverywhere } from '../rights/reads-everywhere.ts';
import { findTranslatedType } from '../translations/translated-types.ts';
import { groupBy } from '../uses/group-rows.ts';
import type { MemoryIndex } from './memory-index.ts';
import { forgetText, type MemoryRow, NOT_FORGOTTEN, queryMemory } from './memory-rows.ts';

/** Similar texts of two languages that are looked up, more than are answered: some a person may not read. */
const MOST_SIMILAR = 50;

/** Places of those texts; a text that is everywhere has many. */
const MOST_ROWS = 2_000;

interface FoundRow extends MemoryRow {
  score: number;
}

/**
 * Confirmed translations of a text, or of similar ones, from pages that a person may read in both languages. A variant of
 * a language comes before the language itself, whose translation of a text is left out where the variant has its own.
 */
export async function findMatches(
  strapi: Core.Strapi,
  index: MemoryIndex,
  ability: Ability,
  { source, from, to }: MemoryQuestion,
): Promise<MemoryMatch[]> {
  const found: FoundRow[] = [];
  const answered = new Set<string>();
  for (const locale of listInherited(strapi, to)) {
    const rows: FoundRow[] = [];
    for (const origin of listInherited(strapi, from))
      if (origin !== locale)
        rows.push(...(await findRows(strapi, index, ability, { source, from: origin, to: locale })));
    found.push(...rows.filter(({ sourceVersion }) => !answered.has(sourceVersion)));
    for (const { sourceVersion } of rows) answered.add(sourceVersion);
  }
  // Of those that are as similar, the nearest language stays before the others.
  const sorted = found.toSorted((one, other) => other.score - one.score);
  const isFirst = ({ targetVersion }: FoundRow, index: number) =>
    sorted.findIndex((row) => row.targetVersion === targetVersion) === index;
  return loadTexts(strapi, sorted.filter(isFirst).slice(0, MOST_MATCHES));
}

/** Of two languages, the last that was stored first. */
async function findRows(
  strapi: Core.Strapi,
  index: MemoryIndex,
  ability: Ability,
  { source, from, to }: MemoryQuestion,
): Promise<FoundRow[]> {
  const similar = (await index.load(from, to)).find(source, LEAST_SCORE, MOST_SIMILAR);
  if (similar.length === 0) return [];
  const scores = new Map(similar.map(({ text, score }) => [versionOf(text), score]));
  const rows: MemoryRow[] = await queryMemory(strapi).findMany({
    where: { origin: from, locale: to, sourceVersion: { $in: [...scores.keys()] }, ...NOT_FORGOTTEN },
    select: ['id', 'contentType', 'entry', 'field', 'sourceVersion', 'targetVersion'],
    ...{ orderBy: { id: 'desc' }, limit: MOST_ROWS },
  });
  const readable = await Promise.all(
    [...groupBy(rows, ({ contentType, field }) => `${contentType} ${field}`).values()].map((group) =>
      listReadable(strapi, ability, group, [from, to]),
    ),
  );
  return readable
    .flat()
    .map((row) => ({ ...row, score: scores.get(row.sourceVersion) ?? 0 }))
    .sort((one, other) => other.id - one.id);
}

/**
 * Forgets a confirmed translation of a text, on whatever pages it stands.
 * @throws NotFoundError for one that is not for the person to read in both languages
 */
export async function forgetMatch(strapi: Core.Strapi, ability: Ability, id: number): Promise<void> {
  const row: MemoryRow | null = await queryMemory(strapi).findOne({ where: { id, ...NOT_FORGOTTEN } });
  const readable = row ? await listReadable(strapi, ability, [row], [row.origin, row.locale]) : [];
  if (!row || readable.length === 0) {
    const told: ToldRefusal = { code: 'memory.refused.gone' };
    throw new errors.NotFoundError('This translation is not in the memory any more.', told);
  }
  await forgetText(strapi, row);
}

/**
 * Those rows, all of one field, whose pages a person may read in these languages; of entries without a page, those of which
 * the person may read every text.
 */
async function listReadable(
  strapi: Core.Strapi,
  ability: Ability,
  rows: readonly MemoryRow[],
  locales: readonly string[],
): Promise<readonly MemoryRow[]> {
  const [{ contentType: uid = '', field = '' } = {}] = rows;
  const type = findTranslatedType(strapi, uid);
  if (!type?.fields.includes(field)) return [];
  const parts = field === ENTRY ? findEntryTexts(strapi, uid, ENTRY).map(({ path }) => toFieldPath(path)) : [field];
  for (const locale of locales) {
    for (const part of new Set(parts))
      if (!(await readsEverywhere(strapi, ability, { model: uid, field: part, isRelated: false }, locale))) return [];
  }
  // A role that is limited to languages has rules, which ask for them.
  const rules = readRules(strapi, ability, uid);
  if (!rules) return rules === undefined ? rows : [];
  const documentId = { $in: [...new Set(rows.map(({ entry }) => entry))] };
  const isDraft = type.hasDrafts ? [{ publishedAt: { $null: true } }] : [];
  const entries: { documentId: string; locale: string }[] = await strapi.db
    .queryBuilder(uid as UID.ContentType)
    .select(['documentId', 'locale'])
    .where({ $and: [rules, { documentId, locale: { $in: [...locales] } }, ...isDraft] })
    .execute();
  const known = new Set(entries.map((entry) => `${entry.documentId} ${entry.locale}`));
  return rows.filter(({ entry }) => locales.every((locale) => known.has(`${entry} ${locale}`)));
}

async function loadTexts(strapi: Core.Strapi, rows: readonly FoundRow[]): Promise<MemoryMatch[]> {
  if (rows.length === 0) return [];
  const where = { id: { $in: rows.map(({ id }) => id) } };
  const texts: MemoryRow[] = await queryMemory(strapi).findMany({ where, select: ['id', 'source', 'target'] });
  const byId = new Map(texts.map((row) => [row.id, row]));
  return rows.flatMap(({ id, score }) => {
    const { source, target } = byId.get(id) ?? {};
    return source === undefined || target === undefined ? [] : [{ id, source, target, score }];
  });
}
