import { createEmptyDocument, createRegistry, type Problem } from 'page-format';
import { afterAll, expect, test, vi } from 'vitest';
import { checks } from '../api/checks.ts';
import { findPageProblems } from './find-page-problems.ts';

// What is registered is kept in modules, which test files share.
afterAll(() => void vi.resetModules());

test('a check of a plugin finds problems beside those of the blocks', () => {
  const registry = createRegistry([]);
  expect(findPageProblems(createEmptyDocument(), registry)).toEqual([]);
  const message = { en: 'A page of the bakery has bread.', de: 'Eine Seite der Bäckerei hat Brot.' };
  const problem: Problem = { level: 'warning', blockId: '', blockType: '', path: [], message };
  checks.add({ id: 'bakery.bread', check: ({ blocks }) => (blocks.length === 0 ? [problem] : []) });
  expect(findPageProblems(createEmptyDocument(), registry)).toEqual([problem]);
});
