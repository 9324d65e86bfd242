import { createRegistry, defineBlock } from 'page-format';
import { list, richText, text, textarea, toggle } from 'page-format/fields';
import { expect, test } from 'vitest';
import { findTextProp } from './text-prop.ts';

const words = { en: 'Words' };
const registry = createRegistry([
  defineBlock({
    type: 'Cards',
    category: 'all',
    label: words,
    description: words,
    icon: 'Star',
    props: {
      title: text({ label: words, default: 'Start', maxLength: 20 }),
      open: toggle({ label: words, default: false }),
      items: list({ label: words, itemLabel: words, item: { story: textarea({ label: words, maxLength: 99 }) } }),
    },
  }),
  defineBlock({
    type: 'Answers',
    category: 'all',
    label: words,
    description: words,
    icon: 'Star',
    props: { items: list({ label: words, itemLabel: words, item: { answer: richText({ label: words }) } }) },
  }),
]);
const items = [
  { id: 'a', story: 'One', kept: 1 },
  { id: 'b', story: 'Two' },
];
const find = (path: string, props: Record<string, unknown> = { items }, type = 'Cards') =>
  findTextProp(registry, { type, v: 1, props }, path);

test('a text of the block is found by its name, with what it starts with', () => {
  expect(find('title')).toMatchObject({ stored: 'Start', maxLength: 20, kind: 'text' });
  expect(find('title', { title: 'Mine' })?.write('New')).toEqual({ prop: 'title', value: 'New' });
});

test('a text of an item is found by the item’s id, and changes nothing beside it', () => {
  const story = find('items.b.story');
  expect(story).toMatchObject({ stored: 'Two', maxLength: 99, kind: 'textarea' });
  expect(story?.write('New')).toEqual({ prop: 'items', value: [items[0], { id: 'b', story: 'New' }] });
  expect(find('items.a.story')?.write('New').value).toEqual([{ id: 'a', story: 'New', kept: 1 }, items[1]]);
});

test.each(['', 'open', 'items', 'items.c.story', 'items.a', 'items.a.id', 'title.a', 'toString', 'gone'])(
  '%j is no text',
  (path) => expect(find(path)).toBeUndefined(),
);

test('a block that nobody has registered has no texts', () => {
  expect(find('title', {}, 'Gone')).toBeUndefined();
});

test('a formatted text is found as its document', () => {
  const answer = { type: 'doc', content: [{ type: 'paragraph' }] };
  const found = find('items.a.answer', { items: [{ id: 'a', answer }] }, 'Answers');
  expect(found).toMatchObject({ kind: 'richText', stored: answer });
  const next = { type: 'doc', content: [] };
  expect(found?.write(next)).toEqual({ prop: 'items', value: [{ id: 'a', answer: next }] });
});
