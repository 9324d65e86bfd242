import { createRegistry, defineBlock, type RichTextNode } from 'page-format';
import { richText, text, textarea } from 'page-format/fields';
import { expect, test } from 'vitest';
import { joinTexts } from './join-texts.ts';
import type { TreeBlock } from './tree.ts';

const words = { en: 'Words' };
const kind = { category: 'all', label: words, description: words, icon: 'Star' };
const registry = createRegistry([
  defineBlock({
    ...{ ...kind, type: 'Heading', prose: { text: 'title' } },
    props: { title: text({ label: words, maxLength: 12 }), note: text({ label: words }) },
  }),
  defineBlock({
    ...{ ...kind, type: 'Paragraph', prose: { text: 'words', paragraph: true } },
    props: { words: textarea({ label: words }) },
  }),
  defineBlock({ ...kind, type: 'Formatted', props: { body: richText({ label: words }) } }),
  defineBlock({ ...kind, type: 'Button', props: { label: text({ label: words }) } }),
]);
const block = (type: string, props: Record<string, unknown>): TreeBlock => ({ id: type, type, v: 1, props, areas: {} });
const heading = (title: string) => block('Heading', { title });
const paragraph = (text: string) => block('Paragraph', { words: text });
const formatted = (...content: RichTextNode[]) => block('Formatted', { body: { type: 'doc', content } });
const line = (text: string, ...marks: string[]): RichTextNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }) }],
});
const list = { type: 'bulletList', content: [{ type: 'listItem', content: [line('item')] }] };
const join = (first: TreeBlock, second: TreeBlock) => joinTexts(first, second, registry);

test('words follow words, as lines where the field has lines', () => {
  expect(join(paragraph('one'), paragraph('\ntwo'))).toMatchObject({ prop: 'words', value: 'one\ntwo' });
  expect(join(heading('one '), paragraph('two\nsix'))).toMatchObject({ prop: 'title', value: 'one two six' });
  expect(join(paragraph('one'), heading('two'))).toMatchObject({ prop: 'words', value: 'onetwo', rest: undefined });
});

test('a paragraph goes on in the last line of a formatted text, and after a list begins one', () => {
  expect(join(formatted(line('one', 'bold')), paragraph(' two'))).toMatchObject({
    value: { content: [{ content: [{ text: 'one', marks: [{ type: 'bold' }] }, { text: 'two' }] }] },
  });
  expect(join(formatted(list), formatted(line('two'), list))).toMatchObject({
    value: { content: [list, line('two'), list] },
  });
});

test('of a formatted text only its first line joins words, and only when it is nothing but words', () => {
  expect(join(paragraph('one '), formatted(line('two'), list))).toMatchObject({
    value: 'one two',
    rest: { prop: 'body', value: { content: [list] } },
  });
  expect(join(paragraph('one '), formatted(line('two')))).toMatchObject({ value: 'one two', rest: undefined });
  expect(join(paragraph('one '), formatted(line('two', 'bold')))).toBe('formatting');
  expect(join(paragraph('one '), formatted(list))).toBe('formatting');
});

test('nothing is joined that is no text, or would be cut off', () => {
  expect(join(heading('one'), block('Button', { label: 'two' }))).toBe('no-text');
  expect(join(heading('one two'), heading('three four'))).toBe('too-long');
});
