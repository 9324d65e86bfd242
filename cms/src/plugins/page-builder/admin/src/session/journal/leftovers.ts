import { checkShape, migrateDocument, type PageDocument, type Registry } from 'page-format';
import type { Sources } from '../../../../shared/envelope.ts';
import { documentFromTree, treeFromDocument } from '../../model/convert.ts';
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
}

/** Work older than this is let go. */
const KEPT_MS = 60 * 24 * 60 * 60 * 1000;

/**
 * What one administrator left on a page, the last first. What another window is writing right now is not left over.
 * Empty where the browser keeps nothing; work that cannot be read any more is passed over.
 */
export async function findLeftovers(page: string, user: string, registry: Registry): Promise<Leftover[]> {
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
    const count = changes.length + Object.keys(fields).length;
    const start = treeFromDocument(migrateDocument(base, registry));
    const document = documentFromTree(
      replay(
        start,
        changes.map(({ change }) => change),
      ),
    );
    if (count > 0 && isSound(document)) {
      found.push({ id, at, changes: count, base, version, document, sources, fields });
    }
  }
  return found.sort((one, other) => other.at - one.at);
}

function isSound(document: PageDocument): boolean {
  try {
    checkShape(document);
    return true;
  } catch {
    return false;
  }
}
