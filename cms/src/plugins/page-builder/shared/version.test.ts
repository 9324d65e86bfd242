import { expect, test } from 'vitest';
import { isSameJson, versionOf } from './version.ts';

test.each([
  ['the order of keys', { a: 1, b: [{ x: 1, y: 2 }] }, { b: [{ y: 2, x: 1 }], a: 1 }],
  ['a key without a value', { a: 1, b: undefined }, { a: 1 }],
])('%s makes no other version', (_, one, other) => {
  expect(versionOf(one)).toBe(versionOf(other));
  expect(isSameJson(one, other)).toBe(true);
});

test.each([
  ['the order of a list', [1, 2], [2, 1]],
  ['a text that looks like a number', { a: '1' }, { a: 1 }],
  ['nothing and an empty text', { a: null }, { a: '' }],
  ['an object and a list', {}, []],
  ['a quote that could end a text early', { a: '","b":"' }, { a: '', b: '' }],
])('%s does', (_, one, other) => {
  expect(versionOf(one)).not.toBe(versionOf(other));
  expect(isSameJson(one, other)).toBe(false);
});

test('a page keeps the version it is stored under', () => {
  const page = {
    format: 'page',
    formatVersion: 1,
    blocks: [{ id: 'a', type: 'Title', v: 1, props: { title: 'É "x"\n😀' } }],
  };
  expect(versionOf(page)).toBe('f84b7efa51a9b572ec8a22ccd4e52d17');
  expect(versionOf(undefined)).toBe('74234e98afe7498fb5daf1f36ac2d78a');
});
