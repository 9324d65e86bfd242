import { type ReactNode, useState } from 'react';
import type { EditorStore } from '../../store/editor-store.ts';
import { EditorStoreContext } from '../../store/use-store.ts';
import { CommandProvider } from '../commands/use-commands.tsx';
import { DragProvider } from '../drag/use-drag.tsx';
import { useEntryPlace } from '../entry-context.ts';
import { createBlockStates } from '../states/block-states.ts';
import { BlockStatesProvider } from '../states/use-block-states.ts';
import { Stage } from '../viewports/Stage.tsx';

/**
 * A page that is not the one being edited, on the canvas itself: with the same screens, and read-only. It has a store of
 * its own, so that nothing done here reaches the page behind it.
 */
export function VersionPreview({ store, children }: { store: EditorStore; children?: ReactNode }) {
  const place = useEntryPlace();
  const [states] = useState(createBlockStates);
  return (
    <EditorStoreContext.Provider value={store}>
      <BlockStatesProvider value={states}>
        <CommandProvider store={store} states={states} canEdit={false}>
          <DragProvider>
            <Stage place={place} />
            {children}
          </DragProvider>
        </CommandProvider>
      </BlockStatesProvider>
    </EditorStoreContext.Provider>
  );
}
