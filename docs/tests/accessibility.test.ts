/** What `accessibility.md` calls held by a test is held by one that is there. */
import { expect, test } from 'vitest';
import { listMissingTests, listNamedTests, readDocument } from './named-tests.ts';

const text = readDocument('docs/accessibility.md');
const rows = [...text.matchAll(/^\| \[([AB][\d.]+)\]\(\S+\) \| [A, ]+ \| .+ \| (.+) \| (.+) \|$/gm)].map(
  ([, criterion = '', result = '', evidence = '']) => ({ criterion, result: result.trim(), evidence }),
);
test('the criteria of both levels are all there, each once, and judged or said to be open', () => {
  expect(rows).toHaveLength(52);
  expect(new Set(rows.map(({ criterion }) => criterion)).size).toBe(52);
  for (const { criterion, result } of rows) expect(['passed', 'does not apply', 'open'], criterion).toContain(result);
});

test('every test that is named is there under its name', () => {
  const evidence = rows.map((row) => row.evidence).join('\n');
  expect(listNamedTests(evidence).length).toBeGreaterThan(40);
  expect(listMissingTests(evidence)).toEqual([]);
});
