import type { Block } from 'page-format';
import { useCallback } from 'react';
import { useEditorStore } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { explainForbidden } from '../palette/block-choices.ts';

/** Inserts a section at the selection, and says so; where it may not stand there, it says why, as the palette does. */
export function useInsertSection(): (blocks: readonly Block[], name: string, inserted?: string) => void {
  const text = useTranslation();
  const { t } = text;
  const { commands } = useCommands();
  const store = useEditorStore();
  return useCallback(
    (blocks, name, inserted = t('sections.inserted', { name })) => {
      const { tree, selection } = store.getSession();
      const reasons = blocks.map(({ type }) => explainForbidden(tree, selection.area, type, store.registry, text));
      const reason = reasons.find((each) => each !== undefined);
      if (reason !== undefined) return commands.refuse(reason);
      const outcome = store.insertBlocks(blocks);
      if (!('refusal' in outcome)) commands.announce(inserted);
      else commands.refuse(outcome.refusal === 'locked' ? commands.describe(outcome) : t('sections.refused', { name }));
    },
    [text, t, commands, store],
  );
}
