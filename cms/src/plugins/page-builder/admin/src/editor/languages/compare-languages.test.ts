import { PUT_ASIDE } from 'page-format';
import { expect, test } from 'vitest';
import { box, note, stranger, treeOf } from '../../model/testing/page.ts';
import { ROOT } from '../../model/tree.ts';
import { compareLanguages, findPlaceFor, sourcesOf, versionOfBlock, withoutPresent } from './compare-languages.ts';

const original = treeOf(note('a', 'Eins'), box('x', [note('b'), note('c')]), stranger('s'), note('d'), note('e'));

test('every block of the original is the same, moved, missing, or translated from an older text', () => {
  const page = treeOf(note('d'), note('a', 'One'), box('x', [note('c')]), stranger('s'));
  const sources = Object.fromEntries(sourcesOf([note('a', 'Alt'), stranger('s')], 'de'));
  const rows = compareLanguages(original, page, sources, 'de');
  expect(Object.fromEntries(rows.map(({ block, status }) => [block, status]))).toEqual({
    a: 'changed',
    x: 'same',
    b: 'missing',
    c: 'same',
    s: 'same',
    d: 'moved',
    e: 'missing',
  });
  expect(rows.filter(({ isRecorded }) => isRecorded).map(({ block }) => block)).toEqual(['a', 's']);
  // A record about another language says nothing about this one.
  expect(compareLanguages(original, page, sources, 'fr')[0]?.status).toBe('same');
});

test('a missing block belongs behind the neighbour it has in the original', () => {
  const page = treeOf(note('a'), note('own'), box('x', [note('c')]));
  expect(findPlaceFor(original, page, 's')).toEqual({ ...ROOT, index: 3 });
  expect(findPlaceFor(original, page, 'b')).toEqual({ block: 'x', area: 'content', index: 0 });
});

test('what the page has already is not brought a second time', () => {
  const page = treeOf(note('b'));
  expect(withoutPresent(box('x', [note('b'), box('y', [note('b'), note('z')])]), page)).toEqual(
    box('x', [box('y', [note('z')])]),
  );
});

test('advice that somebody puts aside makes no translation an old one', () => {
  const words = note('a', 'Words');
  const aside = { path: [], message: 'Too short.', reason: 'It is a sign.' };
  const advised = { ...words, props: { ...words.props, [PUT_ASIDE]: [aside] } };
  expect(versionOfBlock(advised)).toBe(versionOfBlock(words));
  expect(versionOfBlock(note('a', 'Other words'))).not.toBe(versionOfBlock(words));
});
