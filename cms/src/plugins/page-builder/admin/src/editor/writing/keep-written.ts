import type { Editor } from '@tiptap/core';
import type { Node as ProseMirrorNode } from '@tiptap/pm/model';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { dequal } from 'dequal/lite';
import type { Caret } from '../../model/selection.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import type { TextFormat } from './text-format.ts';
import { caretOf } from './text-points.ts';
import { findTextProp } from './text-prop.ts';

interface KeepWrittenOptions {
  editor: Editor;
  format: TextFormat;
  store: EditorStore;
  id: string;
  /** Name of the property, see `findTextProp`. */
  path: string;
  /** Of the step that the first change belongs to; without it, it begins one. */
  mergeKey?: string | undefined;
  /** Called when the text was deleted by something else, or became one that the schema does not hold. */
  onGone(): void;
}

/**
 * Binds a text that is written to the store, in both directions: what is typed is stored at once, and what is stored
 * by something else is shown, as by undo or by somebody else's save. The page's history is the only one: changes that
 * follow each other at one place of the text are grouped by it, every other one is a step of its own.
 * @returns ends it
 */
export function keepWritten({
  editor,
  format,
  store,
  id,
  path,
  mergeKey: begun,
  onGone,
}: KeepWrittenOptions): () => void {
  const blockNow = () => store.getSession().tree.blocks.get(id);
  const findNow = () => {
    const block = blockNow();
    return block && findTextProp(store.registry, block, path);
  };
  let block = blockNow();
  let known = findNow()?.stored;
  /** As the editor holds what is stored. Left as it is, it is not written: reading it has put it in order only. */
  const untouched = format.write(editor.state.doc);
  const first = known;
  let isOwn = false;
  let group = 0;
  let lastChange: number | undefined;

  let before: Caret | undefined;
  const remember = () => {
    before = caretOf(editor, id, path);
  };

  const own = (change: () => void) => {
    isOwn = true;
    change();
    isOwn = false;
    block = blockNow();
    known = findNow()?.stored;
  };

  const keep = ({ transaction, appendedTransactions = [] }: Update) => {
    if (isOwn) return;
    const change = findChange([transaction, ...appendedTransactions]);
    if (!change || lastChange === undefined || change.from > lastChange || change.to < lastChange) group += 1;
    lastChange = change?.end;
    const written = format.write(editor.state.doc);
    const text = first !== undefined && dequal(written, untouched) ? first : written;
    const prop = findNow();
    if (!prop || dequal(text, known)) return;
    const mergeKey = (group === 1 && begun) || `${id}.${path}/${group}`;
    // What is typed next is another step.
    if (mergeKey === begun) lastChange = undefined;
    const caret = before && { before, after: caretOf(editor, id, path) };
    let isKept = true;
    own(() => {
      isKept = store.perform({ type: 'setProp', id, ...prop.write(text) }, { mergeKey, caret });
    });
    // What was more than words, such as another paragraph.
    if (!isKept && store.textsOnly) showStored();
  };

  const showStored = () => {
    const read = known === undefined ? undefined : format.read(known);
    if (!read || 'unknown' in read) onGone();
    else own(() => editor.view.dispatch(showText(editor.state, editor.schema.nodeFromJSON(read.content))));
  };

  const follow = () => {
    if (isOwn || blockNow() === block) return;
    block = blockNow();
    const stored = findNow()?.stored;
    if (stored !== undefined && dequal(stored, known)) return;
    known = stored;
    lastChange = undefined;
    showStored();
  };

  editor.on('beforeTransaction', remember);
  editor.on('update', keep);
  const unsubscribe = store.subscribe(follow);
  return () => {
    editor.off('beforeTransaction', remember);
    editor.off('update', keep);
    unsubscribe();
  };
}

interface Update {
  transaction: Transaction;
  appendedTransactions?: readonly Transaction[];
}

/** A place in a document that changed: where it was, and where its end is now. */
interface Change {
  from: number;
  to: number;
  end: number;
}

/** The place that transactions changed as one; undefined where they changed marks or attributes alone. */
function findChange(transactions: readonly Transaction[]): Change | undefined {
  let found: Change | undefined;
  for (const map of transactions.flatMap(({ mapping }) => mapping.maps)) {
    if (found) found = { ...found, end: map.map(found.end) };
    map.forEach((from, to, _, end) => {
      found = found ? { ...found, end: Math.max(found.end, end) } : { from, to, end };
    });
  }
  return found;
}

/** Where two documents differ; undefined when they do not. */
function compareTexts(
  before: ProseMirrorNode,
  after: ProseMirrorNode,
): { from: number; to: number; end: number } | undefined {
  const from = before.content.findDiffStart(after.content);
  const ends = before.content.findDiffEnd(after.content);
  if (from === null || !ends) return undefined;
  // The same letters at both sides of the change are found from the start and from the end.
  const overlap = Math.max(0, from - Math.min(ends.a, ends.b));
  return { from, to: ends.a + overlap, end: ends.b + overlap };
}

/** Makes the text another one by replacing no more than what differs; the caret stands after it. */
function showText({ doc, tr }: EditorState, next: ProseMirrorNode): Transaction {
  const change = compareTexts(doc, next);
  if (!change) return tr;
  tr.replace(change.from, change.to, next.slice(change.from, change.end));
  // Where the parts do not fit into each other, as in tables of another shape.
  if (!tr.doc.eq(next)) tr.replaceWith(0, tr.doc.content.size, next.content);
  const caret = Math.min(change.end, tr.doc.content.size);
  return tr.setSelection(TextSelection.near(tr.doc.resolve(caret), -1));
}
