/** MDX reads what stands in braces as a program. In the words of a page it is meant as a sign, and the build would fail. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../src/content/docs');

/** The words of a page: no front matter, code, imports, or attributes of components. */
const readWords = (source: string) =>
  source
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replaceAll(/^( *)```[\s\S]*?^\1```/gm, '')
    .replaceAll(/`[^`\n]*`|^import .*$|=\{[^}\n]*\}/gm, '');

test.each(globSync('**/*.mdx', { cwd: FOLDER }))('%s', (page) => {
  const words = readWords(readFileSync(join(FOLDER, page), 'utf8'));
  expect(words.match(/^.*(?<!\\)[{}].*$/gm) ?? []).toEqual([]);
});
