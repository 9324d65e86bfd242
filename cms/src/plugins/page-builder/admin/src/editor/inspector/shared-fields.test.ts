import { type Block, createRegistry, defineBlock } from 'page-format';
import { choice, list, number, text, toggle } from 'page-format/fields';
import { expect, test } from 'vitest';
import type { TreeBlock } from '../../model/tree.ts';
import { listSharedFields } from './shared-fields.ts';

const label = { en: 'Label' };
const named = (en: string) => ({ label: { en } });
const size = (...values: string[]) =>
  choice({ ...named('Size'), default: 's', options: values.map((value) => ({ value, label: { en: value } })) });
const shared = { category: 'elements', label, description: label, icon: 'Bold' } as const;
const registry = createRegistry([
  defineBlock({
    ...shared,
    type: 'Note',
    props: {
      words: text(named('Words')),
      size: size('s', 'm'),
      isLoud: toggle({ ...named('Loud'), default: false }),
      volume: number({ ...named('Volume'), default: 1, min: 0, max: 9, when: { prop: 'isLoud', is: true } }),
      items: list({ label, itemLabel: label, item: {} }),
    },
  }),
  defineBlock({
    ...shared,
    type: 'Card',
    props: { size: size('s', 'm'), isLoud: toggle({ ...named('Noisy'), default: false }) },
  }),
  defineBlock({ ...shared, type: 'Poster', props: { size: size('s', 'm', 'l') } }),
]);
const block = (type: string, props: Block['props'] = {}) => ({ id: `${type}${Math.random()}`, type, v: 1, props });
const namesOf = (...blocks: TreeBlock[]) => listSharedFields(blocks, registry).map(([name]) => name);

test('blocks of one type share how they look, and not what is written in them', () => {
  expect(namesOf(block('Note'), block('Note'))).toEqual(['size', 'isLoud']);
});

test('a setting that depends on another is shared where every block shows it', () => {
  expect(namesOf(block('Note', { isLoud: true }), block('Note', { isLoud: true }))).toEqual([
    'size',
    'isLoud',
    'volume',
  ]);
  expect(namesOf(block('Note', { isLoud: true }), block('Note'))).toEqual(['size', 'isLoud']);
});

test('blocks of different types share settings of the same name, label and options', () => {
  expect(namesOf(block('Note'), block('Card'))).toEqual(['size']);
  expect(namesOf(block('Note'), block('Poster'))).toEqual([]);
});

test('a block that cannot be read shares nothing', () => {
  expect(namesOf(block('Note'), block('Hologram'))).toEqual([]);
});
