/**
 * A person writes for a long time while the network and the server fail in every way: nothing that was typed is lost,
 * and in the end the server has all of it. `SEED` gives a run back that failed.
 */
import 'fake-indexeddb/auto';
import type { Block, PageDocument } from 'page-format';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isFull } from '../../../../../../../../scripts/testing/matrix.ts';
import { createRandom } from '../../../../../../../../scripts/testing/random.ts';
import { versionOf } from '../../../../shared/version.ts';
import { note, page } from '../../model/testing/page.ts';
import { registry } from '../../model/testing/registry.ts';
import { type Editing, startEditing } from '../editing.ts';
import { createBrowserStore } from '../unsaved/browser-store.ts';
import { findWork } from '../unsaved/find-work.ts';
import { NO_STORE } from '../unsaved/testing/no-store.ts';
import { createAttempt } from './attempt-save.ts';
import { followEdits } from './follow-edits.ts';
import { mergeInto } from './merge-into.ts';
import { findStatus, isDirty } from './save-machine.ts';
import { createSaver, type Saver } from './saver.ts';

const FAULTS = isFull ? 20_000 : 1_000;
const KINDS = ['off', 'slow', 'login', 'other', 'broken', 'cut'] as const;
type Fault = (typeof KINDS)[number];

const answer = (status: number, error: object = {}) =>
  Object.assign(new Error(`${status}`), { name: 'FetchError', status, response: { data: { error } } });
const noAnswer = () => new TypeError('Failed to fetch');

/** A server with one page, which does what it is told to do wrong. */
function createServer(first: PageDocument, nextFault: () => Fault | undefined) {
  let stored = first;
  let isLoggedIn = true;
  let others = 0;

  /** Somebody else writes into another block. */
  const writeAsOther = () => {
    others += 1;
    const blocks = stored.blocks.map((block) =>
      block.id === 'b' ? { ...block, props: { ...block.props, text: `other ${others}` } } : block,
    );
    stored = { ...stored, blocks };
  };
  /** One request: what goes wrong before it arrives, and whether its answer gets lost. */
  const request = async <Answer>(handle: () => Answer): Promise<Answer> => {
    const fault = nextFault();
    if (fault === 'off') throw noAnswer();
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, 20_000));
    if (fault === 'login') isLoggedIn = false;
    if (!isLoggedIn) throw answer(401);
    if (fault === 'broken') throw answer(503);
    if (fault === 'other') writeAsOther();
    const result = handle();
    if (fault === 'cut') throw noAnswer();
    return result;
  };
  return {
    logIn: () => {
      isLoggedIn = true;
    },
    get stored() {
      return stored;
    },
    get others() {
      return others;
    },
    read: () => request(() => ({ document: stored, version: versionOf(stored) })),
    write: (document: PageDocument, basedOn: string) =>
      request(() => {
        const version = versionOf(stored);
        if (basedOn !== version && versionOf(document) !== version) {
          throw answer(409, { details: { version, current: stored } });
        }
        stored = document;
      }),
  };
}

function open(server: ReturnType<typeof createServer>, editing: Editing): { saver: Saver; connection: EventTarget } {
  const connection = new EventTarget();
  const attempt = createAttempt({
    editing,
    target: {
      validate: async () => undefined,
      read: server.read,
      write: (_kind, document) => server.write(document, editing.saved.version),
      async findStale(error) {
        const { response } = error as {
          response?: { data: { error: { details?: { version: string; current: PageDocument } } } };
        };
        const details = response?.data.error.details;
        return details && { document: details.current, version: details.version };
      },
      page: () => 'faults',
    },
    mergeIn: (copy) => mergeInto(editing, copy, 'faults', async () => ({})),
    tell: () => undefined,
    onSaved: () => undefined,
  });
  return { saver: createSaver({ attempt, connection }), connection };
}

const stores = { browser: createBrowserStore('me'), server: NO_STORE };
const findLeftovers = async () => (await findWork(stores.browser, 'faults', () => page(), registry)).leftovers;

