import type { Core } from '@strapi/strapi';
import { describe, expect, it } from 'vitest';
import { Batch } from './batch.ts';

/** Batches ask their `load` alone, which needs no CMS here. */
const strapi = {} as Core.Strapi;

/** A batch over numbers that are read as what `stored` says at that moment, and the keys of every reading. */
function createBatch(stored: (key: number) => string | undefined) {
  const readings: number[][] = [];
  const batch = new Batch<number, string>(async (_, keys) => {
    readings.push([...keys]);
    const found = keys.map((key) => [key, stored(key)] as const);
    await Promise.resolve();
    return new Map(found.flatMap(([key, value]): [number, string][] => (value === undefined ? [] : [[key, value]])));
  });
  return { batch, readings };
}

const range = (start: number, length: number) => Array.from({ length }, (_, index) => start + index);

describe('requests of one moment', () => {
  it('are read together, each entry once, and everyone gets what they asked for', async () => {
    const { batch, readings } = createBatch((key) => (key === 9 ? undefined : `entry ${key}`));
    const [first, second, third] = await Promise.all([
      batch.read(strapi, [1, 2]),
      batch.read(strapi, [2, 3]),
      batch.read(strapi, [9]),
    ]);
    expect(readings).toEqual([[1, 2, 3, 9]]);
    expect([first.get(1), first.get(2)]).toEqual(['entry 1', 'entry 2']);
    expect([second.get(2), second.get(3)]).toEqual(['entry 2', 'entry 3']);
    expect(third.has(9)).toBe(false);
  });

  it('are read in several statements when they want more than a database takes in one', async () => {
    const { batch, readings } = createBatch(String);
    await Promise.all([
      batch.read(strapi, range(0, 300)),
      batch.read(strapi, range(300, 200)),
      batch.read(strapi, [500]),
    ]);
    expect(readings.map(({ length }) => length)).toEqual([500, 1]);
  });

  it('are answered however many entries one of them wants', async () => {
    const { batch, readings } = createBatch(String);
    expect((await batch.read(strapi, range(0, 600))).size).toBe(600);
    expect(readings).toHaveLength(1);
  });

  it('for nothing are answered with nothing', async () => {
    expect((await createBatch(String).batch.read(strapi, [])).size).toBe(0);
  });
});

it('who asks while others are being answered gets what is stored now, and not what was read before', async () => {
  let version = 'old';
  const begun = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const batch = new Batch<number, string>(async (_, keys) => {
    const found = new Map(keys.map((key) => [key, version]));
    begun.resolve();
    await release.promise;
    return found;
  });
  const before = batch.read(strapi, [1]);
  await begun.promise;
  version = 'new';
  const after = batch.read(strapi, [1]);
  release.resolve();
  expect((await before).get(1)).toBe('old');
  expect((await after).get(1)).toBe('new');
});

it('a reading that fails is told to all who waited for it, and to nobody after them', async () => {
  let isBroken = true;
  const { batch } = createBatch((key) => {
    if (isBroken) throw new Error('The database does not answer.');
    return String(key);
  });
  const answers = await Promise.allSettled([batch.read(strapi, [1]), batch.read(strapi, [2])]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  expect((await batch.read(strapi, [1])).get(1)).toBe('1');
});
