import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFull } from '../../../../../../scripts/testing/matrix.ts';
import { treeOf } from '../../admin/src/model/testing/page.ts';
import { hasGrownApart, suggestMatches } from './suggest-matches.ts';
import { deck, photo, registry, section, twins, words } from './testing/twins.ts';

type Blocks = Parameters<typeof treeOf>;
const suggest = (original: Blocks, page: Blocks) =>
  suggestMatches(treeOf(...original), treeOf(...page), registry).map((match) => `${match.original}=${match.page}`);

test('of pages that were built twice each block is suggested once, and with one of its type', () => {
  fc.assert(
    fc.property(twins, ({ original, page }) => {
      const [one, other] = [treeOf(...original), treeOf(...page)];
      const matches = suggestMatches(one, other, registry);
      const found = new Map(matches.map((match) => [match.original, match.page]));
      expect(new Set(found.values()).size).toBe(matches.length);
      for (const [id, twin] of found) expect(one.blocks.get(id)?.type).toBe(other.blocks.get(twin)?.type);
    }),
    { numRuns: isFull ? 5_000 : 300 },
  );
}, 120_000);

test('of pages that were built twice the blocks that belong together are found', () => {
  // What is suggested is a guess, so it is counted over the same pages each time.
  const results = fc.sample(twins, { seed: 20, numRuns: 500 }).flatMap(({ original, page, right }) => {
    const one = treeOf(...original);
    const found = new Map(suggestMatches(one, treeOf(...page), registry).map((match) => [match.original, match.page]));
    return [...right].flatMap(([id, twin]) => (one.blocks.has(id) ? [found.get(id) === twin] : []));
  });
  expect(results.length).toBeGreaterThan(500);
  expect(results.filter((isFound) => !isFound).length / results.length).toBeLessThan(0.005);
}, 120_000);

test('blocks of which nothing but words is known are matched in their order, by how long they are where some are missing', () => {
  const long = 'Wer eine gute Lampe hat, spart jeden Monat, und das ein ganzes Leben lang.';
  expect(suggest([words('a', 'Kurz'), words('b', long)], [words('x', 'Klein'), words('y', 'Anders')])).toEqual([
    ...['a=x', 'b=y'],
  ]);
  expect(
    suggest(
      [words('a', long), words('b', 'Kurz'), words('c', long)],
      [words('x', 'Wie een goede lamp heeft, spaart elke maand, en dat een leven lang.'), words('y', 'Klein')],
    ),
  ).toEqual(['a=x', 'b=y']);
});

test('values that no language changes, numbers and names in texts tell which block is missing', () => {
  expect(suggest([photo('a', 1), photo('b', 2), photo('c', 3)], [photo('y', 2), photo('z', 3)])).toEqual([
    ...['b=y', 'c=z'],
  ]);
  expect(
    suggest(
      [words('a', 'Was es kostet'), words('b', 'Ab 1234 Euro'), words('c', 'Mit Lumina')],
      [words('y', 'Vanaf 1234 euro'), words('z', 'Ook Lumina kan')],
    ),
  ).toEqual(['b=y', 'c=z']);
});

test('what stands in blocks that belong together is matched there, and then elsewhere', () => {
  const original = section('a', photo('b', 1), words('c', 'Eins'));
  expect(
    suggest([original], [section('x', words('z', 'Een')), section('v', photo('y', 1), words('w', 'Twee'))]),
  ).toEqual(['a=v', 'b=y', 'c=w']);
  expect(suggest([original], [section('x', words('z', 'Een')), photo('y', 1)])).toEqual(['a=x', 'b=y', 'c=z']);
  // Somebody put a section around what stands free on the other page.
  expect(
    suggest([words('b', 'Eins'), words('c', 'Zwei')], [section('x', words('y', 'Een'), words('z', 'Twee'))]),
  ).toEqual(['b=y', 'c=z']);
});

test('pairs cross each other only where nothing else is left', () => {
  expect(suggest([photo('a', 1), photo('b', 2), photo('c', 3)], [photo('z', 3), photo('x', 1), photo('y', 2)])).toEqual(
    [...['a=x', 'b=y', 'c=z']],
  );
  expect(suggest([words('a', 'Eins'), photo('b', 1)], [photo('y', 1), words('x', 'Een')])).toEqual(['a=x', 'b=y']);
});

test('areas of list entries belong together as the entries do', () => {
  const original = deck('a', { i: [words('b', 'Eins')], j: [words('c', 'Zwei')] }, [1, 2]);
  const page = deck('x', { n: [words('v', 'Nul')], m: [words('y', 'Een')], k: [words('z', 'Twee')] }, [9, 1, 2]);
  expect(suggest([original], [page])).toEqual(['a=x', 'b=y', 'c=z']);
});

test('blocks that share an id are matched already, and what is around them follows', () => {
  const original = [words('a', 'Eins'), section('s', words('b', 'Zwei')), words('c', 'Drei')];
  const page = [section('s', words('y', 'Twee')), words('z', 'Drie')];
  expect(suggest(original, page)).toEqual(['b=y', 'c=z']);
  // An id that is another block's there can be nobody's.
  expect(suggest([words('a', 'Eins')], [photo('a', 1), words('x', 'Een')])).toEqual([]);
});

test('what a lock holds keeps its id, and so does what nobody knows', () => {
  const original = [section('s', words('a', 'Eins'), photo('b', 1)), { ...words('u', 'Neu'), v: 9 }];
  const locked = { ...words('x', 'Een'), locked: true as const };
  const page = [section('t', locked, photo('y', 1)), { ...words('z', 'Nieuw'), v: 9 }];
  expect(suggest(original, page)).toEqual(['b=y']);
});

test('pages have grown apart when they share fewer than half of the blocks of the smaller one', () => {
  const [one, other] = [treeOf(words('a', ''), words('b', ''), words('c', '')), treeOf(words('a', ''), words('x', ''))];
  expect(hasGrownApart(one, other)).toBe(false);
  expect(hasGrownApart(one, treeOf(words('x', ''), words('y', '')))).toBe(true);
  expect(hasGrownApart(one, treeOf())).toBe(false);
});
