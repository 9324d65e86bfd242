import { expect, test } from 'vitest';
import { listDestinations } from './destinations.ts';
import { box, grid, note, rack, stranger, treeOf } from './testing/page.ts';
import { registry } from './testing/registry.ts';

test('every area is offered in reading order, with the reason where a block may not go', () => {
  const tree = treeOf(box('a', [box('b')]), grid('g', { one: [], two: [rack('r')] }), stranger('s', [note('n')]));
  const destinations = listDestinations(tree, ['a'], registry).map(
    ({ address, level, refused }) =>
      `${level} ${address.block ?? 'page'} ${address.area} ${refused?.refusal ?? 'free'}`,
  );
  expect(destinations).toEqual([
    '0 page  free',
    '1 a content inside-itself',
    '2 b content inside-itself',
    '1 g one free',
    '1 g two free',
    '2 r notes not-accepted',
  ]);
});
