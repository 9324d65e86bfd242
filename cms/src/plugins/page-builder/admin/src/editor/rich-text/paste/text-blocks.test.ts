// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRegistry, defineBlock } from 'page-format';
import { choice, richText, text, textarea } from 'page-format/fields';
import { expect, test } from 'vitest';
import { registry as withoutText } from '../../../model/testing/registry.ts';
import { makeTextBlocks, readPlainText } from '../../../model/text-blocks.ts';
import { readMarkup } from './read-markup.ts';

const label = { en: 'Label', de: 'Label' };
const shared = { category: 'elements', label, description: label, icon: 'Bold' } as const;
const level = choice({ label, default: 1, options: [1, 2].map((value) => ({ value, label })) });
const registry = createRegistry([
  defineBlock({
    ...shared,
    type: 'Heading',
    props: { words: text({ label }), level },
    prose: { text: 'words', markdown: { '#': { level: 1 }, '##': { level: 2 } } },
  }),
  defineBlock({
    ...shared,
    type: 'Paragraph',
    props: { body: textarea({ label }) },
    prose: { text: 'body', paragraph: true },
  }),
  defineBlock({ ...shared, type: 'Formatted', props: { content: richText({ label }) } }),
]);

const outline = (markup: string) =>
  makeTextBlocks(readMarkup(markup), registry).map(({ type, props }) => [
    type,
    props.words ?? props.body ?? '',
    props.level,
  ]);

test('headings become titles with their level, plain paragraphs paragraphs, and all else one formatted text', () => {
  expect(
    outline(
      '<h1>One</h1><p>Two<br>lines</p><p>Three</p><h2>Four</h2><p>Plain</p><p><b>Bold</b></p><h3>Five</h3><p>Six</p>',
    ),
  ).toEqual([
    ['Heading', 'One', 1],
    ['Paragraph', 'Two\nlines', undefined],
    ['Paragraph', 'Three', undefined],
    ['Heading', 'Four', 2],
    // No block of this project is a title of the third level, so it stays with the text around.
    ['Formatted', '', undefined],
  ]);
});

test('a document of Word becomes blocks, and none is empty', () => {
  const markup = readFileSync(join(import.meta.dirname, 'fixtures/word.html'), 'utf8');
  const blocks = makeTextBlocks(readMarkup(markup), registry);
  expect(blocks.map(({ type }) => type)).toContain('Formatted');
  expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length);
  expect(JSON.stringify(blocks)).not.toMatch(/Mso|style=|<o:p>/);
});

test('words without formatting become paragraphs at empty lines', () => {
  const blocks = makeTextBlocks(readPlainText('One\r\ntwo\n \n\nThree\n'), registry);
  expect(blocks.map(({ props }) => props.body)).toEqual(['One\ntwo', 'Three']);
  expect(makeTextBlocks(readPlainText(' \n\n'), registry)).toEqual([]);
});

test('a project without blocks for text gets none', () => {
  expect(makeTextBlocks(readPlainText('One'), withoutText)).toEqual([]);
});
