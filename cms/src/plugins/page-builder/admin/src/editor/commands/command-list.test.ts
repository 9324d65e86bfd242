import { expect, test } from 'vitest';
import { COMMANDS, findCommandByKeys } from './command-list.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>> = {}) =>
  findCommandByKeys({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held })?.id;

test.each<[string, Parameters<typeof press>[1], string | undefined]>([
  ['z', { ctrlKey: true }, 'undo'],
  ['Z', { ctrlKey: true, shiftKey: true }, 'redo'],
  ['y', { metaKey: true }, 'redo'],
  ['k', { ctrlKey: true }, 'commands'],
  ['k', {}, undefined],
  ['/', {}, 'quick-insert'],
  ['/', { shiftKey: true }, 'quick-insert'],
  ['?', { shiftKey: true }, 'shortcuts'],
  ['ArrowUp', { altKey: true }, 'move-up'],
  ['ArrowUp', {}, undefined],
  ['g', { ctrlKey: true }, 'wrap'],
  ['G', { ctrlKey: true, shiftKey: true }, 'unwrap'],
  ['d', { ctrlKey: true, altKey: true }, undefined],
])('%s %o', (key, held, id) => expect(press(key, held)).toBe(id));

test('no two commands share a shortcut or an id', () => {
  const keys = COMMANDS.flatMap((command) => command.keys ?? []);
  const ids = COMMANDS.map(({ id }) => id);
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(ids).size).toBe(ids.length);
});
