import { useAPIErrorHandler, unstable_useDocumentActions as useDocumentActions, useForm } from '@strapi/strapi/admin';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Entry } from '../../field/entry.ts';
import { handOver } from '../../field/open-editors.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import { useText } from '../../text/use-text.ts';
import { createNames } from '../commands/names.ts';
import { explainFailure, explainFieldErrors, type SaveFailure, toRequestData } from './save-failure.ts';

export type SaveKind = 'save' | 'publish';

export interface Saving {
  /** What is under way; one thing at a time. */
  busy: SaveKind | undefined;
  failure: SaveFailure | undefined;
  isModified: boolean;
  canSave: boolean;
  run(kind: SaveKind): Promise<void>;
  dismiss(): void;
}

interface SaveOptions {
  store: EditorStore;
  entry: Entry;
  /** Hands the document to the entry's form. */
  flush(): void;
  onDone(kind: SaveKind): void;
}

/**
 * Saves and publishes the whole entry with the content manager's own actions, from inside the editor.
 *
 * It watches the outcome itself. The content manager's Save button treats every failure but a `ValidationError` as
 * saved: it resets the form, and what was edited looks stored when it is not. Here the form stays modified until the
 * server has confirmed.
 */
export function useSave({ store, entry, flush, onDone }: SaveOptions): Saving {
  const { say, read } = useText();
  const texts = useMemo(() => ({ say, read, nameOf: createNames(store.registry, say, read).type }), [store, say, read]);
  const { create, update, publish } = useDocumentActions();
  const { _unstableFormatValidationErrors: toFieldErrors } = useAPIErrorHandler();
  const form = useForm('PageBuilder', (state) => state);
  const latest = useRef(form);
  latest.current = form;
  const navigate = useNavigate();
  const { search } = useLocation();
  const [busy, setBusy] = useState<SaveKind | undefined>();
  const [failure, setFailure] = useState<SaveFailure | undefined>();
  const underWay = useRef(false);

  const run = useCallback(
    async (kind: SaveKind) => {
      if (underWay.current) return;
      flush();
      const { tree } = store.getSession();
      const isNew = entry.documentId === undefined;
      if (kind === 'save' && !latest.current.modified && !isNew) return onDone(kind);

      underWay.current = true;
      setBusy(kind);
      setFailure(undefined);
      latest.current.setSubmitting(true);
      try {
        const { errors } = await latest.current.validate(true, { status: kind === 'publish' ? 'published' : 'draft' });
        if (errors) return setFailure(explainFieldErrors(kind, errors, say));

        const values = latest.current.getValues();
        const { model, collectionType, documentId, params } = entry;
        const target = { collectionType, model, documentId, params };
        const data = toRequestData(values);
        const answer =
          kind === 'publish'
            ? await publish(target, data)
            : isNew
              ? await create({ model, params }, data)
              : await update(target, data);
        if ('error' in answer) {
          const { error } = answer as { error: Parameters<typeof toFieldErrors>[0] };
          if (error.name === 'ValidationError') latest.current.setErrors(toFieldErrors(error));
          return setFailure(explainFailure(kind, error, texts));
        }
        latest.current.resetForm(values);
        store.markSaved(tree);
        onDone(kind);
        const savedId = (answer as { data?: { documentId?: string } }).data?.documentId;
        if (isNew && savedId && collectionType !== 'single-types') {
          handOver(savedId, store);
          navigate({ pathname: `../${savedId}`, search }, { replace: true, relative: 'path' });
        }
      } catch (error) {
        setFailure(explainFailure(kind, error, texts));
      } finally {
        underWay.current = false;
        latest.current.setSubmitting(false);
        setBusy(undefined);
      }
    },
    [store, entry, flush, onDone, say, texts, create, update, publish, toFieldErrors, navigate, search],
  );

  return {
    busy,
    failure,
    isModified: form.modified,
    canSave: entry.isOwnForm && !form.disabled,
    run,
    dismiss: () => setFailure(undefined),
  };
}
