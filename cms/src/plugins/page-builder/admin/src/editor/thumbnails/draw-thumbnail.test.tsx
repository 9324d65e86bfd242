import { type Block, createRegistry, defineBlock } from 'page-format';
import { text } from 'page-format/fields';
import { createRenderer, type RenderContext, type ViewProps } from 'page-format/react';
import { expect, test } from 'vitest';
import type { TextFill } from '../../api/blocks.ts';
import { drawThumbnail } from './draw-thumbnail.ts';

const about = { label: { en: 'Block' }, description: { en: 'A block.' }, category: 'texts', icon: 'File' } as const;
const note = defineBlock({ ...about, type: 'Note', props: { body: text({ label: { en: 'Body' } }) } });
const box = defineBlock({ ...about, type: 'Box', props: {}, areas: { content: { label: { en: 'Content' } } } });
const renderer = createRenderer(createRegistry([note, box]), {
  Note({ props, root }: ViewProps<typeof note>) {
    if (props.body === 'throw') throw new Error('This note cannot be drawn.');
    return <p {...root}>{props.body}</p>;
  },
  Box: ({ areas, root }: ViewProps<typeof box>) => <div {...root}>{areas.content}</div>,
});
const context: RenderContext = {
  env: { mode: 'site', locale: 'en', lang: 'en', cmsUrl: '' },
  refs: {},
  pageAddress: ({ slug }) => `/${slug}`,
};

const write = (body: string, id = body): Block => ({ id, type: 'Note', v: 1, props: { body } });
const draw = (...blocks: Block[]) => drawThumbnail(blocks, renderer, context);

test('blocks are drawn with what stands in them, as visitors get them', () => {
  const inside: Block = { id: 'box', type: 'Box', v: 1, props: {}, areas: { content: [write('one'), write('two')] } };
  expect(draw(inside, write('three'))).toBe(
    '<div data-block="Box"><p data-block="Note">one</p><p data-block="Note">two</p></div><p data-block="Note">three</p>',
  );
});

test('texts are drawn as the site fills them, within other blocks too', () => {
  const inside: Block = { id: 'box', type: 'Box', v: 1, props: {}, areas: { content: [write('{{loaves}}')] } };
  const fill: TextFill = {
    block: (block) => (block.type === 'Note' ? { ...block, props: { body: '148' } } : block),
    references: (refs) => refs,
  };
  expect(drawThumbnail([inside], renderer, context, fill)).toContain('<p data-block="Note">148</p>');
});

test('a block that cannot be drawn, and one that nobody knows, leave the others', () => {
  const unknown: Block = { id: 'x', type: 'Hologram', v: 1, props: {} };
  const around: Block = { id: 'box', type: 'Box', v: 1, props: {}, areas: { content: [write('throw')] } };
  expect(draw(write('throw'), unknown, around, write('whole'))).toBe('<p data-block="Note">whole</p>');
});

test('a section of very many blocks costs no more than its beginning', () => {
  const many = Array.from({ length: 1_000 }, (_, index) => write('row', `row${index}`));
  const inside: Block = { id: 'box', type: 'Box', v: 1, props: {}, areas: { content: many } };
  expect(draw(inside, write('last')).match(/<p /g)).toHaveLength(39);
});
