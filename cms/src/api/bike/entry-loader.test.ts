import { describe, expect, it } from 'vitest';
import { createEntryLoader, loadEntries } from './entry-loader.ts';

/** A loader over numbers that are read as what `stored` says at that moment, and the keys of every reading. */
function followLoader(stored: (key: number) => string | undefined) {
  const readings: number[][] = [];
  const loader = createEntryLoader<number, string>(async (keys) => {
    readings.push([...keys]);
    const found = keys.map((key) => [key, stored(key)] as const);
    await Promise.resolve();
    return new Map(found.flatMap(([key, value]): [number, string][] => (value === undefined ? [] : [[key, value]])));
  });
  return { load: (...keys: number[]) => loadEntries(loader, keys), readings };
}

const range = (start: number, length: number) => Array.from({ length }, (_, index) => start + index);

describe('requests of one moment', () => {
  it('are read together, each entry once, and everyone gets what they asked for', async () => {
    const { load, readings } = followLoader((key) => (key === 9 ? undefined : `entry ${key}`));
    const answers = await Promise.all([load(2, 1), load(2, 3), load(9)]);
    expect(readings).toEqual([[2, 1, 3, 9]]);
    expect(answers).toEqual([['entry 2', 'entry 1'], ['entry 2', 'entry 3'], []]);
  });

  it('are read in several statements when they want more than a database takes in one', async () => {
    const { load, readings } = followLoader(String);
    const answers = await Promise.all([load(...range(0, 300)), load(...range(300, 200)), load(500)]);
    expect(answers.map(({ length }) => length)).toEqual([300, 200, 1]);
    expect(readings.map(({ length }) => length)).toEqual([500, 1]);
  });

  it('for nothing are answered with nothing', async () => {
    expect(await followLoader(String).load()).toEqual([]);
  });
});

it('who asks while others are being answered gets what is stored now, and not what was read before', async () => {
  let version = 'old';
  const begun = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const loader = createEntryLoader<number, string>(async (keys) => {
    const found = new Map(keys.map((key) => [key, version]));
    begun.resolve();
    await release.promise;
    return found;
  });
  const before = loader.load(1);
  await begun.promise;
  version = 'new';
  const after = loader.load(1);
  release.resolve();
  expect(await before).toBe('old');
  expect(await after).toBe('new');
});

it('a reading that fails is told to all who waited for it, and to nobody after them', async () => {
  let isBroken = true;
  const { load } = followLoader((key) => {
    if (isBroken) throw new Error('The database does not answer.');
    return String(key);
  });
  const answers = await Promise.allSettled([load(1), load(2)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  expect(await load(1)).toEqual(['1']);
});
