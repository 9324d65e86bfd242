// @vitest-environment jsdom

import { Editor } from '@tiptap/core';
import { UndoRedo } from '@tiptap/extensions';
import type { RichTextNode } from 'page-format';
import { expect, onTestFinished, test } from 'vitest';
import { SCHEMA_EXTENSIONS } from '../schema/extensions.ts';
import { endSearch, Find, findState, replaceAllMatches, replaceMatch, search, stepMatch } from './find-extension.ts';

const words = (text: string, ...marks: string[]): RichTextNode => ({
  type: 'text',
  text,
  marks: marks.map((type) => ({ type })),
});
const paragraph = (...content: RichTextNode[]): RichTextNode => ({ type: 'paragraph', content });

function open(...content: RichTextNode[]) {
  const editor = new Editor({ extensions: [...SCHEMA_EXTENSIONS, Find, UndoRedo], content: { type: 'doc', content } });
  onTestFinished(() => editor.destroy());
  // jsdom draws nothing, so it has nothing to scroll to.
  Element.prototype.scrollIntoView ??= () => {};
  const found = () => {
    const { matches, current } = findState(editor.state);
    return { words: matches.map(({ from, to }) => editor.state.doc.textBetween(from, to)), current };
  };
  return { editor, found, text: () => editor.getText({ blockSeparator: '|' }) };
}

test('finds a text across marks, in tables and lists, without regard to case unless asked', () => {
  const cell = { type: 'tableCell', content: [paragraph(words('cakes'))] };
  const { editor, found } = open(paragraph(words('e-C', 'bold'), words('ake and cake')), {
    type: 'table',
    content: [{ type: 'tableRow', content: [cell] }],
  });
  search(editor, { text: 'cake', matchCase: false });
  expect(found()).toEqual({ words: ['Cake', 'cake', 'cake'], current: 0 });
  search(editor, { text: 'cake', matchCase: true });
  expect(found().words).toEqual(['cake', 'cake']);
});

test('takes signs as they are, and never reaches across a line break or a paragraph', () => {
  const { editor, found } = open(
    paragraph(words('a.b a+b (c)'), { type: 'hardBreak' }, words('d')),
    paragraph(words('e')),
  );
  const count = (text: string) => {
    search(editor, { text, matchCase: false });
    return found().words.length;
  };
  expect(count('a.b')).toBe(1);
  expect(count('(c)')).toBe(1);
  expect(count('(c)d')).toBe(0);
  expect(count('de')).toBe(0);
  expect(count('')).toBe(0);
});

test('goes around, and follows the text while it is edited', () => {
  const { editor, found } = open(paragraph(words('one one one')));
  search(editor, { text: 'one', matchCase: false });
  stepMatch(editor, 1);
  stepMatch(editor, 1);
  expect(found().current).toBe(2);
  stepMatch(editor, 1);
  expect(found().current).toBe(0);
  stepMatch(editor, -1);
  expect(found().current).toBe(2);
  editor.commands.insertContentAt(1, 'none ');
  expect(found().words).toHaveLength(4);
  editor.commands.clearContent();
  expect(found()).toEqual({ words: [], current: -1 });
});

test('replaces one and shows the next; words keep their marks', () => {
  const { editor, found, text } = open(paragraph(words('cake', 'bold'), words(' cake cake')));
  search(editor, { text: 'cake', matchCase: false });
  replaceMatch(editor, 'cake lease');
  expect(text()).toBe('cake lease cake cake');
  expect(found().current).toBe(1);
  expect(editor.getJSON().content?.[0]?.content?.[0]).toMatchObject({ text: 'cake lease', marks: [{ type: 'bold' }] });
});

test('replaces all as one step to undo, also with nothing', () => {
  const { editor, text } = open(paragraph(words('a b a')), paragraph(words('a')));
  search(editor, { text: 'a', matchCase: false });
  replaceAllMatches(editor, 'aa');
  expect(text()).toBe('aa b aa|aa');
  editor.commands.undo();
  expect(text()).toBe('a b a|a');
  replaceAllMatches(editor, '');
  expect(text()).toBe(' b |');
});

test('leaves the match selected when the search ends', () => {
  const { editor, found } = open(paragraph(words('a cake')));
  search(editor, { text: 'cake', matchCase: false });
  endSearch(editor);
  expect(found().words).toEqual([]);
  expect(editor.state.selection).toMatchObject({ from: 3, to: 7 });
});
