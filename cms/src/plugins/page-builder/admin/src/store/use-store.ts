import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session } from '../model/history.ts';
import type { AreaAddress, TreeBlock } from '../model/tree.ts';
import { childrenOf } from '../model/tree.ts';
import type { EditorStore } from './editor-store.ts';

/**
 * React follows the stores of the editor directly, this one and the small ones of drag, saving and unsaved work.
 *
 * Not with nanostores: it has no selectors, so that each follower would be a `computed` store of its own. With 3,000 of
 * them, as a page of 1,000 blocks has, a change took twelve times as long (16 ms instead of 1.4), more than a keystroke
 * may; and state machines that are told apart by `subscribe` and `getState` need no store around them.
 */
export const EditorStoreContext = createContext<EditorStore | null>(null);

/** The store of the page that is open. */
export function useEditorStore(): EditorStore {
  const store = useContext(EditorStoreContext);
  if (!store) throw new Error('useEditorStore works inside the page editor only.');
  return store;
}

/**
 * Follows a part of the session; re-renders when that part is another value (`Object.is`). Select what exists already,
 * a block or a list of ids, and never make an object here.
 */
export function useSession<Part>(selectPart: (session: Session) => Part): Part {
  const store = useEditorStore();
  return useSyncExternalStore(store.subscribe, () => selectPart(store.getSession()));
}

export function useBlock(id: string): TreeBlock | undefined {
  return useSession((session) => session.tree.blocks.get(id));
}

export function useChildren(address: AreaAddress): readonly string[] {
  return useSession((session) => childrenOf(session.tree, address));
}

/** Id of the selected block; undefined while none or an area is selected. */
export function useSelectedBlock(): string | undefined {
  return useSession((session) => session.selection.blocks.at(-1));
}
