import { expect, it } from 'vitest';
import { readStrapiBlocks, type StrapiBlock, writeStrapiBlocks, writeStrapiText } from './strapi-blocks.ts';

const text = (words: string, looks: object = {}) => ({ type: 'text', text: words, ...looks });
const item = (...children: StrapiBlock[]) => ({ type: 'list-item', children });

const BLOCKS: StrapiBlock[] = [
  { type: 'heading', level: 2, children: [text('Our bread')] },
  {
    type: 'paragraph',
    children: [
      text('Baked '),
      text('daily', { bold: true, italic: true }),
      text(', see '),
      { type: 'link', url: '/shop', children: [text('the '), text('shop', { strikethrough: true })] },
      text('.\nWarm.'),
    ],
  },
  { type: 'paragraph', children: [text('')] },
  { type: 'quote', children: [text('Good.')] },
  { type: 'code', language: 'js', children: [text('bake();\nsell();')] },
  {
    type: 'list',
    format: 'ordered',
    children: [
      item(text('Flour')),
      { type: 'list', format: 'unordered', indentLevel: 1, children: [item(text('Rye')), item(text('Wheat'))] },
      item(text('Salt')),
    ],
  },
];

it('rich text of Strapi becomes that of the editor and comes back equal', () => {
  const document = readStrapiBlocks(BLOCKS);
  expect(document.content?.map(({ type }) => type)).toEqual([
    ...['heading', 'paragraph', 'paragraph', 'blockquote', 'codeBlock', 'orderedList'],
  ]);
  expect(writeStrapiBlocks(document)).toEqual(BLOCKS);
});

it('its words are a line for each block', () => {
  expect(writeStrapiText(BLOCKS)).toBe(
    'Our bread\nBaked daily, see the shop.\nWarm.\n\nGood.\nbake();\nsell();\nFlour\nRye\nWheat\nSalt',
  );
});

it('what only the editor has is left out', () => {
  const table = { type: 'table', content: [] };
  expect(writeStrapiBlocks({ type: 'doc', content: [table, { type: 'horizontalRule' }] })).toEqual([]);
});
