/** What `security.md` calls held is held by a test that is there, or by a part of the page that is. */
import { expect, test } from 'vitest';
import { listMissingTests, listNamedTests, readDocument } from './named-tests.ts';

const text = readDocument('docs/security.md');
const rows = [...text.matchAll(/^\| ([\d.]+) +\| ([12]) +\| .+? +\| (held|does not apply|open) +\| (.+?) +\|$/gm)].map(
  ([, id = '', level = '', verdict = '', evidence = '']) => ({ id, level, verdict, evidence }),
);

/** A test, a part of this page or another document, or what does it in our place. */
const HOLDS = /`\S+\.(?:spec|test)\.tsx?`: “|\]\(\S+\)|Strapi|Caddy|Node|pnpm-lock/;

test('the requirements of both levels are all there, each once', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(rows.filter(({ level }) => level === '1')).toHaveLength(70);
  expect(rows.filter(({ level }) => level === '2')).toHaveLength(183);
});

test('what is held says by what, and what is open says what is needed', () => {
  for (const { id, verdict, evidence } of rows) {
    if (verdict === 'held') expect(evidence, id).toMatch(HOLDS);
    if (verdict === 'open') expect(evidence, id).toMatch(/Needed: |^as \d/);
  }
});

test('every test that is named is there under its name', () => {
  expect(listNamedTests(text).length).toBeGreaterThan(200);
  expect(listMissingTests(text)).toEqual([]);
});

test('every part of the page that holds something is there', () => {
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
    heading.toLowerCase().replaceAll(' ', '-'),
  );
  const named = [...text.matchAll(/\(#([\w-]+)\)/g)].map(([, heading]) => heading);
  expect(headings).toEqual(expect.arrayContaining(named));
});
