import { fitStyles, parseStyles, readStyles } from '../../model/styles.ts';
import type { CommandBase } from './command-base.ts';
import type { Commands } from './commands.ts';

/** Where copied styles wait, for every page and tab of this browser. */
const KEY = 'page-builder:styles';

/** Copies how a block looks, and puts it onto others, of its type or of another one, in one step of undo. */
export function createStyling({
  store,
  canEdit,
  t,
  note,
  refuse,
  called,
}: CommandBase): Pick<Commands, 'copyStyles' | 'pasteStyles'> {
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
      note(t('styles.copied', { block: called([block.id]) }));
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
      if (changes.length === 0) {
        return refuse(t('styles.nothingFits', { block: called(blocks.map(({ id }) => id)) }));
      }
      store.perform({ type: 'setProps', changes });
      note(t('styles.pasted', { block: called(changes.map(({ id }) => id)) }));
    },
  };
}
