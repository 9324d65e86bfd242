import type { Core } from '@strapi/strapi';
import { defineBlock, type Fields } from 'page-format';
import { link, list, reference, richText } from 'page-format/fields';
import { describe, expect, it } from 'vitest';
import { assertRegistrations } from './assert-registrations.ts';
import { loadIconNames } from './icon-names.ts';
import { createRegistryService, getRegistry, type PageBuilderRegistry, type PageType } from './registry.ts';

const label = { en: 'Label' };
const declare = (type: string, props: Fields, areas = {}) =>
  defineBlock({ type, category: 'bakery', label, description: label, icon: 'File', props, areas });
const block = (type: string, accepts?: string[]) => declare(type, {}, accepts && { content: { label, accepts } });

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
      filters: ['name', 'baker'],
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
  ['accepts "Crumb", which does not exist.', ({ addBlocks }) => addBlocks([block('Tray', ['Crumb'])])],
  ['addBlocks was given undefined as block 1.', ({ addBlocks }) => addBlocks([undefined as never])],
  ['"label" is missing.', ({ addBlocks }) => addBlocks([declare('Tray', { size: link({} as never) })])],
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
      ['is registered with the attribute "campaign"', { title: 'name', slug: 'path', filters: ['campaign'] }],
      ['is registered with "picture" in "filters"', { title: 'name', slug: 'path', filters: ['picture'] }],
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

describe('what blocks refer to', () => {
  const baker = reference({ label, contentType: 'api::baker.baker', titleField: 'name' });
  const startWith = (props: Fields, register: (registry: PageBuilderRegistry) => void = () => undefined) =>
    start((registry) => {
      registry.addBlocks([declare('Card', props)]);
      register(registry);
    });

  it('is registered, also as a page', () => {
    const props = { baker, cake: link({ label, pages: [CAKE] }) };
    const register = ({ addEntryType, addPageType }: PageBuilderRegistry) => {
      addEntryType('api::baker.baker', { fields: ['name'] });
      addPageType(CAKE, { title: 'name', slug: 'path' });
    };
    expect(startWith(props, register)).not.toThrow();
    const cake = reference({ label, contentType: CAKE, titleField: 'name' });
    expect(startWith({ cake }, ({ addPageType }) => addPageType(CAKE, { title: 'name', slug: 'path' }))).not.toThrow();
  });

  it.each<[string, string, Fields]>([
    [
      'Block Card, property "baker"',
      `the content type "api::baker.baker" is not registered, so visitors get nothing of it. Write getRegistry(strapi).addEntryType('api::baker.baker', { fields: ['name'] }).`,
      { baker },
    ],
    [
      'Block Card, property "team.baker"',
      `the content type "api::bakers.baker" does not exist. Write 'api::baker.baker'.`,
      {
        team: list({
          label,
          itemLabel: label,
          item: { baker: reference({ label, contentType: 'api::bakers.baker', titleField: 'name' }) },
        }),
      },
    ],
    [
      'Block Card, property "cake"',
      `the content type "${CAKE}" is not registered, so visitors get nothing of it. Write getRegistry(strapi).addPageType('${CAKE}', { title: 'title', slug: 'slug' }).`,
      { cake: link({ label, pages: [CAKE] }) },
    ],
    [
      'Block Card, property "text"',
      `the content type "api::pie.pie" does not exist. Write 'api::cake.cake', 'api::imprint.imprint' or 'api::baker.baker'.`,
      { text: richText({ label, pages: ['api::pie.pie'] }) },
    ],
  ])('stops the start where it is not there: %s: %s', (place, sentence, props) => {
    expect(startWith(props)).toThrow(place);
    expect(startWith(props)).toThrow(`: ${sentence}`);
  });
});

it('the icons that blocks may name are those of @strapi/icons', async () => {
  const icons = await loadIconNames();
  expect(icons?.has('Image')).toBe(true);
  const registry = createRegistryService();
  registry.addBlocks([defineBlock({ ...block('Crumb'), icon: 'Bread' })]);
  expect(() => assertRegistrations(registry, schemas, { icons })).toThrow(
    '"icon" is \'Bread\', which @strapi/icons does',
  );
});

it('says so where the plugin is not there', () => {
  const strapi = { plugin: () => undefined } as unknown as Core.Strapi;
  expect(() => getRegistry(strapi)).toThrow('The plugin "page-builder" is not enabled, so nothing can be registered');
});
