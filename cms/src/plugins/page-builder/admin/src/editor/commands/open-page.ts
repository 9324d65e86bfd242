import type { OpenPage } from '../../api/commands.ts';
import { selectBlock } from '../../model/selection.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import type { Commands } from './commands.ts';

/** The page that is open, as commands and panels of plugins know it. */
export function createOpenPage(store: EditorStore, commands: Commands): OpenPage {
  return {
    getDocument: store.getDocument,
    getSelection: () => store.getSession().selection.blocks,
    select: (block) => store.select(selectBlock(block)),
    insertBlocks: (blocks) => commands.insertBlocks(blocks),
    subscribe: store.subscribe,
    announce: commands.announce,
  };
}
