import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { note, page } from '../../model/testing/page.ts';
import { registry } from '../../model/testing/registry.ts';
import { startEditing } from '../../session/editing.ts';
import { NO_STORE } from '../../session/unsaved/testing/no-store.ts';
import { bridgeForm, QUIET_MS } from './form-bridge.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open() {
  vi.stubGlobal('window', Object.assign(new EventTarget(), { document: new EventTarget() }));
  const document = page(note('a', 'first'));
  const stored = { ...document, basedOn: 'v1' };
  const stores = { browser: NO_STORE, server: NO_STORE };
  const editing = startEditing({ saved: { document, version: 'v1' }, page: 'page', stores }, registry);
  const { store, noteSource } = editing;
  const given: unknown[] = [];
  const bridge = bridgeForm(editing, stored, (value) => given.push(value));
  const type = (text: string) => store.perform({ type: 'setProp', id: 'a', prop: 'text', value: text });
  /** What somebody would have who pressed the form's own Save now. */
  const form = () => given.at(-1) ?? stored;
  return { store, stored, given, bridge, type, noteSource, form };
}

const saying = (text: string) => ({ ...page(note('a', text)), basedOn: 'v1' });

test('what is typed reaches the form once, when the typing pauses', () => {
  const { given, type } = open();
  for (const text of ['s', 'se', 'sec']) type(text);
  expect(given).toEqual([]);
  vi.advanceTimersByTime(QUIET_MS);
  expect(given).toEqual([saying('sec')]);
});

test('what is asked for is there at once, and not given twice', () => {
  const { given, bridge, type } = open();
  type('second');
  bridge.flush();
  vi.advanceTimersByTime(QUIET_MS);
  expect(given).toEqual([saying('second')]);
});

test('an editor that is closed leaves nothing behind, and gives nothing later', () => {
  const { given, bridge, type } = open();
  type('second');
  bridge.close();
  expect(given).toEqual([saying('second')]);
  type('third');
  vi.advanceTimersByTime(QUIET_MS);
  expect(given).toHaveLength(1);
});

test('who opens, changes nothing and closes leaves the form unmodified, and so does who takes everything back', () => {
  const untouched = open();
  untouched.bridge.close();
  expect(untouched.given).toEqual([]);

  const { store, stored, form, bridge, type } = open();
  type('second');
  bridge.flush();
  store.undo();
  bridge.close();
  expect(form()).toBe(stored);
});

test('a text that was confirmed and not changed reaches the form', () => {
  const { given, bridge, noteSource } = open();
  noteSource('a', { locale: 'de', version: 'v0' });
  bridge.close();
  expect(given).toEqual([{ ...saying('first'), sources: { a: { locale: 'de', version: 'v0' } } }]);
});

test('a value from elsewhere does not take edits away: the form gets them again', () => {
  const { stored, given, bridge, type } = open();
  type('second');
  bridge.flush();
  bridge.follow({ ...stored });
  vi.advanceTimersByTime(QUIET_MS);
  expect(given.at(-1)).toEqual(saying('second'));
});

test('whatever happens in whatever order, a closed editor has left the form what was on screen', () => {
  const act = fc.oneof(
    fc.record({ type: fc.constant('type' as const), text: fc.string({ maxLength: 3 }) }),
    fc.record({ type: fc.constantFrom('undo', 'redo', 'flush', 'wait', 'elsewhere', 'saved') }),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
      const { store, stored, form, bridge, type } = open();
      let value = form();
      for (const one of acts) {
        if ('text' in one) type(one.text);
        else if (one.type === 'undo') store.undo();
        else if (one.type === 'redo') store.redo();
        else if (one.type === 'flush') bridge.flush();
        else if (one.type === 'wait') vi.advanceTimersByTime(QUIET_MS);
        else if (one.type === 'saved') store.markSaved(store.getSession().tree);
        else bridge.follow({ ...stored });
        // React tells the bridge of every value of the form, its own included.
        if (form() !== value) bridge.follow(form());
        value = form();
      }
      bridge.close();
      // A value from elsewhere is the page as it was saved.
      if (store.getSession().tree !== store.getSavedTree()) expect(form()).toMatchObject(store.getDocument());
    }),
  );
});
