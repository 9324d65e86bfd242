import { listAreas } from 'page-format';
import { findOnlyText } from '../../model/join-texts.ts';
import { type AreaAddress, childrenOf, type Place, placeOf, ROOT, withDescendants } from '../../model/tree.ts';
import { outermostInOrder } from '../../model/tree-order.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import { findPage } from '../canvas/find-page.ts';
import { findFirstText, focusFirstText } from '../inspector/focus-field.ts';
import { isSeen } from './shown-texts.ts';
import type { WritingState, WritingTools } from './writing-state.ts';

type BeginTextOptions = WritingState & Pick<WritingTools, 'store' | 't' | 'refuse'>;

/** Begins texts with letters that are pressed while none is written. */
export interface BeginText {
  /**
   * Begins the first text of a block with a letter that was pressed while only the block was selected.
   * @returns false when the block has nothing that can be written
   */
  writeLetter(page: HTMLElement, id: string, letter: string): boolean;
  /**
   * Has a letter take the place of all selected blocks, in a paragraph. Whatever is more than text stays, which is said: one
   * wrong key would take a whole page away.
   * @returns false where no paragraph may stand
   */
  writeOver(page: HTMLElement, letter: string): boolean;
  /**
   * Begins a paragraph with a letter, or with none, on an empty page, or in the selected area or block while it is empty.
   * @returns false where something stands already, or no paragraph may
   */
  begin(letter: string): boolean;
}

export function createBeginText(options: BeginTextOptions): BeginText {
  const { store, texts, edits, t, refuse, writeAt, edit, getWritten } = options;

  /** Whether a block is a text, or holds some. */
  const isText = (id: string): boolean =>
    findOnlyText(store.registry.get(store.getSession().tree.blocks.get(id)?.type ?? '')) !== undefined ||
    withDescendants(store.getSession().tree, id).length > 1;

  const beginText = (page: HTMLElement, place: Place, letter: string, instead?: readonly string[]): boolean => {
    const step = edits.begin(place, instead);
    if (!step) return false;
    writeAt(page, { anchor: step.after, head: step.after }, step.mergeKey);
    if (letter !== '') getWritten()?.type(letter);
    return true;
  };

  const beginning: BeginText = {
    writeLetter(page, id, letter) {
      // Beside a text the sign that inserts means the place after it; in an empty one, what is put in its place.
      if (letter === '/' && texts.list(page, id).some(isSeen)) return false;
      if (edit(page, id, 'end')) {
        getWritten()?.type(letter);
        return true;
      }
      // What has no text here has no use for the sign that inserts, and it means what is selected.
      if (letter === '/') return false;
      if (beginning.begin(letter)) return true;
      // What is set already is not changed by a letter.
      if (findFirstText()?.value !== '') return false;
      focusFirstText();
      // The browser's own way of typing: the control hears of it, and can undo it.
      document.execCommand('insertText', false, letter);
      return true;
    },
    writeOver(page, letter) {
      const { tree, selection } = store.getSession();
      const ids = outermostInOrder(tree, selection.blocks);
      const place = placeOf(tree, ids[0] ?? '');
      // The sign that inserts beside them takes nothing away.
      if (letter === '/' || !place) return false;
      const all = ids.flatMap((id) => withDescendants(tree, id));
      if (all.every(isText)) return beginText(page, place, letter, selection.blocks);
      refuse(t('canvas.notOver', { count: ids.length }));
      return true;
    },
    begin(letter) {
      const page = findPage();
      const { tree, selection } = store.getSession();
      const area = selection.area ?? findFirstArea(store) ?? ROOT;
      if (!page || childrenOf(tree, area).length > 0) return false;
      return beginText(page, { ...area, index: 0 }, letter);
    },
  };
  return beginning;
}

/** The area that what is inserted into what is selected goes into; undefined with nothing or several blocks selected. */
export function findFirstArea({ registry, getSession }: EditorStore): AreaAddress | undefined {
  const { tree, selection } = getSession();
  const [id, ...others] = selection.blocks;
  const block = others.length === 0 ? tree.blocks.get(id ?? '') : undefined;
  const definition = block && registry.get(block.type);
  // What opens over the page is not seen.
  const area = definition && listAreas(definition, block.props).find(({ rule }) => !rule.popup);
  return id === undefined || !area ? undefined : { block: id, area: area.name };
}
