import 'fake-indexeddb/auto';
import type { PageDocument } from 'page-format';
import { expect, test, vi } from 'vitest';
import type { Sources } from '../../../../shared/envelope.ts';
import { box, note, page, stranger } from '../../model/testing/page.ts';
import { registry } from '../../model/testing/registry.ts';
import { createEditorStore } from '../../store/editor-store.ts';
import { changesOf, deleteJournal, openJournals } from './database.ts';
import { keepJournal } from './journal.ts';
import { findLeftovers } from './leftovers.ts';

let count = 0;

function open() {
  count += 1;
  const name = `page-${count}`;
  const base = page(box('x', [note('a')]), stranger('s'));
  const store = createEditorStore(base, registry);
  let sources: Sources = {};
  const journal = keepJournal({
    store,
    page: name,
    user: 'me',
    saved: { document: base, version: 'v1' },
    listSources: () => sources,
  });
  const type = (text: string, id = 'a') => store.perform({ type: 'setProp', id, prop: 'text', value: text });
  const noteSource = (next: Sources) => {
    sources = next;
  };
  return { name, base, store, journal, type, noteSource };
}

test('what was not saved is found again, with what it was made from, by the same person only', async () => {
  const { name, base, store, journal, type } = open();
  type('changed');
  await journal.settled();
  store.remove(['s']);
  await journal.settled();
  journal.stop();
  const [leftover, ...more] = await findLeftovers(name, 'me', registry);
  expect(more).toEqual([]);
  expect(leftover).toMatchObject({ base, version: 'v1', changes: 2, document: page(box('x', [note('a', 'changed')])) });
  expect(await findLeftovers(name, 'somebody else', registry)).toEqual([]);
  await deleteJournal(leftover?.id ?? '');
  expect(await findLeftovers(name, 'me', registry)).toEqual([]);
});

test('what the server has by now is let go, and what it has not is kept', async () => {
  const { name, base, journal, type } = open();
  type('changed');
  await journal.settled();
  journal.stop();
  const find = (document: PageDocument) => findLeftovers(name, 'me', registry, () => document);
  const [leftover] = await find(base);
  expect(leftover?.changes).toBe(1);
  expect(await find(leftover?.document as PageDocument)).toEqual([]);
  expect(await find(base)).toEqual([]);
});

test('what was typed into other fields is kept beside a page that is stored', async () => {
  const { name, base, journal } = open();
  journal.noteFields({ title: 'New' });
  await journal.settled();
  journal.stop();
  expect(await findLeftovers(name, 'me', registry, () => base)).toMatchObject([{ fields: { title: 'New' } }]);
});

test('what is found again says when it was changed last, and where its blocks were taken from', async () => {
  const { name, store, journal, type, noteSource } = open();
  const begun = Date.now() - 60_000;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(begun);
  type('first');
  await journal.settled();
  clock.mockReturnValue(begun + 30_000);
  noteSource({ a: { locale: 'nl', version: 'v0' } });
  store.remove(['s']);
  await journal.settled();
  clock.mockRestore();
  journal.stop();
  expect((await findLeftovers(name, 'me', registry))[0]).toMatchObject({
    at: begun + 30_000,
    sources: { a: { locale: 'nl', version: 'v0' } },
  });
});

test('typing in one field is one change', async () => {
  const { name, journal, type } = open();
  for (const text of ['t', 'ty', 'typ']) type(text);
  await journal.settled();
  journal.stop();
  expect((await findLeftovers(name, 'me', registry))[0]).toMatchObject({ changes: 1 });
});

test('nothing is left once the server has it, or once it was undone', async () => {
  const { name, store, journal, type } = open();
  type('changed');
  store.undo();
  await journal.settled();
  expect(await findLeftovers(name, 'me', registry)).toEqual([]);

  type('saved');
  store.markSaved(store.getSession().tree);
  journal.confirm({ document: store.getDocument(), version: 'v2' }, name);
  await journal.settled();
  expect(await findLeftovers(name, 'me', registry)).toEqual([]);
});

test('what was typed while saving stays, on top of what was saved', async () => {
  const { name, store, journal, type } = open();
  type('saved');
  const { tree } = store.getSession();
  const document = store.getDocument();
  type('after');
  store.markSaved(tree);
  journal.confirm({ document, version: 'v2' }, `${name}-created`);
  await journal.settled();
  journal.stop();
  expect(await findLeftovers(name, 'me', registry)).toEqual([]);
  expect((await findLeftovers(`${name}-created`, 'me', registry))[0]).toMatchObject({
    base: document,
    version: 'v2',
    document: page(box('x', [note('a', 'after')]), stranger('s')),
  });
});

test('a full storage is told of, and once there is room again everything is kept', async () => {
  const { name, journal, type } = open();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const database = await openJournals();
  const full = vi.spyOn(database, 'transaction').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  type('one');
  await journal.settled();
  expect(journal.isKeeping).toBe(false);
  full.mockRestore();
  type('two');
  await journal.settled();
  expect(journal.isKeeping).toBe(true);
  journal.stop();
  expect((await findLeftovers(name, 'me', registry))[0]?.document.blocks[0]?.areas?.content).toEqual([
    note('a', 'two'),
  ]);
});

test('what was typed into other fields of the entry is kept with the page or without, until it is saved', async () => {
  const { name, base, journal, type, store } = open();
  journal.noteFields({ title: 'New' });
  await journal.settled();
  const find = async () => {
    await journal.settled();
    const database = await openJournals();
    const [record] = await database.getAllFromIndex('journals', 'page', name);
    return { fields: record?.fields, changes: record ? await database.count('changes', changesOf(record.id)) : 0 };
  };
  expect(await find()).toEqual({ fields: { title: 'New' }, changes: 0 });
  type('changed');
  expect(await find()).toEqual({ fields: { title: 'New' }, changes: 1 });
  journal.noteFields({ title: 'Newer' });
  expect(await find()).toEqual({ fields: { title: 'Newer' }, changes: 1 });
  store.undo();
  expect(await find()).toEqual({ fields: { title: 'Newer' }, changes: 0 });
  type('again');
  await journal.settled();
  store.remove(['s']);
  expect(await find()).toEqual({ fields: { title: 'Newer' }, changes: 2 });
  journal.noteFields({});
  expect(await find()).toEqual({ fields: {}, changes: 2 });
  store.undo();
  store.undo();
  expect(await find()).toEqual({ fields: undefined, changes: 0 });

  journal.noteFields({ title: 'Last', slug: 'last' });
  await journal.settled();
  journal.stop();
  expect((await findLeftovers(name, 'me', registry))[0]).toMatchObject({
    changes: 2,
    document: base,
    fields: { title: 'Last', slug: 'last' },
  });
});
