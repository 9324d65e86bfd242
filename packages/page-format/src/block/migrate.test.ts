import { describe, expect, test } from 'vitest';
import { findMistakes } from '../declaration/index.ts';
import { block, Note, page, sampleRegistry } from '../testing/sample-blocks.ts';
import { defineBlock } from './define-block.ts';
import { blockStatus, migrateBlock, migrateDocument } from './migrate.ts';

/** Freezes a value and everything in it, so that a write throws. */
function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const entry of Object.values(value)) freeze(entry);
    Object.freeze(value);
  }
  return value;
}

const first = { id: 'a', type: 'Note', v: 1, props: { title: 'Hi', level: 'h3' } };

describe('migrateBlock', () => {
  test('goes through every step in order', () => {
    expect(migrateBlock(first, sampleRegistry)).toEqual({ ...first, v: 3, props: { heading: 'Hi', level: 3 } });
  });

  test('starts where the block stands', () => {
    const second = { ...first, v: 2, props: { heading: 'Hi', level: 'h3' } };
    expect(migrateBlock(second, sampleRegistry)).toEqual(migrateBlock(first, sampleRegistry));
  });

  test('does nothing the second time', () => {
    const once = migrateBlock(first, sampleRegistry);
    expect(migrateBlock(once, sampleRegistry)).toBe(once);
  });

  test('returns newer versions and unknown types as the same object', () => {
    const newer = { ...first, v: 4 };
    const unknown = { ...first, type: 'Hologram' };
    expect(migrateBlock(newer, sampleRegistry)).toBe(newer);
    expect(migrateBlock(unknown, sampleRegistry)).toBe(unknown);
  });
});

test.each([
  ['Note', 1, 'known'],
  ['Note', 3, 'known'],
  ['Note', 4, 'newer-version'],
  ['Hologram', 1, 'unknown-type'],
  ['toString', 1, 'unknown-type'],
])('%s version %i is %s', (type, v, status) => {
  expect(blockStatus({ type, v }, sampleRegistry)).toBe(status);
});

test('a block whose props are too damaged to migrate is kept, and its page with it', () => {
  const damaged = { ...first, v: 2, props: { level: { toString: 1 } } };
  expect(migrateBlock(damaged, sampleRegistry)).toBe(damaged);
  expect(migrateDocument(page(damaged, { ...first, id: 'b' }), sampleRegistry).blocks.map((block) => block.v)).toEqual([
    2, 3,
  ]);
});

describe('migrateDocument', () => {
  test('reaches blocks in areas and leaves its input alone', () => {
    const stored = freeze(page(block('box', 'Box', {}, { content: [first], notes: [] })));
    const migrated = migrateDocument(stored, sampleRegistry);
    expect(migrated.blocks[0]?.areas?.content).toEqual([{ ...first, v: 3, props: { heading: 'Hi', level: 3 } }]);
  });

  test('is the same object when there is nothing to migrate', () => {
    const stored = page(block('box', 'Box', {}, { content: [block('n', 'Note')] }));
    expect(migrateDocument(stored, sampleRegistry)).toBe(stored);
  });

  test('keeps unknown and newer blocks byte for byte, with all that stands in them', () => {
    const unknown = { id: 'u', areas: { x: [first] }, props: { b: 1, a: 2 }, v: 7, type: 'Hologram' };
    const newer = { ...block('box', 'Box', {}, { content: [{ ...first, id: 'b' }] }), v: 9 };
    const stored = page({ ...first, id: 'old' }, unknown, newer);
    const migrated = migrateDocument(stored, sampleRegistry);
    expect(migrated.blocks[0]?.v).toBe(3);
    expect(migrated.blocks[1]).toBe(unknown);
    expect(migrated.blocks[2]).toBe(newer);
  });
});

describe('migrations are numbered without gaps', () => {
  const step = (to: number) => ({ to, name: `step-${to}`, migrate: (props: Record<string, unknown>) => props });

  test.each([
    [[3], 'the migration "step-3" leads to version 3. Write to: 2, because'],
    [[2, 4], 'the migration "step-4" leads to version 4. Write to: 3, because'],
    [[2, 2], 'the migration "step-2" leads to version 2. Write to: 3, because'],
    [[1], 'the migration "step-1" leads to version 1. Write to: 2, because'],
  ])('%j is a mistake', (versions, sentence) => {
    expect(findMistakes(defineBlock({ ...Note, migrations: versions.map(step) }))).toEqual([
      expect.stringContaining(sentence),
    ]);
  });

  test('the version is one more than the number of steps', () => {
    expect(defineBlock({ ...Note, migrations: undefined }).version).toBe(1);
    expect(defineBlock({ ...Note, migrations: [2, 3, 4].map(step) }).version).toBe(4);
  });
});
