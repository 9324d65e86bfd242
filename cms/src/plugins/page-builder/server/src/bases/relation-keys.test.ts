import { expect, test } from 'vitest';
import { applyRelation, keyOf, listKeys, readItem } from './relation-keys.ts';

const ROWS = new Map([
  [1, 'a'],
  [2, 'b'],
  [3, 'c'],
]);
const identify = async (item: unknown) => {
  const { id, documentId } = readItem(item);
  return keyOf({ documentId: documentId ?? ROWS.get(Number(id)) });
};
const stored = listKeys([
  { id: 1, documentId: 'a' },
  { id: 2, documentId: 'b' },
  // The published version of the same entry.
  { id: 9, documentId: 'b' },
]);

test.each<[string, unknown, string]>([
  ['a list of document ids', ['b', 'c'], 'bc'],
  ['a list of ids', [2, '1'], 'ba'],
  ['one entry', { documentId: 'c' }, 'c'],
  ['a set', { set: [{ id: 3 }] }, 'c'],
  ['nothing', null, ''],
  ['a delta without content', { connect: [], disconnect: [] }, 'ab'],
  ['a connected entry', { connect: [{ id: 3 }] }, 'abc'],
  ['one that is connected already', { connect: ['a'] }, 'ab'],
  ['a disconnected entry', { disconnect: [{ id: 1, documentId: 'a' }] }, 'b'],
  ['an entry at the start', { connect: [{ id: 3, position: { start: true } }] }, 'cab'],
  ['an entry at the end', { connect: [{ id: 1, position: { end: true } }] }, 'ba'],
  ['an entry before another', { connect: [{ documentId: 'c', position: { before: 'b' } }] }, 'acb'],
  ['an entry after another', { connect: [{ documentId: 'c', position: { after: 'a' } }] }, 'acb'],
])('%s leaves what Strapi would store', async (_, sent, expected) => {
  const keys = await applyRelation(stored, sent, { identify, isSingle: false });
  expect(keys.map((key) => key[0]).join('')).toBe(expected);
});

test('a relation to one entry keeps the last that is named', async () => {
  const keys = await applyRelation(listKeys({ documentId: 'a' }), { connect: ['b'] }, { identify, isSingle: true });
  expect(keys).toEqual(['b:']);
});

test('languages of one entry are different targets', () => {
  expect(
    listKeys([
      { documentId: 'a', locale: 'nl' },
      { documentId: 'a', locale: 'de' },
    ]),
  ).toHaveLength(2);
});
