import type { AnyBlockDefinition } from 'page-format';
import { expect, it } from 'vitest';
import { assertRegistrations } from './assert-registrations.ts';
import { createRegistryService, type PageBuilderRegistry, type PageType } from './registry.ts';

const block = (type: string, accepts?: string[]) =>
  ({ type, props: {}, ...(accepts && { areas: { content: { accepts } } }) }) as unknown as AnyBlockDefinition;

const CAKE = 'api::cake.cake';

const schemas = {
  contentTypes: {
    [CAKE]: {
      kind: 'collectionType',
      attributes: {
        name: { type: 'string' },
        path: { type: 'string' },
        recipe: { type: 'json', customField: 'plugin::page-builder.page' },
        icing: { type: 'component', component: 'cake.icing' },
        baker: { type: 'relation', target: 'api::baker.baker' },
        picture: { type: 'media' },
      },
    },
    'api::imprint.imprint': {
      kind: 'singleType',
      attributes: { name: { type: 'string' }, recipe: { customField: 'plugin::page-builder.page' } },
    },
    'api::baker.baker': { kind: 'collectionType', attributes: { name: { type: 'string' } } },
  },
  components: { 'cake.icing': { attributes: { colour: { type: 'string' }, picture: { type: 'media' } } } },
};

const start = (register: (registry: PageBuilderRegistry) => void) => () => {
  const registry = createRegistryService();
  register(registry);
  assertRegistrations(registry, schemas);
  return registry;
};

it('takes what is there', () => {
  const registry = start(({ addBlocks, addPageType, addEntryType }) => {
    addBlocks([block('Crumb'), block('Tray', ['Crumb'])]);
    addPageType(CAKE, {
      title: 'name',
      slug: 'path',
      fields: ['name'],
      populate: { icing: { select: ['colour'], files: ['picture'] }, baker: { select: ['name'] }, picture: {} },
    });
    addPageType('api::imprint.imprint', { title: 'name' });
    addEntryType('api::baker.baker', { fields: ['name'] });
  })();
  // The plugin's own block is among them.
  expect([...registry.blocks.keys()]).toEqual(['Crumb', 'Tray', 'SyncedSection']);
  expect([...registry.pageTypes.keys()]).toEqual([CAKE, 'api::imprint.imprint']);
});

it.each<[string, (registry: PageBuilderRegistry) => void]>([
  [
    'The page builder was told of the block "Crumb" twice.',
    ({ addBlocks }) => {
      addBlocks([block('Crumb')]);
      addBlocks([block('Crumb')]);
    },
  ],
  ['Block Tray accepts "Crumb", which does not exist.', ({ addBlocks }) => addBlocks([block('Tray', ['Crumb'])])],
  [
    'The page builder was told of the entry type "api::baker.baker" twice.',
    ({ addEntryType }) => {
      addEntryType('api::baker.baker', {});
      addEntryType('api::baker.baker', {});
    },
  ],
  [
    'The page builder was told of sites twice.',
    ({ setSites }) => {
      setSites({ parameter: 'town', attribute: 'towns', locales: {} });
      setSites({ parameter: 'town', attribute: 'towns', locales: {} });
    },
  ],
  [
    'The entry type "api::pie.pie", which is registered with the page builder, does not exist.',
    ({ addEntryType }) => addEntryType('api::pie.pie', {}),
  ],
  [
    'The entry type "api::baker.baker" is registered with the attribute "age"',
    ({ addEntryType }) => addEntryType('api::baker.baker', { fields: ['age'] }),
  ],
  [
    'The page type "api::baker.baker" has no attribute with the custom field "plugin::page-builder.page".',
    ({ addPageType }) => addPageType('api::baker.baker', { title: 'name' }),
  ],
  [`The page type "${CAKE}" is registered without "slug"`, ({ addPageType }) => addPageType(CAKE, { title: 'name' })],
  ...(
    [
      ['is registered with the attribute "title"', { title: 'title', slug: 'path' }],
      ['is registered with the attribute "slug"', { title: 'name', slug: 'slug' }],
      ['is registered with the attribute "seo"', { title: 'name', slug: 'path', populate: { seo: {} } }],
      [
        ', in "icing", is registered with the attribute "taste"',
        { title: 'name', slug: 'path', populate: { icing: { select: ['taste'] } } },
      ],
      [
        'is registered with "name" in "populate", which is neither a component, nor a relation, nor a file',
        { title: 'name', slug: 'path', populate: { name: {} } },
      ],
    ] satisfies [string, PageType][]
  ).map(([message, type]): [string, (registry: PageBuilderRegistry) => void] => [
    message,
    ({ addPageType }) => addPageType(CAKE, type),
  ]),
])('stops the start: %s', (message, register) => {
  expect(start(register)).toThrow(message);
});

it('takes nothing more after the start', () => {
  const registry = start(() => undefined)();
  expect(() => registry.addBlocks([block('Crumb')])).toThrow(
    'The page builder was told of the block "Crumb" after the start. Register it in register(), not in bootstrap().',
  );
  expect(() => registry.addCheck({ on: 'save', find: () => [] })).toThrow('after the start');
});

it('checks of whole pages come with the blocks, each once', () => {
  const registry = createRegistryService();
  const check = { id: 'bakery.bread', check: () => [] };
  registry.addBlocks([block('Crumb')], [check]);
  expect(() => registry.addBlocks([], [check])).toThrow('told of the page check "bakery.bread" twice');
  expect(registry.blocks.checks).toEqual([check]);
});
