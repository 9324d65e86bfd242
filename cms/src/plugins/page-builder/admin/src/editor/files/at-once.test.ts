import { expect, test } from 'vitest';
import { createTurns } from './at-once.ts';

test('so many run at the same time, in their order, and one that fails keeps no other back', async () => {
  const turns = createTurns(2);
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const all = [0, 1, 2, 3].map((number) =>
    turns(async () => {
      started.push(number);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (number === 0) throw new Error('no');
      return number;
    }).catch(() => 'failed'),
  );
  const next = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
    return [...started];
  };
  expect(started).toEqual([0, 1]);
  expect(await next()).toEqual([0, 1, 2]);
  expect(await next()).toEqual([0, 1, 2, 3]);
  await next();
  await next();
  expect(await Promise.all(all)).toEqual(['failed', 1, 2, 3]);
});
