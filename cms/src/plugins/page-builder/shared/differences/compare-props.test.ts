import { expect, test } from 'vitest';
import { compareProps } from './compare-props.ts';

test('entries of lists are told apart by their ids, and each of their properties is told by itself', () => {
  const before = {
    title: 'Old',
    tone: 'dark',
    slides: [{ id: 'a', text: 'A' }, { id: 'b', text: 'B' }, { id: 'c' }, { id: 'd' }],
  };
  const after = { title: 'New', slides: [{ id: 'd' }, { id: 'a', text: 'A!' }, { id: 'b', text: 'B' }, { id: 'e' }] };
  expect(compareProps(before, after)).toEqual([
    { kind: 'set', path: ['title'], before: 'Old', after: 'New' },
    { kind: 'itemMoved', path: ['slides', 'd'], value: { id: 'd' } },
    { kind: 'set', path: ['slides', 'a', 'text'], before: 'A', after: 'A!' },
    { kind: 'itemAdded', path: ['slides', 'e'], value: { id: 'e' } },
    { kind: 'itemRemoved', path: ['slides', 'c'], value: { id: 'c' } },
    { kind: 'set', path: ['tone'], before: 'dark', after: undefined },
  ]);
});

test('a list without ids, or with one twice, is one value', () => {
  const twice = [{ id: 'a' }, { id: 'a' }];
  expect(compareProps({ tags: ['x'], list: twice }, { tags: ['y'], list: [{ id: 'a' }] })).toEqual([
    { kind: 'set', path: ['tags'], before: ['x'], after: ['y'] },
    { kind: 'set', path: ['list'], before: twice, after: [{ id: 'a' }] },
  ]);
});
