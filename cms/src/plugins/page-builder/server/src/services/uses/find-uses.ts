import type { Core, UID } from '@strapi/strapi';
import type { UsePlace, UseStatus, UsingEntry } from '../../../../shared/uses.ts';
import { type Ability, READ_ENTRIES, readRules } from '../permissions.ts';
import { findTitleField, readLabels } from './entry-forms.ts';
import { divide, groupBy } from './group-rows.ts';
import { loadFieldUses } from './load-field-uses.ts';
import { queryUses, type StoredUse, type UseTarget } from './use-model.ts';

/** Entries that refer to a target, as far as somebody may read them. */
export interface FoundUses {
  /** Sorted by title, without their places until `withPlaces`. */
  entries: readonly FoundEntry[];
  /** Entries that refer to it and are not for this person. */
  hidden: number;
}

interface FoundEntry {
  uid: string;
  documentId: string;
  locale: string | null;
  title: string | null;
  uses: readonly StoredUse[];
}

/** Places that are listed of one entry. */
const MOST_PLACES = 20;

/** @param isMeant which uses count; all of them where nothing else is said */
export async function findUses(
  strapi: Core.Strapi,
  ability: Ability,
  targets: readonly UseTarget[],
  isMeant: (use: StoredUse) => boolean = () => true,
): Promise<FoundUses> {
  const uses = (await loadUses(strapi, targets)).filter(isMeant);
  const found: FoundEntry[] = [];
  let all = 0;
  for (const [uid, ofType] of groupBy(uses, (use) => use.uid)) {
    all += groupBy(ofType, keyOfEntry).size;
    found.push(...(await readEntries(strapi, ability, uid, ofType)));
  }
  const entries = found.sort(
    (one, other) =>
      (one.title ?? '').localeCompare(other.title ?? '') ||
      one.documentId.localeCompare(other.documentId) ||
      (one.locale ?? '').localeCompare(other.locale ?? ''),
  );
  return { entries, hidden: all - entries.length };
}

async function loadUses(strapi: Core.Strapi, targets: readonly UseTarget[]): Promise<StoredUse[]> {
  const uses: StoredUse[] = [];
  for (const [targetType, ofType] of groupBy(targets, ({ type }) => type)) {
    for (const batch of divide(ofType)) {
      const where = { targetType, targetId: { $in: batch.map(({ id }) => id) } };
      uses.push(...(await queryUses(strapi).findMany({ where, orderBy: { id: 'asc' } })));
    }
    if (targetType === 'media') uses.push(...(await loadFieldUses(strapi, ofType)));
  }
  return uses;
}

async function readEntries(
  strapi: Core.Strapi,
  ability: Ability,
  uid: string,
  uses: readonly StoredUse[],
): Promise<FoundEntry[]> {
  const rules = readRules(strapi, ability, uid);
  const mayRead = (field: string) => ability.can(READ_ENTRIES, uid, field);
  const readable = uses.filter(({ field }) => mayRead(field));
  if (rules === false || readable.length === 0) return [];
  const titleField = await findTitleField(strapi, uid);
  const titles = new Map<number, unknown>();
  for (const batch of divide([...new Set(readable.map(({ entryId }) => entryId))])) {
    const rows: Record<string, unknown>[] = await strapi.db.query(uid as UID.ContentType).findMany({
      where: { $and: [rules ?? {}, { id: { $in: batch } }] },
      select: ['id', ...(titleField !== undefined && mayRead(titleField) ? [titleField] : [])],
    });
    for (const row of rows) titles.set(row.id as number, titleField === undefined ? null : row[titleField]);
  }
  const seen = readable.filter(({ entryId }) => titles.has(entryId));
  return [...groupBy(seen, keyOfEntry).values()].map((ofEntry): FoundEntry => {
    // A draft may have another title by now than what is published.
    const { entryId, documentId, locale } =
      ofEntry.find(({ status }) => status !== 'published') ?? (ofEntry[0] as StoredUse);
    const title = titles.get(entryId);
    return { uid, documentId, locale, title: typeof title === 'string' ? title : null, uses: ofEntry };
  });
}

/** The entry with the places where it refers to the target, as the admin shows it. */
export async function withPlaces(strapi: Core.Strapi, { uses, ...entry }: FoundEntry): Promise<UsingEntry> {
  const type = strapi.contentTypes[entry.uid as UID.ContentType];
  const places = [...groupBy(uses, ({ field, blockId, path }) => [field, blockId, path].join('|')).values()];
  const shown = places.slice(0, MOST_PLACES).map(async (atPlace): Promise<UsePlace> => {
    const { field, blockId, blockType, path } = atPlace[0] as StoredUse;
    const labels = blockId === '' ? await readLabels(strapi, entry.uid, field.split('.')) : undefined;
    return { field, blockId, blockType, path, states: listStates(atPlace), ...(labels && { labels }) };
  });
  return {
    ...entry,
    kind: type?.kind === 'singleType' ? 'singleType' : 'collectionType',
    typeName: type?.info.displayName ?? entry.uid,
    states: listStates(uses),
    places: await Promise.all(shown),
    more: Math.max(0, places.length - MOST_PLACES),
  };
}

/** A hidden block of a published page is a draft for as long as nobody gets it. */
function listStates(uses: readonly StoredUse[]): UseStatus[] {
  const states = new Set(uses.map(({ status, isHidden }) => (status === null ? null : isHidden ? 'draft' : status)));
  return (['draft', 'published'] as const).filter((state) => states.has(state));
}

export function keyOfEntry({ uid, documentId, locale }: Pick<StoredUse, 'uid' | 'documentId' | 'locale'>): string {
  return [uid, documentId, locale ?? ''].join('|');
}