const textOf = ({ blocks }: PageDocument, id: string) => blocks.find((block: Block) => block.id === id)?.props.text;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Without locks work that is kept right now counts as left over, and can be looked at.
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('window', Object.assign(new EventTarget(), { document: new EventTarget() }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test(`${FAULTS} faults`, { timeout: 120_000 }, async () => {
  const random = createRandom('faults of a simulated server');
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  let faults = 0;
  let isFailing = false;
  const server = createServer(page(note('a'), note('b')), () => {
    if (!isFailing || random() < 0.3) return undefined;
    faults += 1;
    return pick(KINDS);
  });
  const editing = startEditing({ saved: await server.read(), page: 'faults', stores }, registry);
  isFailing = true;
  const { saver, connection } = open(server, editing);
  const { store } = editing;
  followEdits(editing, saver);
  let typed = 'a';
  let asked = 0;

  while (faults < FAULTS) {
    const what = random();
    if (what < 0.6) {
      typed = (typed.length < 300 ? typed : '') + pick([...'abcdefgh ']);
      store.perform({ type: 'setProp', id: 'a', prop: 'text', value: typed });
    } else if (what < 0.75) {
      asked += 1;
      saver.send({ type: 'saveAsked', kind: 'save' });
    } else if (what < 0.8) {
      connection.dispatchEvent(new Event(pick(['online', 'offline'])));
    } else if (saver.getState().trouble === 'session') {
      server.logIn();
      saver.send({ type: 'loggedIn' });
    } else {
      await vi.advanceTimersByTimeAsync(random() * 10_000);
    }
    expect(textOf(store.getDocument(), 'a')).toBe(typed);
    expect(['saved', 'saving', 'onDevice', 'offline']).toContain(findStatus(saver.getState()));
    if (asked % 200 === 199) {
      asked += 1;
      await editing.keepers.browser.flush();
      const [leftover] = await findLeftovers();
      expect(textOf(leftover?.work.document ?? server.stored, 'a')).toBe(typed);
    }
  }

  isFailing = false;
  server.logIn();
  saver.send({ type: 'loggedIn' });
  saver.send({ type: 'saveAsked', kind: 'save' });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(findStatus(saver.getState())).toBe('saved');
  expect(isDirty(saver.getState())).toBe(false);
  expect(textOf(server.stored, 'a')).toBe(typed);
  expect(textOf(server.stored, 'b')).toBe(`other ${server.others}`);
  await editing.keepers.browser.flush();
  expect(await findLeftovers()).toEqual([]);
  saver.stop();
});

test('words that were stored without an answer are known again, and nobody is asked to choose between their own', async () => {
  let fault: Fault | undefined;
  const server = createServer(page(note('a'), note('b')), () => fault);
  const editing = startEditing({ saved: await server.read(), page: 'own', stores }, registry);
  const ask = vi.fn(async () => ({}));
  const { store } = editing;
  const type = (value: string) => store.perform({ type: 'setProp', id: 'a', prop: 'text', value });
  const attempt = createAttempt({
    editing,
    target: {
      validate: async () => undefined,
      read: () =>
        server.read().finally(() => {
          fault = fault && 'cut';
        }),
      write: (_kind, document) => server.write(document, editing.saved.version),
      findStale: async () => undefined,
      page: () => 'own',
    },
    mergeIn: (copy) => mergeInto(editing, copy, 'own', ask),
    tell: () => undefined,
    onSaved: () => undefined,
  });
  type('One');
  fault = 'slow';
  const first = attempt('save');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await first).toEqual({ type: 'failed', reason: 'network' });
  expect(textOf(server.stored, 'a')).toBe('One');
  type('One, two');
  fault = undefined;
  expect(await attempt('save')).toEqual({ type: 'saved', isAll: true });
  expect(ask).not.toHaveBeenCalled();
  expect(textOf(server.stored, 'a')).toBe('One, two');
});

test('texts confirmed while a save is under way, or of one whose answer was lost, are saved with the next', async () => {
  let fault: Fault | undefined;
  const server = createServer(page(note('a'), note('b')), () => fault);
  const editing = startEditing({ saved: await server.read(), page: 'notes', stores }, registry);
  const written: string[][] = [];
  const during: (() => void)[] = [];
  const attempt = createAttempt({
    editing,
    target: {
      validate: async () => undefined,
      read: server.read,
      async write(_kind, document) {
        written.push(Object.keys(editing.sources));
        during.shift()?.();
        await server.write(document, editing.saved.version);
      },
      findStale: async () => undefined,
      page: () => 'notes',
    },
    mergeIn: async () => false,
    tell: () => undefined,
    onSaved: () => undefined,
  });
  const confirmText = (block: string) => editing.noteSource(block, { locale: 'de', version: 'v0' });
  confirmText('a');
  during.push(() => {
    fault = 'off';
  });
  expect(await attempt('save')).toEqual({ type: 'failed', reason: 'network' });
  fault = undefined;
  during.push(() => confirmText('b'));
  expect(await attempt('save')).toEqual({ type: 'saved', isAll: false });
  expect(editing.isSaved).toBe(false);
  expect(await attempt('save')).toEqual({ type: 'saved', isAll: true });
  expect(written).toEqual([['a'], ['a'], ['b']]);
});
