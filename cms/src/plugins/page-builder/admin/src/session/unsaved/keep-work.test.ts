import 'fake-indexeddb/auto';
import type { PageDocument } from 'page-format';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { box, note, page, stranger } from '../../model/testing/page.ts';
import { registry } from '../../model/testing/registry.ts';
import { createEditorStore } from '../../store/editor-store.ts';
import { createBrowserStore, openWork } from './browser-store.ts';
import { findWork } from './find-work.ts';
import { keepWork } from './keep-work.ts';
import { NO_STORE } from './testing/no-store.ts';

let count = 0;

function open() {
  count += 1;
  const name = `page-${count}`;
  const base = page(box('x', [note('a')]), stranger('s'));
  const store = createEditorStore(base, registry);
  const window = Object.assign(new EventTarget(), {
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
  });
  const keeping = keepWork({
    ...{ store, page: name, saved: { document: base, version: 'v1' }, browser: window },
    stores: { browser: createBrowserStore('me'), server: NO_STORE },
    sources: {},
  });
  const { browser: keeper } = keeping.keepers;
  const type = (text: string, id = 'a') => store.perform({ type: 'setProp', id, prop: 'text', value: text });
  return { name, base, store, window, keeping, keeper, type };
}

// Without locks work that is kept right now counts as left over, and can be looked at.
beforeEach(() => void vi.stubGlobal('navigator', {}));
afterEach(() => void vi.unstubAllGlobals());

/** What the next window finds, where the server has a page. */
const find = async (name: string, user = 'me', stored: PageDocument = page()) =>
  (await findWork(createBrowserStore(user), name, () => stored, registry)).leftovers;

test('what was not saved is found again, with what it was made from, by the same person only', async () => {
  const { name, base, store, keeping, keeper, type } = open();
  type('changed');
  await keeper.flush();
  store.remove(['s']);
  await keeper.flush();
  keeping.stop();
  const [leftover, ...more] = await find(name);
  expect(more).toEqual([]);
  expect(leftover).toMatchObject({
    ...{ basedOn: 'v1', changes: 2 },
    work: { base, document: page(box('x', [note('a', 'changed')])) },
  });
  expect(await find(name, 'somebody else')).toEqual([]);
  await createBrowserStore('me').remove(name, leftover?.session ?? '');
  expect(await find(name)).toEqual([]);
});

