import type { Core, UID } from '@strapi/strapi';
import type { TextCounts } from '../../../../shared/translation/count-texts.ts';
import type { BoardCell, BoardPage, BoardRequest } from '../../../../shared/translation-board.ts';
import type { PageRows } from '../migrations/page-rows.ts';
import { getPresence, keyOfPage } from '../presence.ts';
import type { RequestRow } from '../translation-requests/request-rows.ts';
import { divide } from '../uses/group-rows.ts';
import { type CountRow, queryCounts, readCounts } from './count-rows.ts';
import type { BoardRow } from './load-board-rows.ts';
import { NAMES, namePeople, namePerson, type StoredName } from './people.ts';

/** A page that is listed. */
export interface FoundPage {
  type: PageRows;
  field: string;
  documentId: string;
  /** In the languages in which the person may read it, the default one first. */
  titles: readonly string[];
  words: number;
  /** By language: null where the page is missing. */
  cells: ReadonlyMap<string, BoardRow | null>;
  /** What it can be found by, see `PageType.filters`, in all languages in which the person may read it. */
  values: ReadonlyMap<string, ReadonlySet<string>>;
  /** Ids of those who changed one of these languages last, or are asked for it. */
  people: ReadonlySet<number>;
  /** By language. */
  requests: ReadonlyMap<string, RequestRow>;
}

/** Pages as the board shows them. */
export async function describePages(strapi: Core.Strapi, found: readonly FoundPage[]): Promise<BoardPage[]> {
  const counts = await loadCounts(strapi, found);
  const changes = await loadChanges(strapi, found);
  const names = await loadNames(strapi, found);
  const presence = getPresence(strapi);
  return found.map(({ type, field, documentId, titles, words, cells, requests }): BoardPage => {
    const { kind, info } = strapi.contentType(type.uid as UID.ContentType);
    const describe = ([locale, row]: [string, BoardRow | null]): [string, BoardCell | null] => {
      const change = changes.get(`${type.uid} ${documentId} ${locale}`);
      if (row === null || !change) return [locale, null];
      const { draft, liveAt } = change;
      return [
        locale,
        {
          counts: counts.get([type.uid, documentId, field, locale].join()) ?? null,
          origin: row.origin,
          publication: type.hasDrafts ? describePublication(draft.updatedAt, liveAt) : null,
          changedAt: new Date(draft.updatedAt).toISOString(),
          changedBy: namePerson(draft.updatedBy),
          openedBy: presence.listNames(keyOfPage(type.uid, documentId, locale), Date.now()),
        },
      ];
    };
    const described = Object.fromEntries([...cells].map(describe));
    return {
      ...{ contentType: type.uid, kind, typeName: info.displayName },
      ...{ documentId, field, title: titles[0] ?? null, words, cells: described },
      requests: describeRequests(requests, names),
    };
  });
}

/** Names of those who are asked, and who ask. */
async function loadNames(strapi: Core.Strapi, found: readonly FoundPage[]): Promise<ReadonlyMap<number, string>> {
  const ids = found.flatMap(({ requests }) =>
    [...requests.values()].flatMap(({ person, askedBy }) => [person, askedBy]),
  );
  return new Map((await namePeople(strapi, ids)).map(({ id, name }) => [id, name]));
}

/** Nobody waits for who is gone. */
function describeRequests(
  requests: ReadonlyMap<string, RequestRow>,
  names: ReadonlyMap<number, string>,
): Record<string, BoardRequest> {
  const described = [...requests].flatMap(([locale, { person, askedBy, until, note }]) => {
    const name = names.get(person);
    const request = { person: name ?? '', askedBy: names.get(askedBy) ?? null, until, note };
    return name === undefined ? [] : [[locale, request] as const];
  });
  return Object.fromEntries(described);
}

/** As Strapi tells it in its lists. */
function describePublication(changedAt: string, liveAt: string | undefined): 'draft' | 'changed' | 'live' {
  if (liveAt === undefined) return 'draft';
  return new Date(changedAt) > new Date(liveAt) ? 'changed' : 'live';
}

/** What is counted of pages, by type, entry, field and language. */
async function loadCounts(strapi: Core.Strapi, found: readonly FoundPage[]): Promise<Map<string, TextCounts>> {
  const where = { entry: { $in: found.map(({ documentId }) => documentId) } };
  const rows: CountRow[] = found.length === 0 ? [] : await queryCounts(strapi).findMany({ where });
  return new Map(
    rows.map((row) => [[row.contentType, row.entry, row.field, row.locale].join(), readCounts(row)] as const),
  );
}

interface StoredChange {
  documentId: string;
  locale: string;
  updatedAt: string;
  updatedBy?: StoredName | null;
}

interface Change {
  draft: StoredChange;
  /** When what visitors see was changed. */
  liveAt: string | undefined;
}

/** When pages were changed last, and by whom, by type, entry and language. */
async function loadChanges(strapi: Core.Strapi, found: readonly FoundPage[]): Promise<Map<string, Change>> {
  const changes = new Map<string, Change>();
  for (const type of new Set(found.map((page) => page.type))) {
    const pages = found.filter((page) => page.type === type);
    const query = strapi.db.query(type.uid as UID.ContentType);
    const select = ['documentId', 'locale', 'updatedAt'];
    const live = new Map<string, string>();
    if (type.hasDrafts) {
      const where = { documentId: { $in: pages.map(({ documentId }) => documentId) }, publishedAt: { $notNull: true } };
      const rows: StoredChange[] = await query.findMany({ where, select });
      for (const { documentId, locale, updatedAt } of rows) live.set(`${documentId} ${locale}`, updatedAt);
    }
    for (const ids of divide(pages.flatMap(({ cells }) => [...cells.values()].flatMap((row) => row?.id ?? [])))) {
      const populate = { updatedBy: { select: [...NAMES] } };
      const rows: StoredChange[] = await query.findMany({ where: { id: { $in: ids } }, select, populate });
      for (const draft of rows) {
        const place = `${draft.documentId} ${draft.locale}`;
        changes.set(`${type.uid} ${place}`, { draft, liveAt: live.get(place) });
      }
    }
  }
  return changes;
}
