import type { Problem } from 'page-format';
import { type RefObject, useCallback } from 'react';
import { flushSync } from 'react-dom';
import { isSameJson } from '../../../../shared/version.ts';
import type { Refused } from '../../model/placement.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { useCheckNow } from './use-problems.tsx';

/**
 * Puts a problem right and says so. The list is up to a pause old, so the page is checked first: a problem that is not
 * there any more, or is to be mended in another way by now, is refused.
 *
 * Its row goes, and with it the button that was pressed; the focus moves on to the row that takes its place.
 * @param panel element around the rows, one `li` each
 */
export function useMend(panel: RefObject<HTMLElement | null>): (problem: Problem, button: HTMLElement) => void {
  const store = useEditorStore();
  const checkNow = useCheckNow();
  const { commands } = useCommands();
  const { t, translate } = useTranslation();

  return useCallback(
    (problem, button) => {
      const rows = [...(panel.current?.querySelectorAll('li') ?? [])];
      const index = rows.findIndex((row) => row.contains(button));
      let isMended: Refused | boolean = false;
      flushSync(() => {
        const isThere = checkNow().some((current) => isSameJson(current, problem));
        isMended = isThere && store.mend(problem);
        if (isMended === true) checkNow();
      });
      const isShown = (row: HTMLElement) => row.isConnected;
      const row = rows.slice(index).find(isShown) ?? rows.findLast(isShown);
      const isHeld = panel.current?.contains(document.activeElement);
      if (!isHeld) (row?.querySelector<HTMLElement>('button') ?? panel.current)?.focus();
      if (typeof isMended === 'object') return commands.refuse(commands.describe(isMended));
      if (!isMended || !problem.mend) return commands.refuse(t('problems.changed'));
      commands.announce(t('problems.mended', { mend: translate(problem.mend.label) }));
    },
    [store, checkNow, commands, panel, t, translate],
  );
}
