import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createRegistry } from '../block/registry.ts';
import { Box, block, Deck, Note, page, sampleContext } from '../testing/sample-blocks.ts';
import { createRenderer, type RenderContext, type Views } from './create-renderer.tsx';
import { renderPage } from './render-page.tsx';
import type { IslandProps, ViewProps } from './view.ts';

const registry = createRegistry([
  { ...Note, island: true, request: (_props, { locale }) => `/api/notes?locale=${locale}` },
  { ...Box, prompt: () => ({ en: 'Put something in.', de: 'Bitte füllen.' }) },
]);
const views: Views = {
  Note: ({ props, root, data }: IslandProps<typeof Note>) => (
    <p {...root}>
      {props.heading} {data.status}
    </p>
  ),
  Box: ({ root, areas, prompt }: ViewProps<typeof Box>) => (
    <div {...root}>
      {prompt}
      {areas.content}
    </div>
  ),
};
const renderer = createRenderer(registry, views);

describe('createRenderer refuses', () => {
  test('a block without a View', () => {
    expect(() => createRenderer(createRegistry([Note, Deck]), views)).toThrow(
      'Block Deck has no View. Add one to the Views of the renderer.',
    );
  });

  test('a View without a block', () => {
    expect(() => createRenderer(createRegistry([Note]), views)).toThrow(
      'The View Box belongs to no block. Register its block, or remove it.',
    );
  });
});

test('a page is markup with islands between, and the responses that they asked for', () => {
  const responses: RenderContext['responses'] = { '/api/notes?locale=nl': { status: 'loaded', data: 1 } };
  const document = page(block('box', 'Box', {}, { content: [block('note', 'Note', { heading: 'Hello' })] }));
  const { parts, types } = renderPage(document, { ...sampleContext, responses }, renderer);
  expect(parts).toMatchObject([
    '<div data-block="Box">',
    { type: 'Note', props: { props: { heading: 'Hello' }, env: sampleContext.env, data: { status: 'loaded' } } },
    '</div>',
  ]);
  expect([...types]).toEqual(['Box', 'Note']);
});

test('without a place for islands their Views are drawn, and while editing prompts in English', () => {
  const context = { ...sampleContext, env: { ...sampleContext.env, mode: 'edit' as const } };
  const draw = (id: string, type: string) =>
    renderToStaticMarkup(renderer.renderBlock(block(id, type, {}), { context, renderArea: () => null }));
  expect(draw('note', 'Note')).toBe('<p data-block="Note" data-block-id="note"> loading</p>');
  expect(draw('box', 'Box')).toBe('<div data-block="Box" data-block-id="box">Put something in.</div>');
  expect(draw('x', 'Hologram')).toContain('Unknown block &quot;Hologram&quot;');
});
