import type { EditorStore } from '../store/editor-store.ts';

/**
 * Editors that outlive their form for a moment: saving a new entry leads to the address of the entry, and with it to a
 * new form. The store waits here for the field of that form, so that page, undo history and selection go on as if
 * nothing had happened.
 *
 * It waits for a while and not for the first to ask: the content manager may draw the new form more than once before
 * it stands, and whoever comes back to the entry later shall not find an editor open.
 */
const waiting = new Map<string, { store: EditorStore; until: number }>();

const WAIT_MS = 10_000;

export function handOver(documentId: string, store: EditorStore): void {
  waiting.set(documentId, { store, until: performance.now() + WAIT_MS });
}

/** The store that waits for an entry. */
export function findWaiting(documentId: string | undefined): EditorStore | undefined {
  const found = documentId === undefined ? undefined : waiting.get(documentId);
  return found && performance.now() < found.until ? found.store : undefined;
}

/** To be called when the editor is closed on purpose. */
export function forget(documentId: string | undefined): void {
  if (documentId !== undefined) waiting.delete(documentId);
}
