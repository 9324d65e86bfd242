import fc from 'fast-check';
import { type Block, createRegistry, defineBlock, listSegments } from 'page-format';
import { list, number, text } from 'page-format/fields';
import { describe, expect, test } from 'vitest';
import type { Sources } from '../../../../shared/envelope.ts';
import { type Action, applyAction } from '../../model/actions/index.ts';
import { documentFromTree } from '../../model/convert.ts';
import { createEditedPage, editScripts } from '../../model/testing/edits.ts';
import { box, note, treeOf } from '../../model/testing/page.ts';
import { registry } from '../../model/testing/registry.ts';
import { expectSound } from '../../model/testing/sound.ts';
import type { Tree } from '../../model/tree.ts';
import { followOriginal, listRemoved } from './follow-original.ts';

const label = { en: 'Label' };
const Offer = defineBlock({
  ...{ type: 'Offer', label, description: label, category: 'elements', icon: 'Bold' },
  props: {
    title: text({ label }),
    price: number({ label, default: 0, min: 0, max: 100 }),
    rows: list({
      label,
      itemLabel: label,
      item: { words: text({ label }), size: number({ label, default: 0, min: 0, max: 100 }) },
    }),
  },
});
const offers = createRegistry([Offer]);
const offer = (id: string, props: object): Block => ({ id, type: 'Offer', v: 1, props: props as Block['props'] });

const follow = (former: Tree | undefined, original: Tree, page: Tree) => {
  const followed = followOriginal({ former, original, page }, offers);
  return { ...followed, blocks: documentFromTree(followed.tree).blocks };
};

describe('a page that follows its original', () => {
  const german = offer('a', { title: 'Lampe', price: 10 });
  const dutch = offer('a', { title: 'Lamp', price: 10 });

  test('takes settings, order and new blocks, and keeps its words', () => {
    const b = (title: string) => offer('b', { title });
    const original = treeOf(b('Tisch'), offer('n', { title: 'Neu' }), offer('a', { title: 'Leuchte', price: 12 }));
    const { blocks, conflicts } = follow(treeOf(german, b('Tisch')), original, treeOf(dutch, b('Tafel')));
    expect(conflicts).toEqual([]);
    expect(blocks).toEqual([b('Tafel'), offer('n', { title: 'Neu' }), offer('a', { title: 'Lamp', price: 12 })]);
  });

  test('keeps what it has changed by itself: a price, a block more, a block less, its order', () => {
    const former = treeOf(german, offer('b', {}), offer('c', {}));
    const page = treeOf(offer('own', { title: 'Van ons' }), offer('c', {}), offer('a', { title: 'Lamp', price: 9 }));
    const original = treeOf(german, offer('b', { price: 3 }), offer('c', { price: 4 }));
    const { blocks, conflicts } = follow(former, original, page);
    expect(conflicts).toEqual([]);
    expect(blocks).toEqual([
      offer('own', { title: 'Van ons' }),
      offer('c', { price: 4 }),
      offer('a', { title: 'Lamp', price: 9 }),
    ]);
  });

  test('stays as it is where both were changed, and says so', () => {
    const page = treeOf(offer('a', { title: 'Lamp', price: 9 }));
    const { blocks, conflicts } = follow(treeOf(german), treeOf(offer('a', { title: 'Lampe', price: 12 })), page);
    expect(conflicts).toMatchObject([{ kind: 'value', block: 'a', path: ['price'], mine: 9, theirs: 12 }]);
    expect(blocks).toEqual(documentFromTree(page).blocks);
  });

  test('loses nothing that the original has removed, and names it', () => {
    const rows = (...words: string[]) => ({ rows: words.map((each) => ({ id: each[0]?.toLowerCase(), words: each })) });
    const former = treeOf(german, offer('b', rows('Eins', 'Zwei')));
    const page = treeOf(dutch, offer('b', rows('Een', 'Zes')));
    const original = treeOf(offer('b', rows('Zwei')));
    const { blocks } = follow(former, original, page);
    const list = (sources: Sources) => listRemoved({ former, original, page }, sources, 'de');
    expect([list({}), list({ a: { locale: 'nl', version: '0' } })]).toEqual([['a'], []]);
    expect(blocks).toEqual([dutch, offer('b', rows('Een', 'Zes'))]);
  });

  test('takes entries of lists and their settings, each with the words that are there', () => {
    const former = treeOf(offer('a', { rows: [{ id: 'x', words: 'Eins', size: 1 }] }));
    const page = treeOf(offer('a', { rows: [{ id: 'x', words: 'Een', size: 1 }] }));
    const rows = [
      { id: 'y', words: 'Zwei' },
      { id: 'x', words: 'Uno', size: 2 },
    ];
    expect(follow(former, treeOf(offer('a', { rows })), page).blocks).toEqual([
      offer('a', {
        rows: [
          { id: 'y', words: 'Zwei' },
          { id: 'x', words: 'Een', size: 2 },
        ],
      }),
    ]);
  });

  test('takes all of it where nobody knows how the original was, but for what it alone has', () => {
    const page = treeOf(offer('own', {}), offer('a', { title: 'Lamp', price: 9 }));
    const { blocks } = follow(undefined, treeOf(german, offer('n', {})), page);
    expect(blocks.map(({ id }) => id).sort()).toEqual(['a', 'n', 'own']);
    expect(blocks.find(({ id }) => id === 'a')).toEqual(dutch);
  });
});

/** What is written on a page, by block. */
function wordsOf(tree: Tree): Record<string, unknown> {
  const words = [...tree.blocks].map(([id, block]) => {
    const definition = registry.get(block.type);
    const texts = definition ? listSegments(definition, block.props) : [];
    return [id, Object.fromEntries(texts.map(({ place, text: written }) => [place.join('/'), written]))] as const;
  });
  return Object.fromEntries(words);
}

test('whatever both did, no word and no block of the page is lost, and following once more changes nothing', () => {
  const former = createEditedPage();
  const edit = (actions: readonly Action[]) =>
    actions.reduce((tree, action) => applyAction(tree, action, registry), former);
  fc.assert(
    fc.property(editScripts('x'), editScripts('y'), fc.boolean(), (ofOriginal, ofPage, isKnown) => {
      const [original, page] = [edit(ofOriginal), edit(ofPage)];
      const followed = followOriginal({ former: isKnown ? former : undefined, original, page }, registry);
      expectSound(followed.tree, registry);
      expect(wordsOf(followed.tree)).toMatchObject(wordsOf(page));
      const again = followOriginal({ former: original, original, page: followed.tree }, registry);
      expect(documentFromTree(again.tree)).toEqual(documentFromTree(followed.tree));
      expect(again.conflicts).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

test('a page that has changed its words alone becomes its original in all else', () => {
  const former = createEditedPage();
  fc.assert(
    fc.property(editScripts('x'), (actions) => {
      const original = actions.reduce((tree, action) => applyAction(tree, action, registry), former);
      const { tree, conflicts } = followOriginal({ former, original, page: former }, registry);
      expect(conflicts).toEqual([]);
      for (const id of original.blocks.keys()) expect(tree.blocks.has(id)).toBe(true);
      for (const id of former.blocks.keys()) expect(tree.blocks.has(id)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('a block that moved into one that was removed stands where it can', () => {
  const former = treeOf(box('a'), note('b'));
  const page = treeOf(box('a', [note('b')]));
  const { tree } = followOriginal({ former, original: treeOf(note('b')), page }, registry);
  expect([...tree.blocks.keys()].sort()).toEqual(['a', 'b']);
});
