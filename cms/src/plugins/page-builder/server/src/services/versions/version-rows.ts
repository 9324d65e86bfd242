import type { Core, UID } from '@strapi/strapi';
import type { VersionKind, VersionSummary } from '../../../../shared/version-record.ts';
import { VERSION_MODEL } from '../../names.ts';
import type { TableQuery } from '../table-query.ts';
import { groupBy } from '../uses/group-rows.ts';
import { decodeVersion, digestOf, encodeVersion, type Snapshot, VersionError } from './encode-version.ts';

/** An entry in one language; the language is empty for types without. */
export interface VersionPlace {
  contentType: string;
  entry: string;
  locale: string;
}

/** What a version says of itself. */
export interface VersionHead extends VersionPlace {
  id: number;
  savedAt: Date | string;
  kind: VersionKind;
  name: string | null;
  person: number | null;
  program: string | null;
  creator: number | null;
  summary: VersionSummary;
  whole: number | null;
  depth: number;
  digest: string;
}

export interface VersionRow extends VersionHead {
  content: string;
}

export const HEAD = [
  ...['id', 'contentType', 'entry', 'locale', 'savedAt', 'kind', 'name', 'person', 'program', 'creator'],
  ...['summary', 'whole', 'depth', 'digest'],
];

/**
 * Versions that are differences from each other in a row. Reading the last one of them reads them all; a whole one is
 * larger than many differences.
 */
export const LONGEST_CHAIN = 50;

/** Versions that are looked through for one that is known by what it says, the newest first. */
export const MOST_VERSIONS = 200;

export function queryVersions(strapi: Core.Strapi): TableQuery {
  return strapi.db.query(VERSION_MODEL as UID.Schema);
}

/**
 * Everything that a version holds.
 * @throws VersionError
 */
export async function loadSnapshot(strapi: Core.Strapi, head: VersionHead): Promise<Snapshot> {
  const { contentType, entry, locale, whole, id } = head;
  const chain = (await queryVersions(strapi).findMany({
    where: { contentType, entry, locale, id: { $gte: whole ?? id, $lte: id } },
    select: ['id', 'content'],
    orderBy: { id: 'asc' },
  })) as Pick<VersionRow, 'id' | 'content'>[];
  const snapshot = decodeChain(chain).at(-1);
  if (!snapshot || digestOf(snapshot) !== head.digest) {
    throw new VersionError('damaged', 'This version is damaged in the database and cannot be shown.');
  }
  return snapshot;
}

/**
 * @param chain from a whole version on, without a gap
 * @throws VersionError
 */
export function decodeChain(chain: readonly Pick<VersionRow, 'content'>[]): Snapshot[] {
  const snapshots: Snapshot[] = [];
  for (const { content } of chain) snapshots.push(decodeVersion(content, snapshots.at(-1)));
  return snapshots;
}

/**
 * What was saved of an entry, from the newest version back. Those that cannot be read are left out.
 * @param most versions
 */
export async function* readBackwards(
  strapi: Core.Strapi,
  { contentType, entry, locale }: VersionPlace,
  most: number,
): AsyncGenerator<Snapshot> {
  const place = { contentType, entry, locale };
  const heads: Pick<VersionHead, 'id' | 'whole'>[] = await queryVersions(strapi).findMany({
    ...{ where: place, select: ['id', 'whole'], orderBy: { id: 'desc' }, limit: most },
  });
  for (const [whole, links] of groupBy(heads, (head) => String(head.whole ?? head.id))) {
    const chain = (await queryVersions(strapi).findMany({
      where: { ...place, id: { $gte: Number(whole), $lte: links[0]?.id } },
      select: ['id', 'content'],
      orderBy: { id: 'asc' },
    })) as Pick<VersionRow, 'id' | 'content'>[];
    yield* (readChain(chain) ?? []).toReversed();
  }
}

/** @returns undefined where one of them cannot be read */
export function readChain(chain: readonly Pick<VersionRow, 'content'>[]): Snapshot[] | undefined {
  try {
    return decodeChain(chain);
  } catch (error) {
    if (error instanceof VersionError) return undefined;
    throw error;
  }
}

/** The version that the next one is told as a difference from. */
export interface Link {
  id: number;
  whole: number | null;
  depth: number;
  snapshot: Snapshot;
}

/** How a version is stored after another one: as a difference, unless the row of those is long enough. */
export function encodeAfter(
  snapshot: Snapshot,
  before: Link | undefined,
): Pick<VersionRow, 'content' | 'whole' | 'depth'> {
  if (!before || before.depth + 1 >= LONGEST_CHAIN) return { content: encodeVersion(snapshot), whole: null, depth: 0 };
  return {
    content: encodeVersion(snapshot, before.snapshot),
    whole: before.whole ?? before.id,
    depth: before.depth + 1,
  };
}
