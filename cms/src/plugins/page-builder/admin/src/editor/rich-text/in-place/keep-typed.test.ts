// @vitest-environment jsdom

import { Editor } from '@tiptap/core';
import { createRegistry, defineBlock, type PageDocument, type RichTextNode } from 'page-format';
import { richText, text } from 'page-format/fields';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createEditorStore } from '../../../store/editor-store.ts';
import { SCHEMA_EXTENSIONS } from '../schema/extensions.ts';
import { readStoredText } from '../schema/stored-text.ts';
import { keepTyped } from './keep-typed.ts';

const words = { en: 'Words' };
const registry = createRegistry([
  defineBlock({
    type: 'Story',
    category: 'all',
    label: words,
    description: words,
    icon: 'Star',
    props: { content: richText({ label: words }), note: text({ label: words }) },
  }),
]);
const doc = (line: string): RichTextNode => ({
  type: 'doc',
  content: [{ type: 'paragraph', attrs: { textAlign: null }, content: [{ type: 'text', text: line }] }],
});
const page = (line: string): PageDocument => ({
  format: 'page',
  formatVersion: 1,
  blocks: [{ id: 'a', type: 'Story', v: 1, props: { content: doc(line) } }],
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] }));
afterEach(() => void vi.useRealTimers());

function write(line: string) {
  const store = createEditorStore(page(line), registry);
  const read = readStoredText(doc(line));
  const editor = new Editor({ extensions: SCHEMA_EXTENSIONS, content: 'text' in read ? read.text : null });
  const onGone = vi.fn();
  const kept = keepTyped({ editor, store, id: 'a', path: 'content', onGone });
  onTestFinished(() => {
    kept.stop();
    editor.destroy();
  });
  const content = () => store.getSession().tree.blocks.get('a')?.props.content;
  return {
    store,
    editor,
    kept,
    onGone,
    content,
    line: () => JSON.stringify(content()).match(/"text":"([^"]*)"/)?.[1],
    steps: () => store.getSession().past.length,
    type(letters: string, delay = 50) {
      for (const letter of letters) {
        editor.commands.insertContentAt(editor.state.doc.content.size - 1, letter);
        vi.advanceTimersByTime(delay);
      }
    },
  };
}

test('what is typed reaches the page with every letter, as one step until a pause', () => {
  const { type, line, steps } = write('Once');
  type(' u', 0);
  expect([line(), steps()]).toEqual(['Once u', 1]);
  type('pon');
  expect([line(), steps()]).toEqual(['Once upon', 1]);
  vi.advanceTimersByTime(600);
  type(' a time there was a house that nobody had built', 60);
  expect([line(), steps()]).toEqual(['Once upon a time there was a house that nobody had built', 2]);
});

test('each group that the text takes back as one is one step of the page, back and forth', () => {
  const { store, type, line, steps, kept, content } = write('a');
  const first = content();
  type('bc');
  vi.advanceTimersByTime(1000);
  type('de');
  expect(kept.step('undo')).toBe(true);
  expect([line(), steps()]).toEqual(['abc', 1]);
  expect(kept.step('redo')).toBe(true);
  expect([line(), steps()]).toEqual(['abcde', 2]);
  kept.step('undo');
  kept.step('undo');
  expect(content()).toBe(first);
  expect(store.getSession().tree).toBe(store.getSavedTree());
  expect(kept.step('undo')).toBe(false);
  type('x');
  expect([line(), steps(), store.getSession().future.length]).toEqual(['ax', 1, 0]);
});

test('a text that is only looked at changes nothing', () => {
  const { store, steps, editor } = write('a');
  editor.commands.selectAll();
  expect([steps(), store.getSession().tree === store.getSavedTree()]).toEqual([0, true]);
});

test('another property may change beside it; the text itself, changed or deleted, is let go and not overwritten', () => {
  const { store, type, kept, onGone, line } = write('a');
  type('b');
  store.perform({ type: 'setProp', id: 'a', prop: 'note', value: 'beside' });
  expect(onGone).not.toHaveBeenCalled();
  type('c');
  onGone.mockImplementation(kept.stop);
  store.perform({ type: 'setProp', id: 'a', prop: 'content', value: doc('theirs') });
  expect(onGone).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(5000);
  expect(line()).toBe('theirs');

  const other = write('a');
  other.store.remove(['a']);
  expect(other.onGone).toHaveBeenCalledOnce();
});
