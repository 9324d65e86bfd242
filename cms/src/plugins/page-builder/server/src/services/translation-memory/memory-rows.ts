import type { Core, UID } from '@strapi/strapi';
import type { RememberedText } from '../../../../shared/translation/remembered-texts.ts';
import { versionOf } from '../../../../shared/version.ts';
import { MEMORY_MODEL } from '../../names.ts';
import type { TableQuery } from '../table-query.ts';
import type { CountedPage } from '../translations/count-rows.ts';
import { divide } from '../uses/group-rows.ts';

/** The page in one language that a text was confirmed on. */
export type RememberedPage = Omit<CountedPage, 'origin'>;

export interface MemoryRow extends RememberedPage {
  id: number;
  origin: string;
  source: string;
  target: string;
  sourceVersion: string;
  targetVersion: string;
}

export function queryMemory(strapi: Core.Strapi): TableQuery {
  return strapi.db.query(MEMORY_MODEL as UID.Schema);
}

/**
 * Remembers the confirmed texts of a page, inside the caller's transaction. What it had confirmed before and does not say
 * any more stays, because texts move between pages; only another translation of the same text takes its place.
 */
export async function rememberTexts(
  strapi: Core.Strapi,
  page: RememberedPage,
  origin: string,
  texts: readonly RememberedText[],
): Promise<void> {
  if (texts.length === 0) return;
  const select = ['id', 'sourceVersion', 'targetVersion'];
  const known: MemoryRow[] = await queryMemory(strapi).findMany({ where: { ...page, origin }, select });
  const wanted = new Map(
    texts.map(({ source, target }) => {
      const versions = { sourceVersion: versionOf(source), targetVersion: versionOf(target) };
      return [keyOf(versions), { ...page, origin, source, target, ...versions }];
    }),
  );
  const sources = new Set([...wanted.values()].map(({ sourceVersion }) => sourceVersion));
  const replaced = known.filter((row) => sources.has(row.sourceVersion) && !wanted.has(keyOf(row)));
  for (const row of known) wanted.delete(keyOf(row));
  const ids = replaced.map(({ id }) => id);
  for (const batch of divide(ids)) await queryMemory(strapi).deleteMany({ where: { id: { $in: batch } } });
  for (const batch of divide([...wanted.values()])) await queryMemory(strapi).createMany({ data: batch });
}

const keyOf = ({ sourceVersion, targetVersion }: Pick<MemoryRow, 'sourceVersion' | 'targetVersion'>) =>
  `${sourceVersion} ${targetVersion}`;

/** What somebody has deleted from the memory has no texts: the next save of a page that says it does not bring it back. */
export const NOT_FORGOTTEN = { target: { $ne: '' } };

/** Forgets a translation of a text, wherever it was confirmed until now. */
export async function forgetText(
  strapi: Core.Strapi,
  { origin, locale, sourceVersion, targetVersion }: MemoryRow,
): Promise<void> {
  const where = { origin, locale, sourceVersion, targetVersion };
  await queryMemory(strapi).updateMany({ where, data: { source: '', target: '' } });
}

/** Forgets what pages that are gone have confirmed. */
export async function forgetPages(strapi: Core.Strapi, pages: readonly RememberedPage[]): Promise<void> {
  for (const { contentType, entry, field, locale } of pages)
    await queryMemory(strapi).deleteMany({ where: { contentType, entry, field, locale } });
}