test('what is written is in the browser within half a second, also without a pause, and at once when the window goes', async () => {
  const { name, window, keeping, type } = open();
  const texts = async () => (await find(name)).map(({ work }) => work.document.blocks[0]?.areas?.content?.[0]);
  for (const letter of 'abcdef') {
    type(letter);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(await texts()).toHaveLength(1);
  type('the last');
  window.dispatchEvent(new Event('pagehide'));
  expect(await texts()).toEqual([note('a', 'the last')]);
  keeping.stop();
});

test('what a window keeps right now is offered to nobody before it ends', async () => {
  vi.unstubAllGlobals();
  const { name, keeping, keeper, type } = open();
  type('changed');
  await keeper.flush();
  expect(await find(name)).toEqual([]);
  keeping.stop();
  await vi.waitFor(async () => expect(await find(name)).toHaveLength(1));
});

test('what the server has by now is let go, and what it has not is kept', async () => {
  const { name, base, keeping, keeper, type } = open();
  type('changed');
  await keeper.flush();
  keeping.stop();
  const [leftover] = await find(name, 'me', base);
  expect(leftover?.changes).toBe(1);
  expect(await find(name, 'me', leftover?.work.document)).toEqual([]);
  await vi.waitFor(async () => expect(await find(name, 'me', base)).toEqual([]));
});

test('what was typed into other fields is kept beside a page that is stored', async () => {
  const { name, base, keeping, keeper } = open();
  keeping.noteFields({ title: 'New' });
  await keeper.flush();
  keeping.stop();
  expect(await find(name, 'me', base)).toMatchObject([{ work: { fields: { title: 'New' } } }]);
});

test('what is found again says when it was changed last, and where its blocks were taken from', async () => {
  const { name, store, keeping, keeper, type } = open();
  const begun = Date.now() - 60_000;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(begun);
  type('first');
  await keeper.flush();
  clock.mockReturnValue(begun + 30_000);
  keeping.noteSource('a', { locale: 'nl', version: 'v0' });
  store.remove(['s']);
  await keeper.flush();
  clock.mockRestore();
  keeping.stop();
  expect((await find(name))[0]).toMatchObject({
    keptAt: new Date(begun + 30_000).toISOString(),
    work: { sources: { a: { locale: 'nl', version: 'v0' } } },
  });
});

test('a text that was confirmed and not changed is kept, until the server has that', async () => {
  const { name, base, keeping, keeper } = open();
  const source = { locale: 'nl', version: 'v0' };
  keeping.noteSource('a', source);
  await keeper.flush();
  expect(await find(name, 'me', base)).toMatchObject([{ changes: 1, work: { sources: { a: source } } }]);
  keeping.confirm({ document: base, version: 'v1' }, name, keeping.sources);
  await keeper.flush();
  keeping.stop();
  expect(await find(name, 'me', base)).toEqual([]);
});

test('typing in one field is one change', async () => {
  const { name, keeping, keeper, type } = open();
  for (const text of ['t', 'ty', 'typ']) type(text);
  await keeper.flush();
  keeping.stop();
  expect((await find(name))[0]).toMatchObject({ changes: 1 });
});

test('nothing is left once the server has it, or once it was undone', async () => {
  const { name, store, keeping, keeper, type } = open();
  type('changed');
  await keeper.flush();
  store.undo();
  await keeper.flush();
  expect(await find(name)).toEqual([]);

  type('saved');
  await keeper.flush();
  store.markSaved(store.getSession().tree);
  keeping.confirm({ document: store.getDocument(), version: 'v2' }, name, {});
  await keeper.flush();
  expect(await find(name)).toEqual([]);
});

test('what was typed while saving stays, on top of what was saved', async () => {
  const { name, store, keeping, keeper, type } = open();
  type('saved');
  const { tree } = store.getSession();
  const document = store.getDocument();
  type('after');
  await keeper.flush();
  store.markSaved(tree);
  keeping.confirm({ document, version: 'v2' }, `${name}-created`, {});
  await keeper.flush();
  keeping.stop();
  expect(await find(name)).toEqual([]);
  expect((await find(`${name}-created`))[0]).toMatchObject({
    basedOn: 'v2',
    work: { base: document, document: page(box('x', [note('a', 'after')]), stranger('s')) },
  });
});

test('a full storage is told of, and once there is room again everything is kept', async () => {
  const { name, keeping, keeper, type } = open();
  const database = await openWork();
  const full = vi.spyOn(database, 'transaction').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  type('one');
  void keeper.flush();
  await vi.waitFor(() => expect(keeper.state.refusal).toBeInstanceOf(DOMException));
  full.mockRestore();
  type('two');
  await keeper.flush();
  expect(keeper.state.refusal).toBeUndefined();
  keeping.stop();
  expect((await find(name))[0]?.work.document.blocks[0]?.areas?.content).toEqual([note('a', 'two')]);
});

test('what was typed into other fields of the entry is kept with the page or without, until it is saved', async () => {
  const { name, base, keeping, keeper, type, store } = open();
  const kept = async () => {
    await keeper.flush();
    const [leftover] = await find(name);
    return leftover && { fields: leftover.work.fields, changes: leftover.changes };
  };
  keeping.noteFields({ title: 'New' });
  expect(await kept()).toEqual({ fields: { title: 'New' }, changes: 1 });
  type('changed');
  expect(await kept()).toEqual({ fields: { title: 'New' }, changes: 2 });
  keeping.noteFields({ title: 'Newer' });
  expect(await kept()).toEqual({ fields: { title: 'Newer' }, changes: 2 });
  store.undo();
  expect(await kept()).toEqual({ fields: { title: 'Newer' }, changes: 1 });
  type('again');
  store.remove(['s']);
  expect(await kept()).toEqual({ fields: { title: 'Newer' }, changes: 3 });
  keeping.noteFields({});
  expect(await kept()).toEqual({ fields: {}, changes: 2 });
  store.undo();
  store.undo();
  expect(await kept()).toBeUndefined();

  keeping.noteFields({ title: 'Last', slug: 'last' });
  await keeper.flush();
  keeping.stop();
  expect((await find(name))[0]).toMatchObject({
    changes: 2,
    work: { document: base, fields: { title: 'Last', slug: 'last' } },
  });
});
