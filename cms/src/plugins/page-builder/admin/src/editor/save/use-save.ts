import {
  useAPIErrorHandler,
  unstable_useDocumentActions as useDocumentActions,
  useFetchClient,
  useForm,
} from '@strapi/strapi/admin';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { versionOf } from '../../../../shared/version.ts';
import { type Editing, toFieldValue } from '../../field/editing.ts';
import type { Entry } from '../../field/entry.ts';
import { handOver } from '../../field/open-editors.ts';
import type { SavedCopy } from '../../journal/journal.ts';
import { pageKey } from '../../journal/page-key.ts';
import { useText } from '../../text/use-text.ts';
import { createNames } from '../commands/names.ts';
import { readBack } from './read-back.ts';
import { toRequestData } from './request-data.ts';
import { explainFailure, explainFieldErrors, findStaleAnswer, type SaveFailure } from './save-failure.ts';
import { type Merging, readCopy } from './use-merge.ts';

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
  /** Name of the field in the entry's form. */
  name: string;
  editing: Editing;
  entry: Entry;
  merging: Merging;
  /** Hands the document to the entry's form. */
  flush(): void;
  /** @returns what was announced */
  onDone(kind: SaveKind, wasMerged: boolean): string;
}

/**
 * Saves and publishes the whole entry with the content manager's own actions, from inside the editor.
 *
 * It watches the outcome itself. The content manager's Save button treats every failure but a `ValidationError` as
 * saved: it resets the form, and what was edited looks stored when it is not. Here the form stays modified until the
 * server has confirmed, and the journal keeps everything until the page was read back.
 */
export function useSave({ name, editing, entry, merging, flush, onDone }: SaveOptions): Saving {
  const { say, read } = useText();
  const { store } = editing;
  const texts = useMemo(() => ({ say, read, nameOf: createNames(store.registry, say, read).type }), [store, say, read]);
  const { create, update, publish } = useDocumentActions();
  const { get } = useFetchClient();
  const { _unstableFormatValidationErrors: toFieldErrors } = useAPIErrorHandler();
  const form = useForm('PageBuilder', (state) => state);
  const latest = useRef(form);
  latest.current = form;
  const navigate = useNavigate();
  const { search } = useLocation();
  const [busy, setBusy] = useState<SaveKind | undefined>();
  const [failure, setFailure] = useState<SaveFailure | undefined>();
  const underWay = useRef(false);

  const send = useCallback(
    (kind: SaveKind, data: Record<string, unknown>) => {
      const { model, collectionType, documentId, params } = entry;
      const target = { collectionType, model, documentId, params };
      // The content manager shows an update as stored before it is, under the address it loaded the entry from, and
      // takes it back when it fails, with everything that was typed into the form. Another address keeps it out of that.
      const apart = { ...target, params: { ...params, from: 'page-builder' } };
      if (kind === 'publish') return publish(target, data);
      return documentId === undefined && collectionType !== 'single-types'
        ? create({ model, params }, data)
        : update(apart, data);
    },
    [entry, create, update, publish],
  );

  /** @returns true when the page was brought together with another and is to be saved again */
  const attempt = useCallback(
    async (kind: SaveKind, wasMerged: boolean): Promise<boolean> => {
      flush();
      const isNew = !entry.isStored;
      const fail = (reason: SaveFailure) => {
        setFailure(reason);
        return false;
      };
      /** Brings in what somebody else has saved. */
      const bringIn = async (copy: SavedCopy) => {
        const isMerged = await merging.mergeIn(copy);
        if (isMerged && kind === 'save') return true;
        // What somebody else wrote goes public only once it was looked at.
        const text = say(isMerged ? 'merge.lookFirst' : 'merge.postponed');
        return fail({ kind, title: say(`${kind}.failed`), reasons: [{ text }] });
      };
      try {
        const { errors } = await latest.current.validate(true, { status: kind === 'publish' ? 'published' : 'draft' });
        if (errors) return fail(explainFieldErrors(kind, errors, say));

        const { tree } = store.getSession();
        const document = store.getDocument();
        // Looked at before it is sent, and not only when the server refuses: the content manager tells of every refusal
        // in red, also of one that is settled here a moment later.
        const newest = isNew ? undefined : await readBack(get, entry, entry.documentId, name).catch(() => undefined);
        if (newest && ![editing.saved.version, versionOf(document)].includes(newest.version)) return bringIn(newest);
        const values = latest.current.getValues();
        const data = toRequestData({ ...entry, values, initialValues: latest.current.initialValues });
        // The content manager may draw a new form as soon as the entry is stored; the editor goes on in that one.
        if (entry.documentId) handOver(pageKey({ ...entry, field: name }), editing);
        const answer = await send(kind, { ...data, [name]: toFieldValue(document, editing) });
        if ('error' in answer) {
          const { error } = answer as { error: Parameters<typeof toFieldErrors>[0] };
          const stale = findStaleAnswer(error);
          const copy =
            stale && (readCopy(stale.current, stale.version) ?? (await readBack(get, entry, entry.documentId, name)));
          if (!copy) {
            if (error.name === 'ValidationError') latest.current.setErrors(toFieldErrors(error));
            return fail(explainFailure(kind, error, texts));
          }
          return bringIn(copy);
        }
        const savedId = (answer as { data?: { documentId?: string } }).data?.documentId ?? entry.documentId;
        const page = pageKey({ ...entry, documentId: savedId, field: name });
        const saved = { document, version: versionOf(document) };
        store.markSaved(tree);
        latest.current.resetForm({ ...values, [name]: { ...document, basedOn: saved.version } });
        const back = await readBack(get, entry, savedId, name).catch(() => undefined);
        if (back?.version === saved.version) editing.confirm(saved, page);
        else fail({ kind, title: say('save.unconfirmed'), reasons: [] });
        handOver(page, editing, onDone(kind, wasMerged));
        if (isNew && savedId && savedId !== entry.documentId && entry.collectionType !== 'single-types') {
          navigate({ pathname: `../${savedId}`, search }, { replace: true, relative: 'path' });
        }
        return false;
      } catch (error) {
        return fail(explainFailure(kind, error, texts));
      }
    },
    [name, store, editing, entry, merging, flush, onDone, say, texts, send, get, toFieldErrors, navigate, search],
  );
  const next = useRef(attempt);
  next.current = attempt;

  const run = useCallback(
    async (kind: SaveKind) => {
      if (underWay.current) return;
      flush();
      if (kind === 'save' && !latest.current.modified && entry.isStored) return void onDone(kind, false);
      underWay.current = true;
      setBusy(kind);
      setFailure(undefined);
      latest.current.setSubmitting(true);
      let wasMerged = false;
      while (await next.current(kind, wasMerged)) wasMerged = true;
      underWay.current = false;
      latest.current.setSubmitting(false);
      setBusy(undefined);
    },
    [entry, flush, onDone],
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
