import { FLAG_SIDES, selectFlagged, selectFlagSide } from 'page-format';
import { useSyncExternalStore } from 'react';
import { useEditorStore } from '../../store/use-store.ts';
import { useBlockStates } from './use-block-states.ts';

/** Shows one side of blocks with a feature flag on the canvas, as the flag would; belongs into the head of its document. */
export function FlagStyles() {
  const states = useBlockStates();
  const store = useEditorStore();
  const all = useSyncExternalStore(states.subscribe, states.all);
  const { blocks } = store.getSession().tree;
  const rules = [...all].flatMap(([id, state]) => {
    const block = blocks.get(id);
    const prop = block && store.registry.get(block.type)?.flag;
    if (state.kind !== 'flag' || prop === undefined) return [];
    const hidden = FLAG_SIDES.filter((side) => side !== state.side);
    // The preview has no ids; there it is the feature's name that counts, as it does for visitors.
    const edited = `[data-block-id="${CSS.escape(id)}"]`;
    const previewed = `${selectFlagged(String(block?.props[prop] ?? ''))}:not([data-block-id])`;
    return [
      ...hidden.map(
        (side) => `${selectFlagSide(edited, side)},${selectFlagSide(previewed, side)} { display: none !important }`,
      ),
      `${selectFlagSide(previewed, state.side)} { display: contents !important }`,
    ];
  });
  return <style>{rules.join('\n')}</style>;
}
