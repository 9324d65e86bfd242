import { describe, expect, test } from 'vitest';
import { createId, ID_PATTERN } from '../document/document.ts';
import { Box, block, Deck, mediaReference, Note } from '../testing/sample-blocks.ts';
import { copyBlock, createBlock, renewItemIds } from './create-block.ts';

/** Ids `n1`, `n2` … in the order they are asked for. */
function numbered() {
  let count = 0;
  return () => {
    count += 1;
    return `n${count}`;
  };
}

test('ids are short, safe and do not repeat', () => {
  const ids = Array.from({ length: 5000 }, createId);
  expect(new Set(ids).size).toBe(5000);
  expect(ids.every((id) => ID_PATTERN.test(id) && id.length === 10)).toBe(true);
});

describe('createBlock', () => {
  test('stores no defaults, and the current version', () => {
    expect(createBlock(Note, {}, numbered())).toEqual({ id: 'n1', type: 'Note', v: 3, props: {} });
  });

  test('keeps the props it is given', () => {
    expect(createBlock(Note, { heading: 'Hi' }, numbered()).props).toEqual({ heading: 'Hi' });
  });

  test('has an empty list for every fixed area', () => {
    expect(createBlock(Box, {}, numbered()).areas).toEqual({ content: [], notes: [] });
  });

  test('stores lists with ids of their own, and areas named by them', () => {
    expect(createBlock(Deck, {}, numbered())).toEqual({
      id: 'n3',
      type: 'Deck',
      v: 1,
      props: {
        slides: [
          { id: 'n1', name: 'One' },
          { id: 'n2', name: 'Two' },
        ],
      },
      areas: { n1: [], n2: [] },
    });
  });

  test('two new blocks share no id', () => {
    const [one, two] = [createBlock(Deck), createBlock(Deck)];
    expect(Object.keys(one.areas ?? {})).not.toEqual(Object.keys(two.areas ?? {}));
  });
});

describe('copyBlock', () => {
  test('renames items, and the areas named by them, and leaves fixed areas', () => {
    const deck = block(
      'deck',
      'Deck',
      {
        slides: [
          { id: 'a', name: 'A' },
          { id: 'b', name: 'B' },
        ],
      },
      { b: [block('inB', 'Note')], a: [block('inA', 'Note')], content: [] },
    );
    expect(copyBlock(deck, numbered())).toEqual({
      ...deck,
      id: 'n3',
      props: {
        slides: [
          { id: 'n1', name: 'A' },
          { id: 'n2', name: 'B' },
        ],
      },
      areas: { n2: [{ ...block('x', 'Note'), id: 'n4' }], n1: [{ ...block('x', 'Note'), id: 'n5' }], content: [] },
    });
  });

  test('content stays with its item when ids repeat in other lists of the block', () => {
    const deck = block(
      'deck',
      'Deck',
      {
        slides: [
          { id: 'b', name: 'Owner' },
          { id: 'a', name: 'Other', tags: [{ id: 'b', word: 'same id' }] },
        ],
        logos: [{ id: 'b', url: '/' }],
      },
      { b: [block('child', 'Note')] },
    );
    const copy = copyBlock(deck);
    const [owner] = copy.props.slides as { id: string }[];
    expect(copy.areas?.[owner?.id ?? '']).toHaveLength(1);
  });

  test('items of lists inside items get new ids too', () => {
    const deck = block('deck', 'Deck', { slides: [{ id: 'a', tags: [{ id: 't', word: 'x' }] }] });
    expect(copyBlock(deck, numbered()).props).toEqual({ slides: [{ id: 'n2', tags: [{ id: 'n1', word: 'x' }] }] });
  });

  test('what only happens to be called id stays: in references, in rich text, in single objects', () => {
    const props = {
      image: mediaReference('m1', { id: 'kept' }),
      entries: [
        { $ref: 'api::bread-type.bread-type', documentId: 'd1', id: 'kept', snapshot: { rows: [{ id: 'kept' }] } },
      ],
      body: { type: 'doc', content: [{ type: 'heading', attrs: { id: 'kept', level: 2 } }] },
      single: { id: 'kept' },
    };
    expect(copyBlock(block('card', 'Card', props)).props).toEqual(props);
  });

  test('the original is untouched', () => {
    const deck = block('deck', 'Deck', { slides: [{ id: 'a' }] }, { a: [block('n', 'Note')] });
    const before = structuredClone(deck);
    copyBlock(deck);
    expect(deck).toEqual(before);
  });

  test('blocks of unknown types are copied alike', () => {
    const unknown = block('u', 'Hologram', { beams: [{ id: 'x' }] }, { x: [block('n', 'Note')] });
    expect(copyBlock(unknown, numbered())).toMatchObject({
      id: 'n2',
      props: { beams: [{ id: 'n1' }] },
      areas: { n1: [{ id: 'n3' }] },
    });
  });
});

test('renewItemIds gives new ids to items and to items inside them', () => {
  expect(renewItemIds([{ id: 'a', tags: [{ id: 'b' }] }, { name: 'no id yet' }], numbered())).toEqual([
    { id: 'n2', tags: [{ id: 'n1' }] },
    { name: 'no id yet', id: 'n3' },
  ]);
});
