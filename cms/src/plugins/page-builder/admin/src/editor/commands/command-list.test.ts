import { afterAll, expect, test, vi } from 'vitest';
import { pluginCommands, pluginPanels } from '../../api/commands.ts';
import { type CommandTools, findCommandByKeys, listCommands } from './command-list.ts';

// What is registered is kept in modules, which test files share.
afterAll(() => void vi.resetModules());

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
  const keys = listCommands().flatMap((command) => command.keys ?? []);
  const ids = listCommands().map(({ id }) => id);
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(ids).size).toBe(ids.length);
});

test('commands and panels of plugins stand beside the editor’s own', () => {
  const run = vi.fn();
  const label = { id: 'words.count', defaultMessage: 'Count words' };
  pluginCommands.add({ id: 'words.count', label, group: 'view', keys: ['Mod+Shift+W'], edits: false, run });
  pluginPanels.add({ id: 'words.panel', label, Panel: () => null });

  const page = {} as CommandTools['page'];
  const launch = vi.fn();
  const find = (id: string) => listCommands().find((command) => command.id === id);
  expect(press('w', { ctrlKey: true, shiftKey: true })).toBe('words.count');
  find('words.count')?.run({ page } as CommandTools);
  expect(run).toHaveBeenCalledWith(page);
  find('words.panel')?.run({ launch } as unknown as CommandTools);
  expect(launch).toHaveBeenCalledWith('panel:words.panel');
});
