import { useField } from '@strapi/strapi/admin';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { openEnvelope } from '../../../shared/envelope.ts';
import { isSameJson, versionOf } from '../../../shared/version.ts';
import { blocks } from '../api/blocks.ts';
import { closeEditor, findOpen, leaveForm } from '../editor/open-editors.ts';
import { type Editing, startEditing } from '../session/editing.ts';
import { readStored } from '../session/read-stored.ts';
import type { WorkStores } from '../session/unsaved/unsaved-work.ts';

interface EditingState {
  /** The page in the open editor; undefined while it is closed. */
  editing: Editing | undefined;
  open(): void;
  close(): void;
}

/**
 * The page of a field while it is edited. It lives as long as the form does and not only as long as the editor is open:
 * closing the editor hands the page to the form, opening it again goes on where it was, undo included.
 * @param page see `pageKey`
 * @param textsOnly see `EditorStore`; the form does not get what is written then
 */
export function useEditing(stores: WorkStores, name: string, page: string, textsOnly: boolean): EditingState {
  const { value, initialValue } = useField<unknown>(name);
  const kept = useRef<Editing | undefined>(undefined);
  const [isOpen, setOpen] = useState(() => {
    kept.current = findOpen(page);
    return kept.current !== undefined;
  });

  const open = useCallback(() => {
    const { content, envelope } = openEnvelope(value);
    const isKept = kept.current && (textsOnly || isSameJson(content, kept.current.store.getDocument()));
    if (!isKept) {
      kept.current?.stop();
      const shown = readStored(value);
      const before = readStored(initialValue);
      const { document, version } = before;
      const own = shown.document !== document && { document: shown.document };
      const { sources } = envelope;
      kept.current = startEditing(
        { saved: { document, version }, page, stores, textsOnly, ...own, ...(sources && { sources }) },
        blocks.getRegistry(),
      );
    }
    setOpen(true);
  }, [value, initialValue, page, stores, textsOnly]);

  const close = useCallback(() => {
    closeEditor();
    setOpen(false);
  }, []);

  // The content manager's own buttons save as well. What they stored comes back as the form's new beginning.
  useEffect(() => {
    const editing = kept.current;
    if (!editing || isOpen) return;
    const { content, envelope } = openEnvelope(initialValue);
    const { tree } = editing.store.getSession();
    const document = editing.store.getDocument();
    if (tree === editing.store.getSavedTree() || envelope.basedOn !== versionOf(document)) return;
    if (!isSameJson(content, document)) return;
    editing.store.markSaved(tree);
    editing.confirm({ document, version: envelope.basedOn }, page, editing.sources);
  }, [initialValue, isOpen, page]);

  // Before the next form of the same entry takes over.
  useLayoutEffect(
    () => () => {
      if (kept.current) leaveForm(kept.current);
    },
    [],
  );

  return { editing: isOpen ? kept.current : undefined, open, close };
}
