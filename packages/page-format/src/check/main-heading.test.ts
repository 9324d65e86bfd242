import { expect, test } from 'vitest';
import { defineBlock } from '../block/define-block.ts';
import { createRegistry } from '../block/registry.ts';
import type { Block } from '../document/document.ts';
import { Box, block, Card, Deck, Note, page } from '../testing/sample-blocks.ts';
import { findProblems } from './find-problems.ts';
import { oneMainHeading } from './main-heading.ts';

const words = { en: 'Switch' };
const Switch = defineBlock({
  ...{ type: 'Switch', category: 'other', label: words, description: words, icon: 'File', props: {} },
  areas: { on: { label: words }, off: { label: words } },
});
const Flagged = defineBlock({
  ...{ type: 'Flagged', category: 'other', label: words, description: words, icon: 'File' },
  props: { name: Note.props.heading },
  areas: { on: { label: words, flag: 'on' }, off: { label: words, flag: 'off' } },
  flag: 'name',
});
const registry = createRegistry([Note, Card, Box, Deck, Switch, Flagged], undefined, [oneMainHeading]);

const note = (id: string, level: number) => block(id, 'Note', { heading: 'Hi', level });
const find = (...blocks: Block[]) => findProblems(page(...blocks), registry);
const told = (...blocks: Block[]) =>
  find(...blocks).map(({ level, blockId, message, mend }) => [level, blockId, message.en.slice(0, 27), mend?.label.en]);

test('a page with one H1, wherever it stands, and one without any heading are well', () => {
  expect(told(note('a', 1), note('b', 2))).toEqual([]);
  expect(told(note('a', 2), block('box', 'Box', {}, { content: [note('b', 1)] }))).toEqual([]);
  expect(told()).toEqual([]);
  expect(told(block('box', 'Box'))).toEqual([]);
});

test('every H1 after the first becomes an H2', () => {
  expect(told(note('a', 1), note('b', 1), block('box', 'Box', {}, { content: [note('c', 1)] }))).toEqual([
    ['warning', 'b', 'This page has another H1 fu', 'Make it an H2'],
    ['warning', 'c', 'This page has another H1 fu', 'Make it an H2'],
  ]);
});

test('without an H1 the first heading becomes one; said once the page is saved', () => {
  expect(told(note('a', 2), note('b', 3))).toEqual([['warning', 'a', 'This page has no H1, the he', 'Make it an H1']]);
  expect(find(note('a', 2))[0]).toMatchObject({
    path: ['level'],
    onceSaved: true,
    mend: { change: 'set', was: 2, value: 1 },
  });
});

test('the two sides of a feature flag are never seen together', () => {
  const sides = { on: [note('a', 1)], off: [note('b', 1)] };
  expect(told(block('flagged', 'Flagged', { name: 'x' }, sides))).toEqual([]);
  expect(told(block('switch', 'Switch', {}, sides))).toHaveLength(1);
});

test('what no visitor sees does not count', () => {
  const newer = { ...note('a', 1), v: 99 };
  expect(find(newer, block('box', 'Box', {}, { gone: [note('b', 1)] }), note('c', 2))).toEqual([
    expect.objectContaining({ blockId: 'a' }),
    expect.objectContaining({ blockId: 'c', path: ['level'] }),
  ]);
});
