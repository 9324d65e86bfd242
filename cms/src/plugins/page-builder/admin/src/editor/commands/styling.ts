import { fitStyles, parseStyles, readStyles } from '../../model/styles.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import type { TFunction } from '../../text/use-translation.ts';
import type { Commands } from './use-commands.tsx';

/** Where copied styles wait, for every page and tab of this browser. */
const KEY = 'page-builder:styles';

interface StylingTools extends Pick<Commands, 'announce' | 'refuse'> {
  store: EditorStore;
  canEdit: boolean;
  t: TFunction;
  /** What blocks are called in a sentence. */
  called(ids: readonly string[]): string;
}

/** Copies how a block looks, and puts it onto others, of its type or of another one, in one step of undo. */
export function createStyling({
  store,
  canEdit,
  t,
  announce,
  refuse,
  called,
}: StylingTools): Pick<Commands, 'copyStyles' | 'pasteStyles'> {
  const selected = () => {
    const { selection, tree } = store.getSession();
    return selection.blocks.flatMap((id) => tree.blocks.get(id) ?? []);
  };
  return {
    copyStyles() {
      const block = selected().at(-1);
      if (!block) return refuse(t('say.selectFirst'));
      const styles = readStyles(block, store.registry);
      if (!styles) return refuse(t('styles.nothingToCopy', { block: called([block.id]) }));
      try {
        localStorage.setItem(KEY, JSON.stringify(styles));
      } catch {
        return refuse(t('styles.notKept'));
      }
      announce(t('styles.copied', { block: called([block.id]) }));
    },
    pasteStyles() {
      if (!canEdit) return;
      const blocks = selected();
      if (blocks.length === 0) return refuse(t('say.selectFirst'));
      const styles = parseStyles(localStorage.getItem(KEY));
      if (!styles) return refuse(t('styles.none'));
      const changes = blocks
        .map((block) => ({ id: block.id, props: fitStyles(styles, block, store.registry) }))
        .filter(({ props }) => Object.keys(props).length > 0);
      const block = called(blocks.map(({ id }) => id));
      if (changes.length === 0) return refuse(t('styles.nothingFits', { block }));
      store.perform({ type: 'setProps', changes });
      announce(t('styles.pasted', { block }));
    },
  };
}
