import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type EditorHost, useHost } from '../../host/editor-host.tsx';
import { type Editing, toFieldValue } from '../../session/editing.ts';
import type { Entry } from '../../session/entry.ts';
import { createAttempt, type SaveProblem } from '../../session/saving/attempt-save.ts';
import { findApiError } from '../../session/saving/failures.ts';
import { followEdits } from '../../session/saving/follow-edits.ts';
import {
  findStatus,
  isDirty,
  type SaveKind,
  type SaveState,
  type SaveStatus,
} from '../../session/saving/save-machine.ts';
import { createSaver, type Saver } from '../../session/saving/saver.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { createNames } from '../commands/names.ts';
import { renameOpen } from '../open-editors.ts';
import { createTarget } from './entry-target.ts';
import { explainProblem, type SaveFailure } from './save-failure.ts';
import type { Merging } from './use-merge.ts';
import { usePause } from './use-pause.ts';
import { useTypedFields } from './use-typed-fields.ts';

export interface Saving {
  status: SaveStatus;
  /** Milliseconds since 1970 of the first edit that the server does not have. */
  since: number | undefined;
  /** What somebody asked for and is under way. */
  busy: SaveKind | undefined;
  failure: SaveFailure | undefined;
  /** True when page or entry hold what is not stored. */
  isModified: boolean;
  canSave: boolean;
  run(kind: SaveKind): void;
  dismiss(): void;
  /** True while the login has ended and nobody put the question for the password away, from the next pause on. */
  needsLogin: boolean;
  onLoggedIn(): void;
  putLoginAway(): void;
}

export interface SaveOptions {
  /** Name of the field in the entry's form. */
  name: string;
  editing: Editing;
  entry: Entry;
  merging: Merging;
  /** Hands the document to the entry's form. */
  flush(): void;
  onDone(kind: SaveKind, wasMerged: boolean): void;
}

/** Saves and publishes the whole entry from inside the editor: the machine of `saving/` over the entry's form. */
export function useSave({ name, editing, entry, merging, flush, onDone }: SaveOptions): Saving {
  const texts = useSaveTexts(editing);
  const host = useHost();
  const { form } = host;
  useTypedFields(form, name, editing);
  const [failure, setFailure] = useState<SaveFailure | undefined>();
  const [isLoginAway, setLoginAway] = useState(false);
  const latest = useRef({ entry, host, merging, onDone, tell: (_: SaveKind, __: SaveProblem) => {} });
  latest.current = {
    entry,
    host,
    merging,
    onDone,
    tell(kind, problem) {
      const error = problem.type === 'answer' ? findApiError(problem.error) : undefined;
      if (error?.name === 'ValidationError') form.showErrors(error);
      setFailure(explainProblem(kind, problem, texts));
    },
  };

  const setNewAddress = useNewAddress(host);
  const [saver] = useState(() => {
    const around = () => ({ entry: latest.current.entry, host: latest.current.host });
    const target = createTarget({ name, editing, around });
    const attempt = createAttempt({
      editing,
      target,
      mergeIn: (copy) => latest.current.merging.mergeIn(copy),
      tell: (kind, problem) => latest.current.tell(kind, problem),
      onSaved(kind, document, wasMerged) {
        const { entry: before, host: around } = latest.current;
        const { documentId } = target;
        setFailure(undefined);
        // What was typed meanwhile is not among it, and put back by `useKeepTypedFields`.
        around.form.resetForm({ ...target.sent, [name]: toFieldValue(document, editing) });
        around.refreshEntry(before.model, documentId);
        latest.current.onDone(kind, wasMerged);
        if (before.documentId !== undefined || before.collectionType === 'single-types') return;
        renameOpen(target.page(), documentId);
        setNewAddress(documentId);
      },
    });
    const hasEdits = form.modified || !editing.isSaved;
    return createSaver({ attempt, since: hasEdits ? Date.now() : undefined, connection: window });
  });
  const { status, since, busy, isUnsaved, hasNoSession } = useSaverState(saver);
  const needsLogin = usePause(editing.store, hasNoSession && !isLoginAway);
  useSaverConnections(editing, saver);

  return {
    ...{ status, since, busy, failure, needsLogin },
    isModified: isUnsaved || form.modified,
    canSave: entry.isOwnForm && !form.disabled,
    run(kind) {
      flush();
      // Read now: an edit of this moment is in no render yet.
      const hasEdits = isDirty(saver.getState());
      const isModified = hasEdits || latest.current.host.form.modified;
      if (kind === 'save' && !isModified && entry.isStored) return onDone(kind, false);
      // The entry's own fields can hold edits while the page has none.
      if (!hasEdits && isModified) saver.send({ type: 'edited', at: Date.now() });
      setFailure(undefined);
      setLoginAway(false);
      saver.send({ type: 'saveAsked', kind });
    },
    dismiss: () => setFailure(undefined),
    onLoggedIn: () => saver.send({ type: 'loggedIn' }),
    putLoginAway() {
      setLoginAway(true);
      setFailure({ kind: 'save', title: texts.t('save.failed'), reasons: [{ text: texts.t('save.session') }] });
    },
  };
}

function useSaveTexts({ store }: Editing) {
  const { t, translate } = useTranslation();
  return useMemo(
    () => ({ t, translate, nameOf: createNames(store.registry, t, translate).type }),
    [store, t, translate],
  );
}

/** @returns what is told the id of an entry that was new, for the admin's address to name it */
function useNewAddress({ form, navigate, search }: EditorHost): (documentId: string | undefined) => void {
  const [newAddress, setNewAddress] = useState<string | undefined>();
  // Not before the form knows that it is stored: it keeps whoever leaves it with changes.
  useEffect(() => {
    if (newAddress === undefined || form.modified) return;
    setNewAddress(undefined);
    navigate({ pathname: `../${newAddress}`, search }, { replace: true, relative: 'path' });
  }, [newAddress, form.modified, navigate, search]);
  return setNewAddress;
}

function useSaverState(saver: Saver) {
  // Part by part: the state counts the edits, and the whole editor would be drawn anew with each of them.
  const status = useSaver(saver, findStatus);
  const since = useSaver(saver, (state) => state.since);
  const busy = useSaver(saver, ({ sending }) => (sending?.isAsked ? sending.kind : undefined));
  const isUnsaved = useSaver(saver, isDirty);
  const hasNoSession = useSaver(saver, ({ trouble }) => trouble === 'session');
  return { status, since, busy, isUnsaved, hasNoSession };
}

/** Has the machine hear of edits, and the window of what is not saved. */
function useSaverConnections(editing: Editing, saver: Saver): void {
  useEffect(() => {
    const unfollow = followEdits(editing, saver);
    return () => {
      unfollow();
      saver.stop();
    };
  }, [editing, saver]);
  // Asked of an unsaved page when the window closes or loads anew. The entry's own fields are Strapi's to ask for.
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirty(saver.getState())) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [saver]);
}

/** Follows a part of the machine's state; draws again when that part is another value. */
function useSaver<Part>(saver: Saver, selectPart: (state: SaveState) => Part): Part {
  return useSyncExternalStore(saver.subscribe, () => selectPart(saver.getState()));
}
