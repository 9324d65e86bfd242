import { useSyncExternalStore } from 'react';
import { useEditorStore } from '../../store/use-store.ts';
import { useBlockStates } from './use-block-states.ts';

/** Shows one zone of feature containers on the canvas, as the flag would; belongs into the head of its document. */
export function FlagStyles() {
  const states = useBlockStates();
  const store = useEditorStore();
  const all = useSyncExternalStore(states.subscribe, states.all);
  const { blocks } = store.getSession().tree;
  const rules = [...all].flatMap(([id, state]) => {
    if (state.kind !== 'flag') return [];
    const name = String(blocks.get(id)?.props.featureName ?? '').trim();
    const hidden = state.id === 'on' ? 'off' : 'on';
    // The preview has no ids; there it is the feature's name that counts, as it does for visitors.
    const roots = [`[data-block-id="${CSS.escape(id)}"]`, `[data-feature="${CSS.escape(name)}"]:not([data-editing])`];
    return [
      `${roots.map((root) => `${root} > [data-zone="${hidden}"]`).join(',')} { display: none !important }`,
      `${roots[1]} > [data-zone="${state.id}"] { display: contents !important }`,
    ];
  });
  return <style>{rules.join('\n')}</style>;
}
