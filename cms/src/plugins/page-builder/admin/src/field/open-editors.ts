import type { EditorStore } from '../store/editor-store.ts';

/**
 * Editors that outlive their form for a moment: saving a new entry leads to the address of the entry, and with it to a
 * new form. The store waits here for the field of that form, so that page, undo history and selection go on as if
 * nothing had happened.
 */
const waiting = new Map<string, EditorStore>();

export function handOver(documentId: string, store: EditorStore): void {
  waiting.set(documentId, store);
}

/** The store that waits for an entry. Stays until `forget`, because React may ask twice for a first state. */
export function findWaiting(documentId: string | undefined): EditorStore | undefined {
  return documentId === undefined ? undefined : waiting.get(documentId);
}

export function forget(documentId: string | undefined): void {
  if (documentId !== undefined) waiting.delete(documentId);
}
