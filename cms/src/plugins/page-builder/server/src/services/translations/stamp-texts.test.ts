import { expect, test } from 'vitest';
import type { Source } from '../../../../shared/envelope.ts';
import { type StoredSource, stampTexts } from './stamp-texts.ts';

const [anna, bert] = [
  { person: 1, at: 100 },
  { person: 2, at: 200 },
];
/** Three texts, all translated but for their words. */
const texts = { title: ['1a'], body: ['1b', '1c'] };
const record = (more: Partial<Omit<Source, 'by'>> = {}): Omit<Source, 'by'> => ({
  locale: 'nl',
  version: 'ab',
  texts,
  ...more,
});
const original = { before: texts, now: texts };
const german = { title: ['2a'], body: ['2b', '2c'] };
const unchanged = { before: german, now: german };
const deeds = ({ by = {} }: StoredSource) =>
  Object.fromEntries(
    Object.values(by).flatMap((stamps) =>
      Object.entries(stamps).map(([version, [person, , deed]]) => [version, `${person} ${deed}`]),
    ),
  );

test('what was taken over is nobody’s until somebody writes it, and theirs until somebody confirms it', () => {
  const taken = stampTexts(record({ open: texts }), undefined, { now: texts }, anna);
  expect(taken).toEqual(record({ open: texts }));
  const now = { ...texts, title: ['2a'] };
  const written = stampTexts(record({ open: texts }), taken, { before: texts, now }, anna);
  expect(written.by).toEqual({ title: { '1a': [1, 100, 'written', '2a'] } });
  const open = { body: texts.body };
  const confirmed = stampTexts(record({ open }), written, { before: now, now }, bert);
  expect(confirmed.by).toEqual({ title: { '1a': [2, 200, 'confirmed', '2a'] } });
});

test('each paragraph has its own, which stays when somebody else saves', () => {
  const first = stampTexts(record({ open: { body: ['1c'] } }), record({ open: texts }), unchanged, anna);
  expect(deeds(first)).toEqual({ '1a': '1 confirmed', '1b': '1 confirmed' });
  const second = stampTexts(record(), first, unchanged, bert);
  expect(deeds(second)).toEqual({ '1a': '1 confirmed', '1b': '1 confirmed', '1c': '2 confirmed' });
  expect(stampTexts(record(), second, {}, bert)).toEqual(second);
  // A paragraph before the others moves them, and changes none.
  const moved = { title: ['1a'], body: ['1d', '1b', '1c'] };
  const now = { ...german, body: ['2d', '2b', '2c'] };
  const third = stampTexts(record({ texts: moved }), second, { before: german, now }, anna);
  expect(deeds(third)).toEqual({ ...deeds(second), '1d': '1 confirmed' });
});

test('what is written over a confirmed text, reopened, or put in by machine is called so', () => {
  const first = stampTexts(record(), record({ open: texts }), unchanged, anna);
  const changed = stampTexts(first as Source, first, { before: german, now: { ...german, title: ['3a'] } }, bert);
  expect(deeds(changed)).toEqual({ '1a': '2 changed', '1b': '1 confirmed', '1c': '1 confirmed' });
  const open = { title: ['1a'] };
  expect(deeds(stampTexts(record({ open }), first, unchanged, bert))['1a']).toBe('2 reopened');
  const machine = { title: ['2a'] };
  const translated = stampTexts(record({ open, machine }), undefined, { before: texts, now: german }, bert);
  expect(deeds(translated)['1a']).toBe('2 machine');
});

test('what counts as translated without anybody’s word has no name, and a changed original takes none away', () => {
  // The title is confirmed; the rest of the block said something else already, and is noted with it.
  const now = { ...german, title: ['1a'] };
  const noted = stampTexts(record(), undefined, { before: now, now }, anna);
  expect(deeds(noted)).toEqual({ '1a': '1 confirmed' });
  const later = { title: ['5a'], body: ['1b', '1c'] };
  const again = stampTexts(record({ texts: later }), noted, { before: now, now }, bert);
  expect(deeds(again)).toEqual({ '5a': '2 confirmed' });
  // What was never noted down is of no known version.
  expect(stampTexts(record({ texts: { title: ['0'] } }), noted, unchanged, bert).by).toBeUndefined();
  // Records of earlier versions of the plugin say of a block as a whole that it is translated.
  const { texts: _, ...old } = record();
  expect(stampTexts(record(), old, unchanged, bert).by).toBeUndefined();
});

test('a program has no name, takes away what is no longer so, and no sender says who it was', () => {
  const first = stampTexts(record(), record({ open: texts }), unchanged, anna);
  const now = { ...german, title: ['3a'] };
  expect(deeds(stampTexts(record(), first, { before: german, now }, undefined))).toEqual({
    ...{ '1b': '1 confirmed', '1c': '1 confirmed' },
  });
  const forged = { ...record(), by: { title: { '1a': { name: 'Bert', at: '', deed: 'confirmed', words: '2a' } } } };
  expect(deeds(stampTexts(forged as Source, first, {}, bert))).toEqual(deeds(first));
  expect(stampTexts(forged as Source, undefined, original, undefined)).toEqual(record());
  // Whatever a sender calls a place.
  const odd = { constructor: ['1a'], toString: ['1b'] };
  expect(stampTexts(record({ texts: odd }), first, unchanged, bert)).toEqual(record({ texts: odd }));
  // Another language is another original.
  expect(stampTexts(record({ locale: 'en' }), first, unchanged, undefined)).toEqual(record({ locale: 'en' }));
});
