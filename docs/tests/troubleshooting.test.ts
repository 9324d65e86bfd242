/** The page "Troubleshooting" has the sentences of the code, word for word; `…` stands for what differs. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, readDocument } from './named-tests.ts';

const SOURCES = [
  'packages/page-format/src',
  'packages/page-builder-astro/src',
  'cms/src/plugins/page-builder/server/src',
];

/** Tests are read as well: where a sentence is put together, they have it whole. */
const code = SOURCES.flatMap((folder) =>
  globSync('**/*.{ts,tsx}', { cwd: join(ROOT, folder) }).map((file) => readFileSync(join(ROOT, folder, file), 'utf8')),
)
  .join('\n')
  // Long sentences are written in several pieces.
  .replaceAll(/['"`] \+\n\s*['"`]/g, '');

const sentences = [
  ...readDocument('docs/src/content/docs/troubleshooting.mdx')
    .replaceAll('\\', '')
    .matchAll(/^\| (.+?) \| .* \|$/gm),
]
  .map(([, sentence = '']) => sentence)
  .filter((sentence) => sentence !== 'sentence' && !/^-+$/.test(sentence));

test('there are sentences', () => {
  expect(sentences.length).toBeGreaterThan(20);
});

test.each(sentences)('%s', (sentence) => {
  const words = sentence
    .split('…')
    .map((part) => part.trim())
    .filter((part) => /\w{2}/.test(part));
  expect(words.filter((part) => !code.includes(part))).toEqual([]);
});
