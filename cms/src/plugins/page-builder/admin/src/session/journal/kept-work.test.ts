import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openJournals } from './database.ts';
import { countKept, removeKept } from './kept-work.ts';

async function keep(id: string, page: string, user: string): Promise<void> {
  const database = await openJournals();
  await database.put('journals', {
    id,
    page,
    user,
    base: { format: 'page', formatVersion: 1, blocks: [] },
    version: '1',
    sources: {},
    at: 1,
  });
  await database.put('changes', { journal: id, step: 0, change: { put: [], removed: [] } });
}

test('what one person left in a browser is counted by pages, and removed without what others left', async () => {
  await keep('a', 'page-1', '1');
  await keep('b', 'page-1', '1');
  await keep('c', 'page-2', '1');
  await keep('d', 'page-1', '2');
  expect([await countKept('1'), await countKept('2'), await countKept('3')]).toEqual([2, 1, 0]);
  await removeKept('1');
  expect([await countKept('1'), await countKept('2')]).toEqual([0, 1]);
  const database = await openJournals();
  expect((await database.getAll('changes')).map(({ journal }) => journal)).toEqual(['d']);
});
