import type { PageDocument } from 'page-format';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CopyAnswer, SentCopy } from '../../../../shared/safety-copy.ts';
import type { Server } from '../../api/server.ts';
import { box, note, page } from '../../model/testing/page.ts';
import { registry } from '../../model/testing/registry.ts';
import { createEditorStore } from '../../store/editor-store.ts';
import { keepWork } from './keep-work.ts';
import { createServerStore } from './server-store.ts';
import { NO_STORE } from './testing/no-store.ts';

/** Keeps copies as the server does, and does what it is told to do wrong. */
function createServer() {
  const copies = new Map<string, SentCopy & { base: PageDocument }>();
  const sent: SentCopy[] = [];
  let fault: (() => unknown) | undefined;
  let isOff = false;
  const keep = (copy: SentCopy): CopyAnswer => {
    sent.push(copy);
    if (fault) throw fault();
    if (isOff) return { state: 'off' };
    const row = copies.get(copy.session);
    const base = (copy.base as PageDocument | undefined) ?? (row?.basedOn === copy.basedOn ? row.base : undefined);
    if (!base) return { state: 'needsBase' };
    copies.set(copy.session, { ...copy, base });
    return { state: 'kept', keptAt: new Date().toISOString() };
  };
  return {
    copies,
    sent,
    fail: (error?: () => unknown) => {
      fault = error;
    },
    switchOff: () => {
      isOff = true;
    },
    async post<Data>(_path: string, body?: object) {
      return { data: { data: keep(body as SentCopy) } as Data };
    },
    async leave<Data>(method: string, path: string, body = '{}'): Promise<Data> {
      if (method === 'POST') return { data: keep(JSON.parse(body)) } as Data;
      if (fault) throw fault();
      copies.delete(path.split(/[/?]/)[3] ?? '');
      return { data: null } as Data;
    },
    async del<Data>() {
      if (fault) throw fault();
      return { data: null as Data };
    },
  };
}

const refusal = (status: number) => Object.assign(new Error(`${status}`), { name: 'FetchError', status });

function open(pageName = 'api::page.page|abc|nl|content') {
  const base = page(box('x', [note('a'), note('b')]));
  const store = createEditorStore(base, registry);
  const server = createServer();
  const browserPage = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const window = Object.assign(new EventTarget(), { document: browserPage });
  const keeping = keepWork({
    ...{ store, page: pageName, saved: { document: base, version: 'a1' }, browser: window },
    sources: {},
    stores: { browser: NO_STORE, server: createServerStore(server as Partial<Server> as Server) },
  });
  const { server: copy } = keeping.keepers;
  const type = (text: string, id = 'a') => store.perform({ type: 'setProp', id, prop: 'text', value: text });
  const typedOn = () => JSON.stringify(server.copies.get(keeping.session)?.work ?? null);
  const save = (version: string) => {
    store.markSaved(store.getSession().tree);
    keeping.confirm({ document: store.getDocument(), version }, pageName, {});
  };
  return { base, store, server, window, browserPage, keeping, copy, type, typedOn, save };
}

const { quiet: QUIET_MS, longest: LONGEST_WAIT_MS } = createServerStore({} as Server).pace;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the server has unsaved work after a quiet moment, and in one call whatever was typed meanwhile', async () => {
  const { base, server, keeping, copy, type, typedOn } = open();
  type('one');
  await pass(QUIET_MS - 1);
  type('two', 'b');
  await pass(QUIET_MS - 1);
  expect(server.sent).toEqual([]);
  await pass(1);
  expect(server.sent).toHaveLength(1);
  expect(typedOn()).toContain('one');
  expect(server.copies.get(keeping.session)).toMatchObject({ basedOn: 'a1', base });
  expect(copy.state.keptAt).toBe(Date.now());
  await pass(60_000);
  expect(server.sent).toHaveLength(1);
});

test('whoever writes without a pause is not left without one', async () => {
  const { server, type } = open();
  for (let time = 0; time < LONGEST_WAIT_MS * 2; time += 500) {
    type(`at ${time}`);
    await pass(500);
  }
  expect(server.sent.length).toBeGreaterThanOrEqual(2);
  expect(server.sent.length).toBeLessThanOrEqual(3);
});

test('the stored page goes along once, again after a save, and whenever the server asks for it', async () => {
  const { server, type, save } = open();
  const bases = () => server.sent.map(({ base }) => base !== undefined);
  type('one');
  await pass(QUIET_MS);
  type('two');
  await pass(QUIET_MS);
  expect(bases()).toEqual([true, false]);
  save('b2');
  await pass(0);
  type('three');
  await pass(QUIET_MS);
  expect(bases()).toEqual([true, false, true]);
  server.copies.clear();
  type('four');
  await pass(QUIET_MS);
  expect(bases()).toEqual([true, false, true, false, true]);
  expect(server.sent.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5]);
});

