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
  // Other tests have left something there, too.
  const [one, other, nobody] = ['kept-1', 'kept-2', 'kept-3'];
  await keep('kept-a', 'page-1', one);
  await keep('kept-b', 'page-1', one);
  await keep('kept-c', 'page-2', one);
  await keep('kept-d', 'page-1', other);
  expect([await countKept(one), await countKept(other), await countKept(nobody)]).toEqual([2, 1, 0]);
  await removeKept(one);
  expect([await countKept(one), await countKept(other)]).toEqual([0, 1]);
  const changes = await (await openJournals()).getAll('changes');
  const left = changes.map(({ journal }) => journal).filter((journal) => journal.startsWith('kept-'));
  expect(left).toEqual(['kept-d']);
});
