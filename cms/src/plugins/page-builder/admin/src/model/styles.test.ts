import { createRegistry, defineBlock } from 'page-format';
import { choice, list, text, toggle } from 'page-format/fields';
import { expect, test } from 'vitest';
import { fitStyles, parseStyles, readStyles } from './styles.ts';

const label = { en: 'Label' };
const about = { category: 'other', label, description: label, icon: 'File' };
const sides = (...values: string[]) =>
  choice({ label, default: 'left', options: values.map((value) => ({ value, label })) });

const Card = defineBlock({
  ...about,
  type: 'Card',
  props: {
    title: text({ label }),
    level: choice({ label, group: 'content', default: 2, options: [1, 2].map((value) => ({ value, label })) }),
    side: sides('left', 'right', 'middle'),
    border: toggle({ label, group: 'style', default: false }),
    rows: list({ label, itemLabel: label, item: {}, group: 'layout' }),
  },
});
const Note = defineBlock({
  ...about,
  type: 'Note',
  props: { title: text({ label }), side: sides('left', 'right'), border: text({ label, group: 'style' }) },
});
const registry = createRegistry([Card, Note]);
const card = (props: Record<string, unknown>) => ({ id: 'a', type: 'Card', v: 1, props });

test('a block of the same type looks like the other, and keeps what is written in it', () => {
  const styles = readStyles(card({ title: 'Own', level: 1, side: 'right', rows: [] }), registry);
  expect(styles).toEqual({ type: 'Card', values: { side: 'right' } });
  const other = card({ title: 'Other', side: 'left', border: true });
  expect(styles && fitStyles(styles, other, registry)).toEqual({ side: 'right', border: undefined });
  expect(styles && fitStyles(styles, card({ side: 'right' }), registry)).toEqual({});
});

test('a block of another type takes over what was set in the other, and may be so here', () => {
  const note = { id: 'b', type: 'Note', v: 1, props: { side: 'right' } };
  const set = (values: Record<string, string | boolean>) => fitStyles({ type: 'Card', values }, note, registry);
  expect(set({ side: 'left', border: true })).toEqual({ side: undefined });
  expect(set({ side: 'middle' })).toEqual({});
  expect(set({})).toEqual({});
});

test('what is no style, or of a block that nobody knows, is none', () => {
  expect(readStyles({ ...card({}), type: 'Unknown' }, registry)).toBeUndefined();
  for (const text of [null, '', '[]', '7', 'null', '{"type":1}', '{"type":"Card","values":{"side":{}}}'])
    expect(parseStyles(text)).toBeUndefined();
  const text = '{"type":"Card","values":{"side":"right"}}';
  expect(parseStyles(text)).toEqual({ type: 'Card', values: { side: 'right' } });
});
