import { expect, test, vi } from 'vitest';
import type { EntryDesk, EntryTextChange } from '../../../../../shared/entry-desk.ts';
import type { TextPair, TextState } from '../../../../../shared/translation/pair-texts.ts';
import { DeskStore } from './desk-store.ts';

/** A server with one entry, which refuses what was not seen, and what it was sent. */
function begin(texts: Record<string, { source: string; target: string; state?: TextState }>) {
  const stored = new Map(Object.entries(texts));
  const sent: Record<string, EntryTextChange>[] = [];
  const network = { isDown: false };
  const answer = () => ({ data: { data: { from: 'en', texts: [...stored].map(describe) } as unknown as EntryDesk } });
  const server = {
    get: async () => answer() as never,
    async put(_path: string, body?: object) {
      if (network.isDown) throw new Error('Network Error');
      const { texts: changes } = body as { texts: Record<string, EntryTextChange> };
      sent.push(changes);
      for (const [path, { before, source }] of Object.entries(changes)) {
        const text = stored.get(path);
        if (text?.target !== before || text.source !== source) throw Object.assign(new Error('stale'), { status: 409 });
      }
      for (const [path, { value, source, noted }] of Object.entries(changes))
        stored.set(path, { source, target: value, state: STATES[noted] });
      return answer() as never;
    },
  };
  let drawn = 0;
  const store = new DeskStore(server, { model: 'api::question.question', documentId: 'q', locale: 'de' }, () => {
    drawn += 1;
  });
  const find = (path: string) =>
    store.desk?.texts.map(({ pair }) => pair).find(({ source }) => source.place[0] === path) ?? expect.fail(path);
  return { store, stored, sent, network, find, count: () => drawn };
}

const STATES = { confirmed: 'translated', machine: 'machine', written: 'edited' } as const;

const STAMP = { name: 'Anna', at: '2026-11-03T10:00:00.000Z', deed: 'written', words: 'ab' };

const describe = ([path, { source, target, state = 'new' }]: [
  string,
  { source: string; target: string; state?: TextState },
]) => ({
  pair: { source: { place: [path], text: source }, target, state, by: STAMP } as unknown as TextPair,
});

test('what is typed is kept as not confirmed, and confirmed by a word, each with what stood there', async () => {
  const { store, stored, sent, find } = begin({
    a: { source: 'One', target: 'One' },
    b: { source: 'Two', target: 'Two' },
  });
  await store.load();
  store.write(find('a'), 'Eins');
  expect([find('a').target, find('a').by, find('b').by]).toEqual(['Eins', undefined, STAMP]);
  await store.keep();
  await store.keep();
  expect(sent).toEqual([{ a: { value: 'Eins', before: 'One', source: 'One', noted: 'written' } }]);

  store.write(find('a'), 'Einz');
  // As a press on a button is: the field is left, and the text confirmed.
  void store.keep();
  expect(await store.note([find('a')], 'confirmed')).toBe(true);
  expect(sent.slice(1)).toEqual([
    { a: { value: 'Einz', before: 'Eins', source: 'One', noted: 'written' } },
    { a: { value: 'Einz', before: 'Einz', source: 'One', noted: 'confirmed' } },
  ]);
  expect([stored.get('a')?.state, find('b').state]).toEqual(['translated', 'new']);
});

test('what is typed back is not sent', async () => {
  const { store, sent, find } = begin({ a: { source: 'One', target: 'Eins' } });
  await store.load();
  store.write(find('a'), 'Ein');
  store.write(find('a'), 'Eins');
  await store.keep();
  expect(sent).toEqual([]);
});

test('words of others are shown before they are replaced, and nothing typed is lost', async () => {
  const { store, stored, sent, find } = begin({
    a: { source: 'One', target: 'One' },
    b: { source: 'Two', target: 'Two' },
  });
  await store.load();
  stored.set('a', { source: 'One', target: 'Ains' });
  stored.set('b', { source: 'Both', target: 'Two' });
  store.write(find('a'), 'Eins');
  await store.keep();
  expect([store.problems.get('a'), find('a').target]).toEqual([{ kind: 'changed', text: 'Ains' }, 'Eins']);
  // Leaving the field once more does not do it.
  await store.keep();
  expect([sent.length, stored.get('a')?.target]).toEqual([1, 'Ains']);
  expect(await store.note([find('a')], 'confirmed')).toBe(true);
  expect([store.problems.size, stored.get('a')?.target]).toEqual([0, 'Eins']);

  stored.set('b', { source: 'Two of them', target: 'Two' });
  expect(await store.note([find('b')], 'confirmed')).toBe(false);
  expect(store.problems.get('b')).toEqual({ kind: 'original' });
});

test('what a machine made is stored as that, and never in the place of what a person writes or has written', async () => {
  const texts = { source: 'One', target: 'One' };
  const { store, stored, sent, find } = begin({ a: texts, b: texts, c: texts, d: texts });
  await store.load();
  const came = ['a', 'b', 'c', 'd'].map((path) => [find(path), { text: 'Eins' }] as const);
  store.write(find('b'), 'Ein');
  stored.set('c', { source: 'One', target: 'Eines' });
  const { put, problems } = await store.putIn([...came.slice(0, 3), [find('d'), { problem: 'tags' }]]);
  expect(put.map(({ source }) => source.place[0])).toEqual(['a']);
  expect(problems.map(([{ source }, problem]) => [source.place[0], problem])).toEqual([
    ['b', 'written'],
    ['d', 'tags'],
    ['c', 'written'],
  ]);
  expect([find('a').state, find('b').target, find('c').target, find('d').target]).toEqual([
    ...['machine', 'Ein', 'Eines', 'One'],
  ]);
  expect([store.isUnsaved, store.problems.size, sent.at(-1)?.a?.noted]).toEqual([false, 0, 'machine']);
});

test('a save that fails says so at its text', async () => {
  const { store, stored, find } = begin({ a: { source: 'One', target: 'One' } });
  await store.load();
  store.write(find('a'), 'Eins');
  stored.clear();
  expect(await store.note([find('a')], 'confirmed')).toBe(false);
  expect(store.problems.get('a')).toMatchObject({ kind: 'failed' });
});

test('what is typed is stored after a pause, with the focus still in it, and sent again after a failure', async () => {
  vi.useFakeTimers();
  try {
    const { store, stored, network, find } = begin({ a: { source: 'One', target: 'One' } });
    await store.load();
    store.write(find('a'), 'Ein');
    store.write(find('a'), 'Eins');
    expect([store.isUnsaved, stored.get('a')?.target]).toEqual([true, 'One']);
    await vi.runAllTimersAsync();
    expect([store.isUnsaved, stored.get('a')?.target]).toEqual([false, 'Eins']);

    network.isDown = true;
    store.write(find('a'), 'Eine');
    await vi.runAllTimersAsync();
    expect([store.isUnsaved, store.problems.get('a')?.kind]).toEqual([true, 'failed']);
    network.isDown = false;
    await store.keep();
    expect([store.isUnsaved, stored.get('a')?.target]).toEqual([false, 'Eine']);
  } finally {
    vi.useRealTimers();
  }
});
