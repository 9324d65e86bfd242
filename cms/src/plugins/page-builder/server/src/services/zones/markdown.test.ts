import { expect, it } from 'vitest';
import { readMarkdown, writeMarkdown } from './markdown.ts';

const MARKDOWN = [
  '## Our bread',
  'Baked **daily** and *slowly*, see [the shop](/shop) with `flour` and ~~yeast~~.',
  '- Rye\n- Wheat',
  '1. Mix\n2. Bake',
  '> Good.',
  '```js\nbake();\n```',
  '---',
].join('\n\n');

it('Markdown becomes rich text of the editor and comes back equal', () => {
  const document = readMarkdown(MARKDOWN);
  expect(document.content?.map(({ type }) => type)).toEqual([
    ...['heading', 'paragraph', 'bulletList', 'orderedList', 'blockquote', 'codeBlock', 'horizontalRule'],
  ]);
  expect(writeMarkdown(document)).toBe(MARKDOWN);
});

it('a table is one', () => {
  expect(readMarkdown('| a | b |\n| - | - |\n| 1 | 2 |').content?.[0]?.type).toBe('table');
});
