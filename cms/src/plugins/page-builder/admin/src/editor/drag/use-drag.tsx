import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { selectBlock } from '../../model/selection.ts';
import { indexWithout, outermostInOrder } from '../../model/tree-order.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { findPage } from '../canvas/find-page.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { createDragController, type DragController } from './drag-controller.ts';
import type { DragState } from './drag-state.ts';
import type { DragSource } from './pointer-drag.ts';

const Context = createContext<DragController | null>(null);

/** Dragging, for everything that can be dragged or dropped on. */
export function useDrag(): DragController {
  const controller = useContext(Context);
  if (!controller) throw new Error('useDrag works inside the page editor only.');
  return controller;
}

export function useDragState(): DragState | undefined {
  const controller = useDrag();
  return useSyncExternalStore(controller.subscribe, controller.getState);
}

export function useIsDragging(): boolean {
  const controller = useDrag();
  return useSyncExternalStore(controller.subscribe, () => controller.getState() !== undefined);
}

export function DragProvider({ children }: { children: ReactNode }) {
  const store = useEditorStore();
  const { commands } = useCommands();
  const controller = useMemo(
    () =>
      createDragController({
        describe: (content) => ({ tree: store.getSession().tree, registry: store.registry, content }),
        drop(content, { place }) {
          if ('blocks' in content) return commands.insertBlocks(content.blocks, place);
          const { tree } = store.getSession();
          commands.moveTo(content.ids, { ...place, index: indexWithout(tree, place, content.ids) });
          // The next keys mean what was moved; in the outline they do already.
          if (!document.activeElement?.closest('[role="tree"]')) findPage()?.focus({ preventScroll: true });
        },
      }),
    [store, commands],
  );
  useEffect(() => () => controller.cancel(), [controller]);
  return <Context.Provider value={controller}>{children}</Context.Provider>;
}

/** A block of the page as something to drag: with the rest of the selection when it is part of it, else by itself. */
export function useBlockSource(): (id: string) => Extract<DragSource, { ids(): unknown }> {
  const store = useEditorStore();
  return (id) => ({
    ids: () => {
      const { tree, selection } = store.getSession();
      const chosen = outermostInOrder(tree, selection.blocks);
      if (selection.blocks.includes(id) && chosen.length > 0) return chosen;
      store.select(selectBlock(id));
      return [id];
    },
  });
}
