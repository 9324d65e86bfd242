import type { Block } from 'page-format';
import { expect, test, vi } from 'vitest';
import { treeFromDocument } from '../../model/convert.ts';
import { countRows, createSections, sectionOf } from './sections.ts';

const title = (id: string): Block => ({ id, type: 'Title', v: 1, props: {} });
const section = (id: string, count: number): Block => ({
  id,
  type: 'Container',
  v: 1,
  props: {},
  areas: { content: Array.from({ length: count }, (_, index) => title(`${id}-${index}`)) },
});
const tree = treeFromDocument({
  format: 'page',
  formatVersion: 1,
  blocks: [section('a', 20), title('b'), section('c', 70), section('d', 20), title('e')],
});

test('a section has a row for each block and each area, whatever of it is asked for', () => {
  expect(['a', 'b', 'c', 'a-3'].map((id) => countRows(tree, id))).toEqual([22, 1, 72, 1]);
  expect(['a', 'a-3', 'e', '', null].map((id) => sectionOf(tree, id))).toEqual(['a', 'a', 'e', undefined, undefined]);
});

test('the first sections have their rows at once, the others when they are needed, and keep them', () => {
  const sections = createSections(tree, { current: null });
  const filled = () => ['a', 'b', 'c', 'd', 'e'].filter(sections.isFilled);
  expect(filled()).toEqual(['a', 'b', 'c']);

  const changed = vi.fn();
  const unsubscribe = sections.subscribe(changed);
  sections.fill(['a', undefined, 'e']);
  expect(filled()).toEqual(['a', 'b', 'c', 'e']);
  sections.fill(['a', undefined, 'e']);
  expect(changed).toHaveBeenCalledTimes(1);
  unsubscribe();
  sections.fill(['d']);
  expect(changed).toHaveBeenCalledTimes(1);
});
