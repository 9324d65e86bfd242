import { expect, test } from 'vitest';
import type { DealerEntry, DealersResponse } from '../../contract/dealers.ts';
import { loadAllDealers } from './load-all-dealers.ts';

const answer = (page: number, pageCount: number): DealersResponse => ({
  data: [{ id: String(page) } as DealerEntry],
  meta: { pagination: { page, pageSize: 1, pageCount, total: pageCount }, location: null, nearest: [] },
});

async function load(pageCount: number) {
  const answers: string[][] = [];
  await loadAllDealers(
    async (page) => answer(page, pageCount),
    ({ data }) => answers.push(data.map(({ id }) => id)),
  );
  return answers;
}

test('a short list is one answer', async () => {
  expect(await load(1)).toEqual([['1']]);
});

test('of a long list the first part shows before the rest', async () => {
  expect(await load(3)).toEqual([['1'], ['1', '2', '3']]);
});

test('a list without end is cut off', async () => {
  expect((await load(1000)).at(-1)).toHaveLength(20);
});
