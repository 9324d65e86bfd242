import type { Problem } from 'page-format';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SaveKind } from '../../session/saving/save-machine.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { useCheckNow, useProblems } from '../problems/use-problems.tsx';
import { type SaveOptions, type Saving, useSave } from './use-save.ts';

export interface Publication {
  saving: Saving;
  /** Errors of the page, which is not published with any. */
  errors: number;
  /** Whether publishing was refused for them. */
  isRefused: boolean;
  /** Milliseconds since 1970 of the last time that publishing was asked for and done. */
  publishedAt: number | undefined;
  forgetPublished(): void;
  /** Whether the page was saved or published since the editor was opened. */
  wasSaved: boolean;
  /** False while something is stored or published: neither again nor away. */
  canLeave: boolean;
  canPublish: boolean;
  publish(): void;
}

const isError = ({ level }: Problem) => level === 'error';

/** Saves and publishes the entry, and says what came of it. */
export function usePublication(options: Omit<SaveOptions, 'onDone'>): Publication {
  const { t } = useTranslation();
  const { commands, canEdit } = useCommands();
  const askedAt = useRef(0);
  const [publishedAt, setPublishedAt] = useState<number>();
  const [wasSaved, setWasSaved] = useState(false);
  const onDone = useCallback(
    (kind: SaveKind, wasMerged: boolean) => {
      setWasSaved(true);
      if (kind === 'publish') setPublishedAt(askedAt.current);
      commands.announce(t(kind === 'publish' ? 'say.published' : wasMerged ? 'say.merged' : 'say.saved'));
    },
    [commands, t],
  );
  const saving = useSave({ ...options, onDone });
  const errors = useProblems().filter(isError).length;
  const checkNow = useCheckNow();
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (errors === 0) setRefused(false);
  }, [errors]);
  const canLeave = saving.busy === undefined;
  return {
    ...{ saving, errors, isRefused, publishedAt, wasSaved, canLeave },
    canPublish: canLeave && canEdit && saving.canSave && options.entry.hasDraftAndPublish,
    forgetPublished: () => setPublishedAt(undefined),
    publish() {
      if (checkNow().some(isError)) return setRefused(true);
      askedAt.current = Date.now();
      setPublishedAt(undefined);
      saving.run('publish');
    },
  };
}
