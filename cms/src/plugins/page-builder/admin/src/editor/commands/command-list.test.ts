import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRegistry, defineBlock } from 'page-format';
import { afterAll, expect, test, vi } from 'vitest';
import { pluginCommands, pluginPanels } from '../../api/commands.ts';
import { en, type TextKey } from '../../translations/en.ts';
import { type CommandTools, findCommandByKeys, listCommands as listAll, listBlockCommands } from './command-list.ts';

const GUIDE = '../../../../../../../../docs/src/content/docs/editing.mdx';

// What is registered is kept in modules, which test files share.
afterAll(() => void vi.resetModules());

const words = { en: 'Words' };
const about = { category: 'all', label: words, description: words, icon: 'Star', props: {} };
const area = { areas: { content: { label: words } } };
const registry = createRegistry([
  defineBlock({ ...about, ...area, type: 'Shelf', wraps: { label: { en: 'Wrap in a shelf' } } }),
  defineBlock({ ...about, type: 'Line' }),
  defineBlock({
    ...about,
    ...area,
    type: 'Box',
    wraps: { label: { en: 'Wrap in a box', de: 'Einpacken' }, usual: true },
  }),
]);
const listCommands = () => listAll(registry);

test('the guide for editors names every command of the editor', () => {
  const guide = readFileSync(join(import.meta.dirname, GUIDE), 'utf8').replaceAll(/\s+/g, ' ');
  const labels = listAll(createRegistry([])).map(({ label }) => en[label as TextKey]);
  expect(labels.length).toBeGreaterThan(30);
  expect(labels.filter((label) => !guide.includes(`**${label}**`))).toEqual([]);
});

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>> = {}) =>
  findCommandByKeys({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held }, registry)?.id;

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
  ['g', { ctrlKey: true }, 'wrap-Box'],
  ['G', { ctrlKey: true, shiftKey: true }, 'unwrap'],
  ['d', { ctrlKey: true, altKey: true }, undefined],
])('%s %o', (key, held, id) => expect(press(key, held)).toBe(id));

test('no two commands share a shortcut or an id', () => {
  const keys = listCommands().flatMap((command) => command.keys ?? []);
  const ids = listCommands().map(({ id }) => id);
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(ids).size).toBe(ids.length);
});

test('each block that wraps others has a command of its own, the usual one first and with keys', () => {
  const wrap = vi.fn();
  const run = (id: string) =>
    listCommands()
      .find((command) => command.id === id)
      ?.run({ commands: { wrap } } as never);
  for (const id of ['wrap-Box', 'wrap-Shelf', 'wrap-Line']) run(id);
  expect(wrap.mock.calls).toEqual([['Box'], ['Shelf']]);
  const wrapping = listBlockCommands(registry).filter(({ id }) => id.startsWith('wrap-'));
  expect(wrapping.map(({ label, keys }) => [label, keys])).toEqual([
    [{ en: 'Wrap in a box', de: 'Einpacken' }, ['Mod+G']],
    [{ en: 'Wrap in a shelf' }, []],
  ]);
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

test('publishing, sharing, locking, leaving and languages are offered only where they can be used', () => {
  const offered = (can: boolean) =>
    listCommands()
      .filter(({ isOffered }) => isOffered)
      .filter((command) =>
        command.isOffered?.({
          ...{ canPublish: can, canLeave: can, hasLanguages: can, canShare: can },
          commands: { mayLock: () => can },
        } as CommandTools),
      )
      .map(({ id }) => id);
  expect(offered(true)).toEqual(['languages', 'publish', 'share', 'lock', 'translation', 'done']);
  expect(offered(false)).toEqual([]);
});
