import { type RefObject, useEffect, useRef } from 'react';
import type { EditorStore } from '../../store/editor-store.ts';
import { findCommandByKeys } from '../commands/command-list.ts';
import { useCommands } from '../commands/use-commands.tsx';

/**
 * F7 leads to the next difference and Shift+F7 to the one before, and undo takes back what was brought back, wherever the
 * focus is on the screen: the row that had it may have gone with its difference. Dialogs over the screen keep their keys.
 */
export function useComparisonKeys(
  layout: RefObject<HTMLElement>,
  { registry }: EditorStore,
  onStep: (step: 1 | -1) => void,
): void {
  const { commands, canEdit } = useCommands();
  const latest = useRef(onStep);
  latest.current = onStep;
  useEffect(() => {
    const findAction = (event: KeyboardEvent): (() => void) | undefined => {
      if (event.key === 'F7') return () => latest.current(event.shiftKey ? -1 : 1);
      const command = findCommandByKeys(event, registry)?.id;
      return canEdit && (command === 'undo' || command === 'redo') ? commands[command] : undefined;
    };
    const press = (event: KeyboardEvent) => {
      const target = event.target as Element;
      const screen = layout.current?.closest('[role="dialog"]');
      if (target !== document.body && target.closest('[role="dialog"]') !== screen) return;
      const act = findAction(event);
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [layout, registry, commands, canEdit]);
}