test('what is saved, or taken back by undo, is kept no longer', async () => {
  const { store, server, copy, type, save } = open();
  type('one');
  await pass(QUIET_MS);
  save('b2');
  await pass(0);
  expect([...server.copies]).toEqual([]);
  expect(copy.state.keptAt).toBeUndefined();
  type('two');
  await pass(QUIET_MS);
  expect(server.copies.size).toBe(1);
  store.undo();
  await pass(0);
  expect(server.copies.size).toBe(0);
});

test('what was typed into other fields is unsaved work too', async () => {
  const { server, keeping, typedOn } = open();
  keeping.noteFields({ title: 'Typed' });
  await pass(QUIET_MS);
  expect(typedOn()).toContain('Typed');
  keeping.noteFields({});
  await pass(0);
  expect(server.copies.size).toBe(0);
});

test('an entry that was never saved has nothing on the server', async () => {
  const { server, type } = open('api::page.page|new|nl|content');
  type('one');
  await pass(60_000);
  expect(server.sent).toEqual([]);
});

test('without a connection nobody hears of it, and all is sent when it is back', async () => {
  const { server, window, copy, type, typedOn } = open();
  server.fail(() => new TypeError('Failed to fetch'));
  type('one');
  await pass(QUIET_MS);
  expect(copy.state).toEqual({ keptAt: undefined, refusal: undefined });
  server.fail();
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(typedOn()).toContain('one');
  server.fail(() => refusal(503));
  type('two');
  await pass(QUIET_MS);
  server.fail();
  await pass(30_000);
  expect(typedOn()).toContain('two');
});

test('what the server refuses is told, once, and tried again after the next change alone', async () => {
  const { server, copy, type, typedOn } = open();
  server.fail(() => refusal(400));
  type('too large');
  await pass(120_000);
  expect(server.sent).toHaveLength(1);
  expect(copy.state.refusal).toMatchObject({ status: 400 });
  server.fail();
  type('small');
  await pass(QUIET_MS);
  expect(copy.state.refusal).toBeUndefined();
  expect(typedOn()).toContain('small');
});

test('a full disk is told, and passes', async () => {
  const { server, copy, type, typedOn } = open();
  server.fail(() => refusal(507));
  type('one');
  await pass(QUIET_MS);
  expect(copy.state.refusal).toMatchObject({ status: 507 });
  server.fail();
  await pass(60_000);
  expect(copy.state.refusal).toBeUndefined();
  expect(typedOn()).toContain('one');
});

test('where the project keeps none, nothing more is sent', async () => {
  const { server, copy, type } = open();
  server.switchOff();
  type('one');
  await pass(QUIET_MS);
  type('two');
  await pass(60_000);
  expect(server.sent).toHaveLength(1);
  expect(copy.state.keptAt).toBeUndefined();
});

test('a window that is hidden, goes or ends gives away at once what nobody has yet', async () => {
  const { server, browserPage, window, keeping, type, typedOn } = open();
  type('one');
  browserPage.visibilityState = 'hidden';
  browserPage.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(typedOn()).toContain('one');
  type('two');
  window.dispatchEvent(new Event('pagehide'));
  await pass(0);
  expect(typedOn()).toContain('two');
  type('three');
  keeping.stop();
  await pass(0);
  expect(typedOn()).toContain('three');
  const count = server.sent.length;
  type('four');
  await pass(60_000);
  expect(server.sent).toHaveLength(count);
});

test('who brings work over hears when the server has it as theirs, or it is saved', async () => {
  const { server, copy, type, save } = open();
  type('one');
  expect(await copy.flush()).toBe(true);
  server.fail(() => new TypeError('Failed to fetch'));
  type('two');
  const heard = vi.fn();
  void copy.flush().then(heard);
  await pass(0);
  expect(heard).not.toHaveBeenCalled();
  server.fail();
  save('a2');
  await pass(0);
  expect(heard).toHaveBeenCalledWith(true);
  expect(server.copies.size).toBe(0);
});

test('what is saved is taken off the server also by a window that goes at once', async () => {
  const { server, window, copy, type, save } = open();
  type('one');
  await copy.flush();
  save('a2');
  window.dispatchEvent(new Event('pagehide'));
  expect(server.copies.size).toBe(0);
});

test('who leaves while the server is away hears that it does not have the work', async () => {
  const { server, keeping, copy, type } = open();
  server.fail(() => new TypeError('Failed to fetch'));
  type('one');
  const isKept = copy.flush();
  keeping.stop();
  expect(await isKept).toBe(false);
});
