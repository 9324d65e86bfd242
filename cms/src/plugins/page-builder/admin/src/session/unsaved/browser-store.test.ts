import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { note, page } from '../../model/testing/page.ts';
import { countPages, createBrowserStore, removeWorkOf } from './browser-store.ts';
import type { UnsavedWork } from './unsaved-work.ts';

const DAY = 24 * 60 * 60 * 1000;

const workOf = (session: string, name: string, editedAt = Date.now()): UnsavedWork => ({
  ...{ session, page: name, basedOn: 'v1', base: page(note('a')), editedAt },
  work: { document: page(note('a', 'typed')), sources: {}, fields: { title: 'Typed' } },
});

test('work is found again by the same person, as it was put last, until it is removed', async () => {
  const store = createBrowserStore('me');
  const work = workOf('one', 'page');
  await store.put({ ...work, editedAt: 1 }, false);
  await store.put(work, false);
  const { page: _, base, ...told } = work;
  const keptAt = new Date(work.editedAt).toISOString();
  expect(await store.list('page')).toEqual([{ ...told, keptAt, problem: null, work: { ...work.work, base } }]);
  expect(await createBrowserStore('somebody else').list('page')).toEqual([]);
  expect(await store.list('another')).toEqual([]);
  await store.remove('page', 'one');
  expect(await store.list('page')).toEqual([]);
});

test('the last work comes first, and what is older than two months is let go', async () => {
  const store = createBrowserStore('me');
  await store.put(workOf('older', 'dated', Date.now() - DAY), false);
  await store.put(workOf('newer', 'dated'), false);
  await store.put(workOf('old', 'dated', Date.now() - 61 * DAY), false);
  await store.put(workOf('of others', 'dated'), false);
  await createBrowserStore('others').put(workOf('of others', 'dated', Date.now() - 61 * DAY), false);
  expect((await store.list('dated')).map(({ session }) => session)).toEqual(['newer', 'older']);
  expect(await countPages('others')).toBe(1);
});

test('what one person left in a browser is counted by pages, and removed without what others left', async () => {
  // Other tests have left something there, too.
  const [one, other, nobody] = ['kept-1', 'kept-2', 'kept-3'];
  await createBrowserStore(one).put(workOf('kept-a', 'page-1'), false);
  await createBrowserStore(one).put(workOf('kept-b', 'page-1'), false);
  await createBrowserStore(one).put(workOf('kept-c', 'page-2'), false);
  await createBrowserStore(other).put(workOf('kept-d', 'page-1'), false);
  expect([await countPages(one), await countPages(other), await countPages(nobody)]).toEqual([2, 1, 0]);
  await removeWorkOf(one);
  expect([await countPages(one), await countPages(other)]).toEqual([0, 1]);
});
