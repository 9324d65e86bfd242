import { createRegistry, defineBlock } from 'page-format';
import { text } from 'page-format/fields';
import type { Views } from 'page-format/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createBlocks } from './blocks.ts';
import { createBlockLibrary, type ProjectBlocks } from './create-block-library.ts';

const note = defineBlock({
  type: 'Note',
  category: 'texts',
  label: { en: 'Note' },
  description: { en: 'A note.' },
  icon: 'File',
  props: { body: text({ label: { en: 'Body' } }) },
});
const registry = createRegistry([note]);
const views: Views = { Note: ({ props, root }) => createElement('p', root, props.body) };

async function load(project: ProjectBlocks) {
  const blocks = createBlocks(() => []);
  blocks.register(createBlockLibrary(project));
  return blocks.loadRenderer();
}

test('a list of blocks and their Views are enough to draw a canvas', async () => {
  const renderer = await load({ registry, views, styles: { Note: '.Note {}', List: '.List {}' } });
  const context = renderer.createContext({ mode: 'edit', locale: 'en', lang: 'en', site: '', refs: {} });
  const block = { id: 'b1', type: 'Note', v: 1, props: { body: 'Fresh bread' } };
  const drawn = renderer.renderBlock(block, { context, renderArea: () => null });
  expect(renderToStaticMarkup(drawn)).toBe('<p data-block="Note" data-block-id="b1">Fresh bread</p>');
  expect(renderer.writeStyleSheet()).toBe('.Note {}\n.List {}');
});

test('a block of the list without a View is named', async () => {
  await expect(load({ registry, views: {} })).rejects.toThrow('Note');
});
