import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useHost } from '../../host/editor-host.tsx';
import type { Editing } from '../../session/editing.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { loadDialog } from '../load-dialog.tsx';
import type { Merging } from '../save/use-merge.ts';
import { RecoveryNotice } from './RecoveryNotice.tsx';
import type { Beginning, LeftoverState } from './use-leftover.ts';

const RecoveryDialog = loadDialog(async () => (await import('./RecoveryDialog.tsx')).RecoveryDialog, 'recovery.failed');

interface RecoveryOptions {
  state: LeftoverState;
  beginning: Beginning;
  editing: Editing;
  merging: Merging;
}

/**
 * Unsaved work inside the editor: offered, shown, brought back.
 * @returns the notice, and the dialog, which is drawn where no folded notice hides it
 */
export function useRecovery({ state: { leftover, drop }, beginning, editing, merging }: RecoveryOptions): {
  notice?: ReactNode;
  dialog?: ReactNode;
} {
  const { t } = useTranslation();
  const { commands } = useCommands();
  const { onChange } = useHost().form;
  const [isComparing, setComparing] = useState(beginning === 'compare');
  const close = useCallback(() => setComparing(false), []);
  const hasBegun = useRef(false);

  const restore = useCallback(async () => {
    setComparing(false);
    if (!leftover || !(await merging.restore(leftover.work))) return;
    const fields = Object.entries(leftover.work.fields);
    for (const [field, value] of fields) onChange(field, value);
    // In this window it is unsaved work as before, which is kept by itself.
    drop(leftover.session, (store) => editing.keepers[store].flush());
    commands.announce(t(fields.length > 0 ? 'recovery.restoredFields' : 'recovery.restored'));
  }, [leftover, merging.restore, onChange, drop, editing, commands, t]);

  useEffect(() => {
    if (hasBegun.current || beginning !== 'restore' || !leftover) return;
    hasBegun.current = true;
    void restore();
  }, [beginning, leftover, restore]);

  if (!leftover) return {};
  const discard = () => {
    setComparing(false);
    drop(leftover.session);
  };
  return {
    notice: (
      <RecoveryNotice
        leftover={leftover}
        isOutdated={leftover.basedOn !== editing.saved.version}
        onRestore={() => void restore()}
        onCompare={() => setComparing(true)}
        onDiscard={discard}
      />
    ),
    dialog: isComparing && (
      <RecoveryDialog leftover={leftover} onRestore={() => void restore()} onDiscard={discard} onClose={close} />
    ),
  };
}
