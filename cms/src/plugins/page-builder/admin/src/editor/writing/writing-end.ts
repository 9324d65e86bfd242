import type { Editor } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import type { TextKind } from '../../model/transform/turn-text.ts';
import type { Pasted } from '../commands/pasting.ts';
import type { Halves } from './edit-tools.ts';
import { readPastedLines } from './paste-around.ts';
import { TEXT_FORMATS } from './text-format.ts';
import type { StoredText } from './text-prop.ts';
import { type Extent, extentOf, findEdge, isAtEdge, isEmptyDoc, isEmptyParagraph } from './text-selection.ts';

/**
 * How the writing ended; all that was typed is in the store. By a key that means the block or the editor (`kept`), by
 * going elsewhere (`left`), because something else took the text away (`gone`), or by a key that means what is around the
 * text: an arrow over an edge (`before`, `after`), an arrow with Shift or the pointer beyond it (`extend`), `/` in an
 * empty text, Backspace in an empty one (`emptied`), Backspace at the start and Delete at the end (`join`), Enter at the
 * caret (`split`), signs that make it another block (`turned`) or a formatted text (`formatted`), and a paste of what the
 * text itself cannot hold: blocks, or lines into an item (`paste`).
 */
export type WritingEnd =
  | { how: 'kept' | 'left' | 'gone' | 'before' | 'after' | 'emptied' }
  // In an empty paragraph of a formatted text others may stand around it.
  | { how: 'slash'; around?: Halves }
  | { how: 'extend'; to: Extent | { x: number; y: number } }
  | { how: 'join'; with: 'before' | 'after' }
  | { how: 'split'; halves: Halves; isAtEnd: boolean }
  | { how: 'turned'; signs: string; text: string }
  | { how: 'formatted'; letter: string; typed: StoredText }
  | { how: 'paste'; halves: Halves; pasted: Pasted | { lines: string[] } };

/** What keys and pastes mean around a text. */
export interface TextRole {
  kind: TextKind;
  /**
   * What Enter, Backspace and Delete mean around the text: the block, of one that is nothing else, the item of a list, or
   * nothing. Only a block can be joined, turned and replaced. Of a block in a row of its kind, Enter means the row.
   */
  role: 'block' | 'item' | 'part' | 'ofRow';
  /** What makes it another block at its beginning, once a space follows. */
  signs: readonly string[];
  /** True for signs that mean something in a formatted text which this paragraph can become. */
  isFormatting: (before: string, letter: string) => boolean;
  /** What of the clipboard is blocks of their own, and does not go into the text. */
  readBlocks: (data: DataTransfer, isEmptyLine: boolean) => Pasted | undefined;
}

/** What a key ends the writing by; undefined for one that goes on writing. */
export function findEnd(editor: Editor, text: TextRole, event: KeyboardEvent): WritingEnd | undefined {
  const { kind, role, signs, isFormatting } = text;
  const isFormatted = kind === 'richText';
  const isBlock = role === 'block';
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  const { doc, selection } = editor.state;
  const isPlain = !(shiftKey || ctrlKey || metaKey || altKey);
  const isEmpty = isEmptyDoc(doc);
  if (key === 'Escape') return { how: 'kept' };
  if (key === 'Enter' && !isFormatted && !(kind === 'textarea' && shiftKey)) {
    const goesOn = isPlain && (role === 'item' || role === 'ofRow' || (isBlock && selection.empty));
    if (!goesOn) return { how: 'kept' };
    return { how: 'split', halves: halve(editor.state, kind), isAtEnd: isAtEdge(editor, 'end') };
  }
  const extent = shiftKey && findEdge(editor, key) ? extentOf(event) : undefined;
  if (extent) return { how: 'extend', to: extent };
  if (!isPlain || !selection.empty) return undefined;
  if (isBlock && isEmpty && key === '/') return { how: 'slash' };
  if (isBlock && isFormatted && key === '/' && isEmptyParagraph(selection)) {
    const { $from } = selection;
    return {
      how: 'slash',
      around: {
        text: TEXT_FORMATS[kind].cut(doc, 0, $from.before()),
        rest: TEXT_FORMATS[kind].cut(doc, $from.after()),
      },
    };
  }
  if (role !== 'part' && isEmpty && (key === 'Backspace' || key === 'Delete')) return { how: 'emptied' };
  // In lists, quotes and tables these keys are the text's own.
  if (role !== 'part' && selection.$from.depth < 2 && selection.$from.parent.type.name !== 'heading') {
    if (key === 'Backspace' && isAtEdge(editor, 'start')) return { how: 'join', with: 'before' };
    if (key === 'Delete' && isAtEdge(editor, 'end')) return { how: 'join', with: 'after' };
  }
  if (!isFormatted && [...key].length === 1) {
    const before = doc.textBetween(0, selection.from);
    const isTurned = key === ' ' && signs.includes(before);
    if (isTurned) return { how: 'turned', signs: before, text: halve(editor.state, kind).rest as string };
    if (isFormatting(before, key)) {
      const typed = TEXT_FORMATS[kind].cut(editor.state.tr.insertText(key).doc, 0);
      return { how: 'formatted', letter: key, typed };
    }
  }
  const edge = findEdge(editor, key);
  return edge && { how: edge };
}

/** What a paste ends the writing by: blocks, or lines into an item; undefined for what goes into the text. */
export function findPasteEnd({ state }: Editor, text: TextRole, data: DataTransfer): WritingEnd | undefined {
  const { kind, role, readBlocks } = text;
  const { $from } = state.selection;
  const blocks = readBlocks(data, $from.parent.content.size === 0 && $from.depth < 2);
  if (blocks) return { how: 'paste', halves: halve(state, kind), pasted: blocks };
  const lines = role === 'item' && kind !== 'richText' ? readPastedLines(data.getData('text/plain')) : [];
  // With the blanks at the caret, as more words follow right there.
  return lines.length < 2 ? undefined : { how: 'paste', halves: halve(state, kind), pasted: { lines } };
}

function halve({ doc, selection: { from, to } }: EditorState, kind: TextKind): Halves {
  return { text: TEXT_FORMATS[kind].cut(doc, 0, from), rest: TEXT_FORMATS[kind].cut(doc, to) };
}
