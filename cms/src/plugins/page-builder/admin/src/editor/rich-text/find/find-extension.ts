import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { Editor } from '@tiptap/react';
import { findMatches, type Match, type Search } from './find-matches.ts';

interface FindState extends Search {
  matches: readonly Match[];
  /** Index of the match that is shown; -1 without one. */
  current: number;
}

const key = new PluginKey<FindState>('find');
const NOTHING: FindState = { text: '', matchCase: false, matches: [], current: -1 };

/** Marks every place where the searched text stands, and keeps the marks right while the text is edited. */
export const Find = Extension.create({
  name: 'find',
  addProseMirrorPlugins: () => [
    new Plugin<FindState>({
      key,
      state: {
        init: () => NOTHING,
        apply(transaction, state) {
          const change = transaction.getMeta(key) as Partial<FindState> | undefined;
          const next = change ? { ...state, ...change } : state;
          if (!transaction.docChanged && (change?.text ?? change?.matchCase) === undefined) return next;
          const matches = findMatches(transaction.doc, next);
          return { ...next, matches, current: Math.min(Math.max(next.current, 0), matches.length - 1) };
        },
      },
      props: {
        decorations(state) {
          const { matches, current } = findState(state);
          return DecorationSet.create(
            state.doc,
            matches.map(({ from, to }, index) =>
              Decoration.inline(from, to, { class: index === current ? 'found is-current' : 'found' }),
            ),
          );
        },
      },
    }),
  ],
});

export function findState(state: EditorState): FindState {
  return key.getState(state) ?? NOTHING;
}

/** Searches anew, and shows the first match from the cursor on. */
export function search(editor: Editor, wanted: Search): void {
  const { from } = editor.state.selection;
  const matches = findMatches(editor.state.doc, wanted);
  const next = matches.findIndex((match) => match.from >= from);
  show(editor, editor.state.tr.setMeta(key, { ...wanted, current: Math.max(next, 0) }));
}

/** Shows the next match, or the one before with -1; after the last comes the first. */
export function stepMatch(editor: Editor, step: 1 | -1): void {
  const { matches, current } = findState(editor.state);
  if (matches.length === 0) return;
  show(editor, editor.state.tr.setMeta(key, { current: (current + step + matches.length) % matches.length }));
}

/** Replaces the match that is shown, and shows the one after it. Words keep their marks. */
export function replaceMatch(editor: Editor, replacement: string): void {
  const { matches, current } = findState(editor.state);
  const match = matches[current];
  if (!match) return;
  const { tr } = editor.state;
  replaceText(tr, match, replacement);
  const rest = findMatches(tr.doc, findState(editor.state));
  const next = rest.findIndex(({ from }) => from >= match.from + replacement.length);
  show(editor, tr.setMeta(key, { current: Math.max(next, 0) }));
}

/** Replaces every match, as one step to undo. */
export function replaceAllMatches(editor: Editor, replacement: string): void {
  const { tr } = editor.state;
  for (const match of findState(editor.state).matches.toReversed()) replaceText(tr, match, replacement);
  editor.view.dispatch(tr);
}

/** Takes the marks away; the match that was shown stays selected, to go on from. */
export function endSearch(editor: Editor): void {
  const { matches, current } = findState(editor.state);
  const match = matches[current];
  const { tr } = editor.state;
  if (match) tr.setSelection(TextSelection.create(tr.doc, match.from, match.to));
  editor.view.dispatch(tr.setMeta(key, NOTHING));
}

function replaceText(transaction: Transaction, { from, to }: Match, replacement: string): void {
  if (replacement === '') transaction.delete(from, to);
  else transaction.insertText(replacement, from, to);
}

function show(editor: Editor, transaction: Transaction): void {
  editor.view.dispatch(transaction);
  editor.view.dom.querySelector('.found.is-current')?.scrollIntoView({ block: 'nearest' });
}
