import { type Block, createRegistry, defineBlock } from 'page-format';
import { colour, text } from 'page-format/fields';
import { expect, test } from 'vitest';
import { findContrastProblems } from './contrast-problems.ts';
import { treeOf } from './testing/page.ts';

const label = { en: 'Label' };
const palette = {
  white: { value: '#ffffff', label },
  dark: { value: '#103020', label },
  grey: { value: '#8a8a8a', label },
};
const shared = { category: 'elements', label, description: label, icon: 'Bold' } as const;
const textColour = colour({ label: { en: 'Text colour' }, default: 'dark', use: 'text', palette });
const registry = createRegistry([
  defineBlock({
    ...shared,
    type: 'Band',
    props: { back: colour({ label, default: 'white', use: 'background', palette }) },
    areas: { content: { label } },
  }),
  defineBlock({ ...shared, type: 'Note', props: { words: text({ label }), ink: textColour } }),
  defineBlock({ ...shared, type: 'Head', props: { ink: textColour }, headings: () => [2] }),
]);
const page = { text: '#000000', background: '#ffffff' };
const note = (type: string, ink?: string): Block => ({ id: 'n', type, v: 1, props: ink === undefined ? {} : { ink } });
const find = (back: string, inside: Block) =>
  findContrastProblems(
    treeOf({ id: 'b', type: 'Band', v: 1, props: { back }, areas: { content: [inside] } }),
    registry,
    page,
  ).map(({ blockId, path, message }) => `${blockId} ${path.join()}: ${message.en}`);

test('a text is judged on the colour of the block around it', () => {
  expect(find('white', note('Note'))).toEqual([]);
  expect(find('dark', note('Note'))).toEqual([
    'n ink: "Text colour" is hard to read on the colour behind it: the contrast is 1 to 1, and 4.5 is needed. Choose another colour here or behind it.',
  ]);
  expect(find('dark', note('Note', 'white'))).toEqual([]);
});

test('headings are large text, and may have less', () => {
  expect(find('white', note('Head', 'grey'))).toEqual([]);
  expect(find('white', note('Note', 'grey'))).toEqual([expect.stringContaining('the contrast is 3.45 to 1')]);
  expect(find('grey', note('Head', 'grey'))).toEqual([expect.stringContaining('and 3 is needed')]);
});
