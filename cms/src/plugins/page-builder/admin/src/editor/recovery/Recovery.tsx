import { useCallback, useEffect, useRef, useState } from 'react';
import type { Editing } from '../../session/editing.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import type { Merging } from '../save/use-merge.ts';
import { RecoveryDialog } from './RecoveryDialog.tsx';
import { RecoveryNotice } from './RecoveryNotice.tsx';
import type { Beginning, LeftoverState } from './use-leftover.ts';

interface RecoveryProps {
  state: LeftoverState;
  beginning: Beginning;
  editing: Editing;
  merging: Merging;
}

/** Unsaved work inside the editor: offered, shown, brought back. */
export function Recovery({ state: { leftover, discard }, beginning, editing, merging }: RecoveryProps) {
  const { t } = useTranslation();
  const { commands } = useCommands();
  const [isComparing, setComparing] = useState(beginning === 'compare');
  const hasBegun = useRef(false);

  const restore = useCallback(async () => {
    setComparing(false);
    if (!leftover || !(await merging.restore(leftover))) return;
    discard();
    commands.announce(t('recovery.restored'));
  }, [leftover, merging.restore, discard, commands, t]);

  useEffect(() => {
    if (hasBegun.current || beginning !== 'restore' || !leftover) return;
    hasBegun.current = true;
    void restore();
  }, [beginning, leftover, restore]);

  if (!leftover) return null;
  const drop = () => {
    setComparing(false);
    discard();
  };
  return (
    <>
      <RecoveryNotice
        leftover={leftover}
        isOutdated={leftover.version !== editing.saved.version}
        onRestore={() => void restore()}
        onCompare={() => setComparing(true)}
        onDiscard={drop}
      />
      {isComparing && (
        <RecoveryDialog
          leftover={leftover}
          onRestore={() => void restore()}
          onDiscard={drop}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  );
}
