import { createRegistry, defineBlock, type Field, type Registry } from 'page-format';
import { list, text } from 'page-format/fields';
import { expect, test } from 'vitest';
import { type BlockLibrary, createBlocks } from './blocks.ts';

const words = (name: string) => ({ en: name, de: name });
const slider = { ...text({ label: words('Rate') }), kind: 'slider' } satisfies Field<string>;
const common = { category: 'other', icon: 'Cube', description: words('') } as const;
const note = defineBlock({
  type: 'Note',
  label: words('Note'),
  ...common,
  props: { text: text({ label: words('Text') }) },
});
const rates = defineBlock({
  ...{ type: 'Rates', label: words('Rates'), ...common },
  props: { rows: list({ label: words('Rows'), itemLabel: words('Row'), item: { rate: slider } }) },
});

function libraryOf(registry: Registry, views: Iterable<string> = registry.keys()): BlockLibrary {
  return {
    name: 'bakery',
    loadRegistry: async () => registry,
    loadRenderer: async () => ({
      views,
      renderBlock: () => null,
      createContext: ({ mode, locale, lang, refs }) => ({ env: { mode, locale, lang, cmsUrl: '' }, refs }),
      pageColours: { background: '#ffffff', text: '#000000' },
      writeStyleSheet: () => '',
    }),
  };
}

test('what was loaded is there for everything that draws', async () => {
  const registry = createRegistry([note]);
  const blocks = createBlocks(() => []);
  blocks.register(libraryOf(registry));
  expect(() => blocks.getRegistry()).toThrow('not loaded yet');
  const renderer = await blocks.loadRenderer();
  expect([...blocks.getRegistry().keys()]).toEqual(['Note', 'SyncedSection']);
  expect(blocks.getRenderer()).toBe(renderer);
  expect(await blocks.loadIslands()).toEqual({});
  expect(await blocks.loadStates('Note')).toEqual({});
});

test('without blocks, and with blocks of two plugins, it says so', async () => {
  const blocks = createBlocks(() => []);
  await expect(blocks.loadRegistry()).rejects.toThrow(
    'No blocks are registered: a plugin of the project has to call registerBlocks.',
  );
  blocks.register(libraryOf(createRegistry([note])));
  expect(() => blocks.register({ ...libraryOf(createRegistry([])), name: 'cafe' })).toThrow(
    'cafe registers blocks, and bakery has done so before: the blocks of a project are one list.',
  );
});

test('a block without a View, or a View without a block, is named when the editor opens', async () => {
  const load = (views: readonly string[]) => {
    const blocks = createBlocks(() => []);
    blocks.register(libraryOf(createRegistry([note]), views));
    return blocks.loadRenderer();
  };
  await expect(load([])).rejects.toThrow('The block Note of bakery has a definition and no View');
  await expect(load(['Note', 'Rates'])).rejects.toThrow('The block Rates of bakery has a View and no definition');
});

test('a field of a kind without a control is named with its block, until one is registered', async () => {
  const registry = createRegistry([rates]);
  const blocks = createBlocks(() => []);
  blocks.register(libraryOf(registry));
  await expect(blocks.loadRegistry()).rejects.toThrow(
    'The block Rates of bakery has the property "rows.rate" of the kind "slider", which has no control: ' +
      'register one with registerFieldKind.',
  );
  const informed = createBlocks(() => ['slider']);
  informed.register(libraryOf(registry));
  expect((await informed.loadRegistry()).get('Rates')).toBe(rates);
});
