import fc from 'fast-check';
import { type Block, copyBlock } from 'page-format';
import { expect, test } from 'vitest';
import { isFull } from '../../../../../../scripts/testing/matrix.ts';
import { documentFromTree } from '../../admin/src/model/convert.ts';
import { treeOf } from '../../admin/src/model/testing/page.ts';
import { expectSound } from '../../admin/src/model/testing/sound.ts';
import { applyMatches } from './apply-matches.ts';
import { type Match, suggestMatches } from './suggest-matches.ts';
import { deck, photo, registry, section, twins, words } from './testing/twins.ts';

const apply = (page: Block[], original: Block[], matches: readonly Match[]) =>
  documentFromTree(applyMatches(treeOf(...page), treeOf(...original), matches, registry)).blocks;

test('a page whose ids are all other ones becomes its original again', () => {
  let made = 0;
  const rename = (block: Block): Block => copyBlock(block, () => `n${made++}`);
  fc.assert(
    fc.property(twins, ({ original }) => {
      const page = original.map(rename);
      const matches = suggestMatches(treeOf(...original), treeOf(...page), registry);
      expect(apply(page, original, matches)).toEqual(original);
    }),
    // What is suggested is a guess: of the same pages each time.
    { seed: 20, numRuns: isFull ? 5_000 : 300 },
  );
}, 120_000);

test('what is matched has the ids of the original, and nothing else of the page changes', () => {
  fc.assert(
    fc.property(twins, ({ original, page }) => {
      const [one, other] = [treeOf(...original), treeOf(...page)];
      const matches = suggestMatches(one, other, registry);
      const applied = applyMatches(other, one, matches, registry);
      expectSound(applied, registry);
      for (const match of matches) expect(applied.blocks.has(match.original)).toBe(true);
      expect(withoutIds(documentFromTree(applied).blocks)).toEqual(withoutIds(page));
      // What was matched is not suggested once more.
      const again = suggestMatches(one, applied, registry).map((match) => match.original);
      expect(matches.filter((match) => again.includes(match.original))).toEqual([]);
    }),
    { numRuns: isFull ? 5_000 : 300 },
  );
}, 120_000);

/** What blocks say and hold, in their order. */
function withoutIds(blocks: readonly Block[]): unknown {
  return blocks.map(({ id: _, areas = {}, props, ...block }) => ({
    ...block,
    props: JSON.parse(JSON.stringify(props, (key, value) => (key === 'id' ? undefined : value))) as unknown,
    areas: Object.values(areas).map(withoutIds),
  }));
}

test('entries of lists take the ids of those at their place, and areas go with them', () => {
  const original = [deck('a', { i: [], j: [] })];
  const page = [deck('x', { m: [words('y', 'Een')], n: [photo('z', 1)] })];
  const [matched] = apply(page, original, [{ original: 'a', page: 'x' }]);
  expect(matched).toEqual({
    ...{ id: 'a', type: 'Deck', v: 1 },
    props: {
      slides: [
        { id: 'i', title: 'Title m' },
        { id: 'j', title: 'Title n' },
      ],
    },
    areas: { i: [words('y', 'Een')], j: [photo('z', 1)] },
  });
});

test('of lists of another length the entries that are alike belong together, and what has an id in common stays', () => {
  const idsOf = ([block]: Block[]) => ((block?.props.slides ?? []) as { id: string }[]).map(({ id }) => id);
  const matches = [{ original: 'a', page: 'x' }];
  expect(
    idsOf(apply([deck('x', { m: [], n: [], o: [] }, [9, 2, 1])], [deck('a', { i: [], j: [] }, [1, 2])], matches)),
  ).toEqual(['m', 'j', 'i']);
  expect(idsOf(apply([deck('x', { j: [], m: [] })], [deck('a', { i: [], j: [] })], matches))).toEqual(['j', 'i']);
});

test('an id that is taken is refused: of a block, and of an area that nobody sees any more', () => {
  const original = [words('a', 'Eins'), words('b', 'Zwei'), deck('d', { i: [] })];
  const page = [words('x', 'Een'), section('s', words('a', 'Twee')), deck('e', { m: [] })];
  expect(apply(page, original, [{ original: 'a', page: 'x' }])).toEqual(page);
  expect(apply(page, original, [{ original: 'd', page: 'x' }])).toEqual(page);
  const twice = ['x', 'a'].map((id) => ({ original: 'b', page: id }));
  expect(apply(page, original, twice)).toEqual([words('b', 'Een'), ...page.slice(1)]);

  const left = { ...deck('e', { m: [] }), areas: { m: [], i: [words('y', 'Oud')] } };
  expect(apply([left], original, [{ original: 'd', page: 'e' }])).toEqual([{ ...left, id: 'd' }]);
});
