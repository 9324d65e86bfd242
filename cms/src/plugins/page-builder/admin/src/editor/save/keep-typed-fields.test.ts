import { expect, test } from 'vitest';
import { findOverwritten } from './keep-typed-fields.ts';

const opened = { title: 'Old', slug: 'old', content: 1 };
const sent = { title: 'New', slug: 'old', content: 2 };

test('what was typed while an entry was saved is put back, and what was saved is left alone', () => {
  const typedMeanwhile = { initialValues: opened, values: { ...sent, slug: 'newer', content: 3 } };
  expect(findOverwritten(typedMeanwhile, { initialValues: sent, values: sent }, 'content')).toEqual([
    ['slug', 'newer'],
  ]);
  expect(
    findOverwritten({ initialValues: opened, values: sent }, { initialValues: sent, values: sent }, 'content'),
  ).toEqual([]);
});

test('what was typed after that is put back when the entry has been read again, and what others wrote is shown', () => {
  const read = { ...sent, title: 'Of somebody else', id: 7 };
  const typed = { initialValues: sent, values: { ...sent, slug: 'newest' } };
  expect(findOverwritten(typed, { initialValues: read, values: read }, 'content')).toEqual([['slug', 'newest']]);
});

test('while the form goes on as it was, nothing is put back: typing and taking back are its own affair', () => {
  const before = { initialValues: opened, values: { ...opened, title: 'Typed' } };
  expect(findOverwritten(before, { initialValues: opened, values: opened }, 'content')).toEqual([]);
});
