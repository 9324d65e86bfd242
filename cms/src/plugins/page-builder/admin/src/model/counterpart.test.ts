import { type Block, createRegistry, defineBlock } from 'page-format';
import { type ColourOptions, choice, colour as createColour } from 'page-format/fields';
import { expect, test } from 'vitest';
import { counterpartOf } from './counterpart.ts';
import { treeOf } from './testing/page.ts';

const label = { en: 'Label', de: 'Label' };
const shared = { category: 'elements', label, description: label, icon: 'Bold' } as const;
const option = (value: string) => ({ value, label });

const palette = {
  white: { value: '#ffffff', label },
  black: { value: '#000000', label },
  blue: { value: '#1d5fae', label },
  orange: { value: '#e8743b', label },
  darkGreen: { value: '#0f3b2e', label },
};
const colour = (options: Omit<ColourOptions, 'palette'>) => createColour({ palette, ...options });
const page = { background: '#ffffff', text: '#0f3b2e' };

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
  expect(counterpartOf(tree, registry, 'outer', 'text', page)).toBe('#123456');
  expect(counterpartOf(tree, registry, 'in', 'text', page)).toBe('#1d5fae');
  expect(counterpartOf(tree, registry, 'alone', 'text', page)).toBe('#ffffff');
});

test('a background is seen with the text of its block', () => {
  const tree = treeOf(box('a', { text: 'darkGreen' }));
  expect(counterpartOf(tree, registry, 'a', 'background', page)).toBe('#0f3b2e');
});

test('nothing is said of text in front of a picture', () => {
  const tree = treeOf(box('a', { kind: 'picture' }, words('in')));
  expect(counterpartOf(tree, registry, 'a', 'text', page)).toBeUndefined();
  expect(counterpartOf(tree, registry, 'in', 'text', page)).toBeUndefined();
});
