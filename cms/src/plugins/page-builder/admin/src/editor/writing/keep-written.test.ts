// @vitest-environment jsdom

import { Editor } from '@tiptap/core';
import { createRegistry, defineBlock, type PageDocument, type RichTextNode } from 'page-format';
import { richText, text, textarea } from 'page-format/fields';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createEditorStore } from '../../store/editor-store.ts';
import { keepWritten } from './keep-written.ts';
import { TEXT_FORMATS } from './text-format.ts';
import { findTextProp, type StoredText } from './text-prop.ts';

const words = { en: 'Words' };
const registry = createRegistry([
  defineBlock({
    type: 'Story',
    category: 'all',
    label: words,
    description: words,
    icon: 'Star',
    props: { content: richText({ label: words }), plain: textarea({ label: words }), note: text({ label: words }) },
  }),
]);
const doc = (...lines: string[]): RichTextNode => ({
  type: 'doc',
  content: lines.map((line) => ({
    type: 'paragraph',
    attrs: { textAlign: null },
    content: [{ type: 'text', text: line }],
  })),
});
const page = (line: string): PageDocument => ({
  format: 'page',
  formatVersion: 1,
  blocks: [{ id: 'a', type: 'Story', v: 1, props: { content: doc(line), plain: line } }],
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] }));
afterEach(() => void vi.useRealTimers());

describe.each(['content', 'plain'])('a text that is written in %s', (path) => {
  const make = (line: string): StoredText => (path === 'content' ? doc(line) : line);

  function write(line: string) {
    const store = createEditorStore(page(line), registry);
    const find = () => {
      const block = store.getSession().tree.blocks.get('a');
      return block && findTextProp(registry, block, path);
    };
    const format = TEXT_FORMATS[find()?.kind ?? 'text'];
    const read = format.read(make(line));
    const editor = new Editor({
      extensions: format.createExtensions({ whole: '', line: '' }),
      enableCoreExtensions: path === 'content' || { keymap: false },
      content: 'content' in read ? read.content : null,
    });
    const onGone = vi.fn();
    onTestFinished(() => editor.destroy());
    onTestFinished(keepWritten({ editor, format, store, id: 'a', path, onGone }));
    const content = () => find()?.stored;
    return {
      ...{ store, editor, onGone, content },
      line: () => (path === 'plain' ? content() : JSON.stringify(content()).match(/"text":"([^"]*)"/)?.[1]),
      steps: () => store.getSession().past.length,
      type(letters: string, delay = 50) {
        for (const letter of letters) {
          const end = editor.state.doc.inlineContent
            ? editor.state.doc.content.size
            : editor.state.doc.content.size - 1;
          editor.view.dispatch(editor.state.tr.insertText(letter, end));
          vi.advanceTimersByTime(delay);
        }
      },
    };
  }

  test('reaches the page with every letter, as one step until a pause', () => {
    const { type, line, steps } = write('Once');
    type(' u', 0);
    expect([line(), steps()]).toEqual(['Once u', 1]);
    type('pon');
    expect([line(), steps()]).toEqual(['Once upon', 1]);
    vi.advanceTimersByTime(600);
    type(' a time there was a house that nobody had built', 60);
    expect([line(), steps()]).toEqual(['Once upon a time there was a house that nobody had built', 2]);
  });

  test('shows what the page takes back, with the caret after it, and goes on from there', () => {
    const { store, editor, type, line, steps, content } = write('a');
    const first = content();
    type('bc');
    vi.advanceTimersByTime(1000);
    type('de');
    store.undo();
    expect([line(), editor.state.doc.textContent, steps()]).toEqual(['abc', 'abc', 1]);
    expect(editor.state.selection.head).toBe(path === 'content' ? 4 : 3);
    store.redo();
    expect([line(), editor.state.doc.textContent]).toEqual(['abcde', 'abcde']);
    store.undo();
    store.undo();
    expect([content(), editor.state.doc.textContent]).toEqual([first, 'a']);
    expect(store.getSession().tree).toBe(store.getSavedTree());
    type('x');
    expect([line(), steps(), store.getSession().future.length]).toEqual(['ax', 1, 0]);
  });

  test('that is only looked at changes nothing', () => {
    const { store, steps, editor } = write('a');
    editor.commands.selectAll();
    expect([steps(), store.getSession().tree === store.getSavedTree()]).toEqual([0, true]);
  });

  test('typed elsewhere in it is a step of its own', () => {
    const { editor, type, steps } = write('one two');
    type('x', 0);
    const start = path === 'content' ? 1 : 0;
    editor.view.dispatch(editor.state.tr.insertText('y', start));
    expect(steps()).toBe(2);
  });

  test('is shown as somebody else makes it, beside what else they change', () => {
    const { store, type, editor, onGone, line } = write('a');
    type('b');
    store.perform({ type: 'setProp', id: 'a', prop: 'note', value: 'beside' });
    expect(line()).toBe('ab');
    store.perform({ type: 'setProp', id: 'a', prop: path, value: make('theirs') });
    expect([editor.state.doc.textContent, onGone.mock.calls]).toEqual(['theirs', []]);
    vi.advanceTimersByTime(5000);
    expect(line()).toBe('theirs');
  });

  test('is let go with its block', () => {
    const { store, onGone } = write('a');
    store.remove(['a']);
    expect(onGone).toHaveBeenCalledOnce();
  });
});

