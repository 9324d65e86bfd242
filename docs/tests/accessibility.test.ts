/** What `accessibility.md` calls held by a test is held by one that is there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const text = readFileSync(join(ROOT, 'docs/accessibility.md'), 'utf8');
const rows = [...text.matchAll(/^\| \[([AB][\d.]+)\]\(\S+\) \| [A, ]+ \| .+ \| (.+) \| (.+) \|$/gm)].map(
  ([, criterion = '', result = '', evidence = '']) => ({ criterion, result: result.trim(), evidence }),
);
const named = rows.flatMap(({ evidence }) =>
  [...evidence.matchAll(/`(\S+\.(?:spec|test)\.tsx?)`: “([^”]+)”/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  })),
);

test('the criteria of both levels are all there, each once, and judged or said to be open', () => {
  expect(rows).toHaveLength(52);
  expect(new Set(rows.map(({ criterion }) => criterion)).size).toBe(52);
  for (const { criterion, result } of rows) expect(['passed', 'does not apply', 'open'], criterion).toContain(result);
});

test('every test that is named is there under its name', () => {
  expect(named.length).toBeGreaterThan(40);
  for (const { file, title } of named) {
    const path = file.endsWith('.spec.ts') ? `e2e/tests/${file}` : file;
    expect(readFileSync(join(ROOT, path), 'utf8'), path).toContain(title);
  }
});
