/** The READMEs of the packages show the files of the documentation, so that there is one project to try and to keep. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readStepFiles } from './read-fences.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The files that a README shows, by the path in their first line. */
function readFiles(readme: string): Map<string, string> {
  const text = readFileSync(join(ROOT, readme), 'utf8');
  const files = [...text.matchAll(/^```\w+\n((?:---\n)?)\/\/ (\S+)\n(.*?)^```$/gms)];
  return new Map(files.map(([, frontmatter = '', path = '', code = '']) => [path, frontmatter + code]));
}

test.each([
  ['cms/src/plugins/page-builder/README.md', 'installing', 4],
  ['packages/page-builder-astro/README.md', 'astro', 3],
])('%s shows the files of the page "%s"', (readme, page, count) => {
  const files = readFiles(readme);
  expect(files.size).toBe(count);
  const documented = readStepFiles(page);
  for (const [path, code] of files) expect(code, path).toBe(documented.get(path));
});