test('bold is a step of its own, and no part of what is typed around it', () => {
  const store = createEditorStore(page('one'), registry);
  const format = TEXT_FORMATS.richText;
  const editor = new Editor({ extensions: format.createExtensions({ whole: '', line: '' }), content: doc('one') });
  onTestFinished(() => editor.destroy());
  onTestFinished(keepWritten({ editor, format, store, id: 'a', path: 'content', onGone: vi.fn() }));
  editor.view.dispatch(editor.state.tr.insertText('x', 4));
  editor.chain().setTextSelection({ from: 1, to: 3 }).toggleBold().run();
  expect(store.getSession().past).toHaveLength(2);
});

test('a formatted text that comes to hold what the schema does not know is let go as it is', () => {
  const store = createEditorStore(page('one'), registry);
  const format = TEXT_FORMATS.richText;
  const editor = new Editor({ extensions: format.createExtensions({ whole: '', line: '' }), content: doc('one') });
  const onGone = vi.fn();
  onTestFinished(() => editor.destroy());
  onTestFinished(keepWritten({ editor, format, store, id: 'a', path: 'content', onGone }));
  store.perform({ type: 'setProp', id: 'a', prop: 'content', value: { type: 'doc', content: [{ type: 'unheard' }] } });
  expect(onGone).toHaveBeenCalledOnce();
});

test('what is more than words is not kept, where texts alone may change, and goes from the text at once', () => {
  const store = createEditorStore(page('Once'), registry, { textsOnly: true });
  const told = vi.fn();
  store.followRefusals(told);
  const format = TEXT_FORMATS.richText;
  const editor = new Editor({ extensions: format.createExtensions({ whole: '', line: '' }), content: doc('Once') });
  onTestFinished(() => editor.destroy());
  onTestFinished(keepWritten({ editor, format, store, id: 'a', path: 'content', onGone: vi.fn() }));
  editor.commands.setTextSelection(3);
  editor.commands.splitBlock();
  expect(told).toHaveBeenCalledWith({ refusal: 'texts-only', type: 'Story' });
  expect([editor.getText(), editor.state.doc.childCount]).toEqual(['Once', 1]);
  editor.commands.insertContentAt(5, ' upon');
  editor.commands.toggleBold();
  expect(JSON.stringify(store.getDocument())).toContain('Once upon');
  expect(told).toHaveBeenCalledTimes(1);
});
