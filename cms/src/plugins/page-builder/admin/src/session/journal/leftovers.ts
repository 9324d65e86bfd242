import { checkShape, migrateDocument, type PageDocument, type Registry } from 'page-format';
import type { Sources } from '../../../../shared/envelope.ts';
import { isSameJson } from '../../../../shared/version.ts';
import { documentFromTree, treeFromDocument } from '../../model/convert.ts';
import type { Tree } from '../../model/tree.ts';
import { replay } from './changes.ts';
import { changesOf, deleteJournal, type EntryFields, openJournals } from './database.ts';
import { listLeases } from './lease.ts';

/** Work that ended without being saved: the window was closed, the browser died, the server refused or was away. */
export interface Leftover {
  id: string;
  /** Milliseconds since 1970 of the last change. */
  at: number;
  /** Number of changes; typing into one field without a pause is one, and so is each of the entry's other fields. */
  changes: number;
  /** What was stored when the work began, and the page it came to. */
  base: PageDocument;
  version: string;
  document: PageDocument;
  sources: Sources;
  /** What was typed into the entry's other fields. */
  fields: EntryFields;
  /** Of work that the server has kept: the browser it was done in, empty where that is not known. */
  device?: string;
  /** Of the same: when it was changed last by the clock of that browser. */
  editedAt?: number;
}

/** Work older than this is let go. */
const KEPT_MS = 60 * 24 * 60 * 60 * 1000;

/**
 * What one administrator left on a page, the last first. What another window is writing right now is not left over.
 * Empty where the browser keeps nothing; work that cannot be read any more is passed over. What the server has by now is
 * let go: a window may be closed, or cut off, after the server stored its page and before it was told so.
 * @param readStored the page as the server has it; asked for when there is something to compare with it
 */
export async function findLeftovers(
  page: string,
  user: string,
  registry: Registry,
  readStored?: () => PageDocument,
): Promise<Leftover[]> {
  const database = await openJournals().catch(() => undefined);
  if (!database) return [];
  const alive = await listLeases();
  const found: Leftover[] = [];
  for (const record of await database.getAllFromIndex('journals', 'page', page)) {
    if (record.user !== user || alive.has(record.id)) continue;
    const changes = await database.getAll('changes', changesOf(record.id));
    const at = Math.max(changes.at(-1)?.at ?? 0, record.at);
    if (Date.now() - at > KEPT_MS) {
      await deleteJournal(record.id);
      continue;
    }
    const { id, base, version, sources, fields = {} } = record;
    const typed = Object.keys(fields).length;
    const count = changes.length + typed;
    const start = treeOf(base, registry);
    const document = documentFromTree(
      replay(
        start,
        changes.map(({ change }) => change),
      ),
    );
    if (readStored && typed === 0 && isSameJson(document, asEdited(readStored(), registry))) {
      await deleteJournal(id);
      continue;
    }
    if (count > 0 && isSound(document)) {
      found.push({ id, at, changes: count, base, version, document, sources, fields });
    }
  }
  return found.sort((one, other) => other.at - one.at);
}

function treeOf(document: PageDocument, registry: Registry): Tree {
  return treeFromDocument(migrateDocument(document, registry));
}

/** A stored page as the editor would hand it back, unchanged. */
function asEdited(document: PageDocument, registry: Registry): PageDocument {
  return documentFromTree(treeOf(document, registry));
}

function isSound(document: PageDocument): boolean {
  try {
    checkShape(document);
    return true;
  } catch {
    return false;
  }
}
