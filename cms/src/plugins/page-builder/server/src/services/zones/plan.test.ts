import { createRegistry, defineBlock } from 'page-format';
import { list, media, reference, richText, text } from 'page-format/fields';
import { expect, it } from 'vitest';
import { parseMapping } from './mapping.ts';
import { createPlan } from './plan.ts';

const shared = { category: 'text', description: { en: 'A block.' }, icon: 'Pencil' };
const label = { en: 'Label' };

const registry = createRegistry([
  defineBlock({
    ...shared,
    type: 'Box',
    label,
    props: {
      title: text({ label }),
      words: richText({ label }),
      picture: media({ label }),
      recipe: reference({ label, contentType: 'api::recipe.recipe', titleField: 'name' }),
      rows: list({ label, itemLabel: label, item: { name: text({ label }) } }),
    },
    areas: { content: { label } },
  }),
]);

const schemas = {
  contentTypes: {
    'api::page.page': {
      attributes: {
        zone: { type: 'dynamiczone' },
        content: { type: 'customField', customField: 'plugin::page-builder.page' },
        title: { type: 'string' },
      },
    },
  },
  components: {
    'a.box': {
      attributes: {
        title: { type: 'string' },
        photo: { type: 'media' },
        cake: { type: 'relation', target: 'api::cake.cake' },
        rows: { type: 'component', component: 'a.row', repeatable: true },
        row: { type: 'component', component: 'a.row' },
        data: { type: 'json' },
      },
    },
    'a.row': { attributes: { name: { type: 'string' } } },
  },
};

const mapping = (attributes: object, beside: object = {}) => ({
  contentType: 'api::page.page',
  zone: 'zone',
  field: 'content',
  components: { 'a.box': { block: 'Box', attributes } },
  ...beside,
});

const read = (value: object | string) => {
  const json = typeof value === 'string' ? value : JSON.stringify(value);
  return createPlan(parseMapping(json, 'config/zone.json'), 'config/zone.json', registry, schemas);
};

it('takes attributes, lists, groups', () => {
  const plan = read(
    mapping({
      title: 'title',
      photo: { prop: 'picture' },
      rows: { items: 'rows', attributes: { name: 'name' } },
    }),
  );
  expect(plan.byBlock.get('Box')?.parts.map(({ kind }) => kind)).toEqual(['value', 'value', 'items']);
});

const BOX = 'at components.a.box.attributes';

it.each<[what: string, value: object | string, message: string]>([
  ['no JSON', '{', 'it is no JSON.'],
  ['another shape', mapping({ title: { property: 'title' } }), `${BOX}.title, cannot be used: expected the name of`],
  ['a setting that there is not', mapping({}, { blocks: {} }), 'cannot be used: Unrecognized key: "blocks".'],
  ['an unknown type', mapping({}, { contentType: 'api::pge.pge' }), 'at contentType, cannot be used: there is no'],
  ['what is no zone', mapping({}, { zone: 'title' }), 'at zone, cannot be used: "title" is no dynamic zone'],
  ['what is no page', mapping({}, { field: 'title' }), 'at field, cannot be used: "title" is no page field'],
  [
    'an unknown component',
    mapping({}, { components: { 'a.bx': { block: 'Box' } } }),
    'at components.a.bx, cannot be used: there is no component "a.bx".',
  ],
  [
    'an unknown block',
    mapping({}, { components: { 'a.box': { block: 'Bx' } } }),
    'at components.a.box.block, cannot be used: there is no block "Bx".',
  ],
  [
    'two components for a block',
    mapping({}, { components: { 'a.box': { block: 'Box' }, 'a.row': { block: 'Box' } } }),
    'at components.a.row.block, cannot be used: "Box" is the block of a.box already',
  ],
  ['an unknown attribute', mapping({ titel: 'title' }), `${BOX}.titel, cannot be used: the component has no attribute`],
  ['an unknown property', mapping({ title: 'titel' }), `${BOX}.title, cannot be used: the block Box has no property`],
  ['a property taken twice', mapping({ title: 'title', photo: 'title' }), '"title" is taken by another attribute.'],
  ['a text for a picture', mapping({ title: 'picture' }), 'of type string cannot fill a property of kind media.'],
  ['a picture for a text', mapping({ photo: 'title' }), 'of type media needs a property of kind media'],
  ['another target', mapping({ cake: 'recipe' }), 'refers to api::recipe.recipe, and the attribute to api::cake.cake.'],
  ['plain text for rich text', mapping({ title: 'words' }), 'kind richText, which takes "richtext" and "blocks"'],
  ['JSON', mapping({ data: 'title' }), 'attributes of type json cannot be taken over.'],
  ['no list', mapping({ rows: { items: 'title', attributes: {} } }), 'the property "title" is no list.'],
  ['a list of one', mapping({ row: { items: 'rows', attributes: {} } }), '"row" is not repeatable'],
  ['a group of several', mapping({ rows: { attributes: {} } }), '"rows" is repeatable'],
  ['an area that is not there', mapping({ rows: { area: 'side' } }), 'the mapping has no component "a.row"'],
  ['one picture for a list', mapping({ photo: { items: 'rows', prop: 'name' } }), '"photo" holds one value and not'],
  ['values that become one', mapping({ title: { prop: 'title', values: { a: 'x', b: 'x' } } }), 'become the same'],
])('refuses %s, with the path of the mapping and the place in it', (_, value, message) => {
  expect(() => read(value)).toThrow(/^The mapping config\/zone\.json/);
  expect(() => read(value)).toThrow(message);
});
