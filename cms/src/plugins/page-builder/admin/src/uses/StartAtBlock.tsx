import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useCommands } from '../editor/commands/use-commands.tsx';
import { focusField } from '../editor/inspector/focus-field.ts';
import { useView } from '../editor/viewports/use-view.tsx';
import { selectBlock } from '../model/selection.ts';
import { useEditorStore } from '../store/use-store.ts';
import { useTranslation } from '../text/use-translation.ts';
import type { BlockAddress } from './block-address.ts';

/** Selects the block with which the editor was opened, and shows the setting that is meant. */
export function StartAtBlock({ at: { blockId, path } }: { at: BlockAddress }) {
  const { t } = useTranslation();
  const store = useEditorStore();
  const { commands } = useCommands();
  const { change } = useView();
  const start = () => {
    if (!store.getSession().tree.blocks.has(blockId)) return commands.refuse(t('uses.gone'));
    store.select(selectBlock(blockId));
    flushSync(() => change({ right: true }));
    focusField(path.split('.'));
  };
  const first = useRef(start);
  useEffect(() => {
    // The canvas and the panels stand by then.
    const frame = requestAnimationFrame(() => first.current());
    return () => cancelAnimationFrame(frame);
  }, []);
  return null;
}
