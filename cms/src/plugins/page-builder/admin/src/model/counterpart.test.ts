import { colour } from '@lumavelo/blocks/fields';
import { type Block, createRegistry, defineBlock } from 'page-format';
import { choice } from 'page-format/fields';
import { expect, test } from 'vitest';
import { counterpartOf } from './counterpart.ts';
import { treeOf } from './testing/page.ts';

const label = { en: 'Label', de: 'Label' };
const shared = { category: 'elements', label, description: label, icon: 'Bold' } as const;
const option = (value: string) => ({ value, label });

const registry = createRegistry([
  defineBlock({
    ...shared,
    type: 'Box',
    props: {
      text: colour({ label, default: 'white', use: 'text' }),
      kind: choice({ label, default: 'plain', options: [option('plain'), option('picture')] }),
      background: colour({ label, default: 'blue', use: 'background', when: { prop: 'kind', is: 'plain' } }),
      line: colour({ label, default: 'orange' }),
    },
    areas: { content: { label } },
  }),
  defineBlock({ ...shared, type: 'Words', props: { text: colour({ label, default: 'black', use: 'text' }) } }),
]);

const words = (id: string): Block => ({ id, type: 'Words', v: 1, props: {} });
const box = (id: string, props: Block['props'], ...content: Block[]): Block => ({
  id,
  type: 'Box',
  v: 1,
  props,
  areas: { content },
});

test('text stands on the background of its block, else of the nearest block around it, else of the page', () => {
  const tree = treeOf(box('outer', { background: '#123456' }, box('inner', {}, words('in'))), words('alone'));
  expect(counterpartOf(tree, registry, 'outer', 'text')).toBe('#123456');
  expect(counterpartOf(tree, registry, 'in', 'text')).toBe('#1d5fae');
  expect(counterpartOf(tree, registry, 'alone', 'text')).toBe('#ffffff');
});

test('a background is seen with the text of its block', () => {
  const tree = treeOf(box('a', { text: 'darkGreen' }));
  expect(counterpartOf(tree, registry, 'a', 'background')).toBe('#0f3b2e');
});

test('nothing is said of text in front of a picture', () => {
  const tree = treeOf(box('a', { kind: 'picture' }, words('in')));
  expect(counterpartOf(tree, registry, 'a', 'text')).toBeUndefined();
  expect(counterpartOf(tree, registry, 'in', 'text')).toBeUndefined();
});
