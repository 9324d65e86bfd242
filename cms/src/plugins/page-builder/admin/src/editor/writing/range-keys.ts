import { isComposing } from '../../kit/is-composing.ts';
import { BLOCKS_TYPE, packBlocks } from '../../model/clipboard.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import type { DrawnRange } from './drawn-range.ts';
import { leaveOf, takeBlocks } from './range-texts.ts';
import { extentOf } from './text-selection.ts';

const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta']);

/** What keys and the clipboard do with a selection over several blocks. */
export function createRangeKeys(store: EditorStore, range: DrawnRange) {
  const { readEnds, extend, remove, leave } = range;
  const copy = (event: ClipboardEvent) => {
    const ends = readEnds();
    if (!ends || !event.clipboardData) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const selected = range.selection.getRangeAt(0).cloneContents();
    const markup = selected.ownerDocument.createElement('div');
    markup.append(selected);
    event.clipboardData.setData('text/plain', range.selection.toString());
    event.clipboardData.setData('text/html', markup.innerHTML);
    event.clipboardData.setData(BLOCKS_TYPE, packBlocks(takeBlocks(store, ends)));
    if (event.type === 'cut') remove(ends);
  };
  const paste = (event: ClipboardEvent) => {
    const ends = readEnds();
    const writer = ends && remove(ends);
    // Blocks go behind the text, and are the page's to insert.
    if (!writer || !event.clipboardData || event.clipboardData.types.includes(BLOCKS_TYPE)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    writer.paste(event.clipboardData);
  };
  const press = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (isComposing(event) || MODIFIERS.has(key)) return;
    const isCommand = ctrlKey || metaKey;
    const letter = key.toLowerCase();
    const take = () => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    // Where it ends is not decided while the pointer draws it, and a key must not mean the blocks that it has reached.
    if (range.isPressed) {
      take();
      return;
    }
    const extent = shiftKey ? extentOf(event) : undefined;
    const ends = readEnds();
    // Else the key would mean the blocks that are selected with it.
    if (!ends) {
      take();
      leave();
      return;
    }
    if (extent) {
      take();
      extend(extent);
    } else if (isCommand && (letter === 'c' || letter === 'x')) event.stopImmediatePropagation();
    else if (isCommand && letter === 'v') return;
    else if (isCommand || altKey || key === 'Escape') leave();
    else if (key.startsWith('Arrow')) {
      take();
      range.write(key === 'ArrowLeft' || key === 'ArrowUp' ? ends[0] : ends[1]);
    } else if (key === 'Backspace' || key === 'Delete' || key === 'Enter') {
      take();
      remove(ends, key !== 'Enter');
    } else if ([...key].length === 1) {
      take();
      // Of whole blocks nothing is left to type into.
      if (ends.some((point) => leaveOf(store, point, 'before').left)) remove(ends)?.type(key);
    }
  };
  return { press, copy, paste };
}
