import { checkShape, findProblems } from 'page-format';
import { expect, test } from 'vitest';
import { registry } from '../../examples/plain/blocks/index.ts';
import { sections } from '../../examples/plain/blocks/sections.ts';

test('the plain project has four sections ready, and nothing is wrong with a page of them all', () => {
  expect(sections.map(({ id }) => id)).toEqual(['opening', 'reasons', 'steps', 'counter']);
  const blocks = sections.flatMap(({ build }) => build());
  expect(findProblems(checkShape({ format: 'page', formatVersion: 1, blocks }), registry)).toEqual([]);
});
