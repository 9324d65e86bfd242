import { type ReactNode, useState } from 'react';
import type { EditorStore } from '../../store/editor-store.ts';
import { EditorStoreContext } from '../../store/use-store.ts';
import { CommandProvider } from '../commands/use-commands.tsx';
import { DragProvider } from '../drag/use-drag.tsx';
import { createBlockStates } from '../states/block-states.ts';
import { BlockStatesProvider } from '../states/use-block-states.ts';

/** A page that is looked at: what is drawn in here shows it, and can change nothing of it. */
export function ReadOnlyPage({ store, children }: { store: EditorStore; children: ReactNode }) {
  const [states] = useState(createBlockStates);
  return (
    <EditorStoreContext.Provider value={store}>
      <BlockStatesProvider value={states}>
        <CommandProvider store={store} states={states} canWrite={false}>
          <DragProvider>{children}</DragProvider>
        </CommandProvider>
      </BlockStatesProvider>
    </EditorStoreContext.Provider>
  );
}
