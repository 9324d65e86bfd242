import { Extension } from '@tiptap/core';
import { type Node, Slice } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { CellSelection } from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';
import { boundSpans, divideCells } from './bound-spans.ts';
import { cleanPastedMarkup } from './clean-pasted-markup.ts';
import { countPictures } from './divide-markup.ts';
import { listAround, readPastedText } from './read-pasted-text.ts';

/** What did not come along with a paste. */
export type PasteNote = { kind: 'pictures'; count: number } | { kind: 'formatting' };

interface CleanPasteOptions {
  /** Called after a paste that lost something. */
  onNote(note: PasteNote): void;
}

/**
 * Takes the structure of what is pasted from other programs, and leaves their styles behind. Whatever comes, no paste
 * fails: what cannot be taken with its structure is taken as text.
 */
export const CleanPaste = Extension.create<CleanPasteOptions>({
  name: 'cleanPaste',
  // Before the plugins whose handling of a paste it guards.
  priority: 1_000,
  addOptions: () => ({ onNote: () => undefined }),
  addProseMirrorPlugins() {
    const { onNote } = this.options;
    const plugin: Plugin = new Plugin({
      key: new PluginKey('cleanPaste'),
      props: {
        transformPastedHTML(markup) {
          try {
            const count = countPictures(markup);
            if (count > 0) onNote({ kind: 'pictures', count });
            return cleanPastedMarkup(markup);
          } catch {
            onNote({ kind: 'formatting' });
            return writeWords(markup);
          }
        },
        clipboardTextParser: (text, $context, isPlain) => readPastedText(text, $context, isPlain),
        transformPasted(slice, view, isText) {
          const { selection } = view.state;
          const bounded = boundSpans(slice.content);
          const content = selection instanceof CellSelection ? divideCells(bounded) : bounded;
          // A list that was written with signs stays one; its first item does not go into the text before it.
          const isWhole = isText && isList(content.firstChild) && !listAround(selection.$from);
          return isWhole ? new Slice(content, 0, 0) : new Slice(content, slice.openStart, slice.openEnd);
        },
        handlePaste(view, event, slice) {
          // What holds no text takes nothing away, and files alone go beside the text where there is a place for them.
          if (slice.size === 0) return hasText(event);
          try {
            const others = asksOthers(event, slice, view) ? view.state.plugins.filter((other) => other !== plugin) : [];
            const isTaken = others.some((other) => other.props.handlePaste?.call(other, view, event, slice));
            if (!isTaken) view.dispatch(markAsPaste(insertSlice(view.state, slice)));
          } catch {
            insertWords(view, slice);
            onNote({ kind: 'formatting' });
          }
          return true;
        },
      },
    });
    return [plugin];
  },
});

function hasText({ clipboardData }: ClipboardEvent): boolean {
  return ['text/html', 'text/plain'].some((type) => clipboardData?.getData(type));
}

/** False for a list that was read of plain text: Tiptap would read its numbers again, wherever the caret is. */
function asksOthers({ clipboardData }: ClipboardEvent, { content }: Slice, { state }: EditorView): boolean {
  const isWritten = isList(content.firstChild) && clipboardData?.getData('text/html') === '';
  return !isWritten || state.selection instanceof CellSelection;
}

function isList(node: Node | null): boolean {
  return node?.type.name === 'bulletList' || node?.type.name === 'orderedList';
}

/** What ProseMirror does with a slice that no plugin takes. */
function insertSlice({ tr }: EditorState, slice: Slice): Transaction {
  const only =
    slice.openStart === 0 && slice.openEnd === 0 && slice.content.childCount === 1 && slice.content.firstChild;
  return only ? tr.replaceSelectionWith(only, false) : tr.replaceSelection(slice);
}

/** The words of a slice as paragraphs. */
function insertWords(view: EditorView, { content }: Slice): void {
  const { state } = view;
  const words = content.textBetween(0, content.size, '\n', '\n');
  if (words.trim() === '') return;
  view.dispatch(markAsPaste(state.tr.replaceSelection(readPastedText(words, state.selection.$from, true))));
}

function markAsPaste(transaction: Transaction): Transaction {
  return transaction.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste');
}

function writeWords(markup: string): string {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  const paragraph = document.createElement('p');
  paragraph.textContent = body.textContent;
  return paragraph.outerHTML;
}
