import type { Block, PageDocument } from 'page-format';
import { describe, expect, test } from 'vitest';
import { type IslandPart, renderPage } from './index.ts';

const context = { mode: 'site', locale: 'nl', country: 'nl', lang: 'nl-NL', refs: {}, cmsUrl: '' } as const;

const page = (...blocks: Block[]): PageDocument => ({ format: 'page', formatVersion: 1, blocks });
const title = (id: string, text: string): Block => ({ id, type: 'Title', v: 1, props: { title: text } });
const slider = (id: string): Block => ({
  id,
  type: 'Slider',
  v: 1,
  props: { slides: [{ id: 's1', name: 'Anna', content: 'Great' }] },
});
const container = (id: string, ...content: Block[]): Block => ({
  id,
  type: 'Container',
  v: 1,
  props: {},
  areas: { content },
});

const isIsland = (part: string | IslandPart): part is IslandPart => typeof part !== 'string';

test('renders a block as plain markup with data-block and nothing for the editor', () => {
  const { parts } = renderPage(page(title('a', 'Rijd br nu')), context);
  expect(parts).toHaveLength(1);
  expect(parts[0]).toContain('<h2 data-block="Title"');
  expect(parts[0]).not.toContain('data-block-id');
});

test('in edit mode every block says which it is', () => {
  const [markup] = renderPage(page(container('box', title('a', 'Hi'))), { ...context, mode: 'edit' }).parts;
  expect(markup).toContain('data-block-id="box"');
  expect(markup).toContain('data-block-id="a"');
});

describe('blocks that cannot be drawn', () => {
  const unknown: Block = { id: 'a', type: 'Carousel', v: 1, props: {}, areas: { content: [title('b', 'Inside')] } };

  test('render nothing for visitors', () => {
    const { parts, types } = renderPage(page(unknown, { ...title('c', 'Newer'), v: 99 }), context);
    expect(parts).toEqual([]);
    expect([...types]).toEqual([]);
  });

  test('are a card on the canvas', () => {
    const [markup] = renderPage(page(unknown, { ...title('c', 'Newer'), v: 99 }), { ...context, mode: 'edit' }).parts;
    expect(markup).toContain('Unknown block &quot;Carousel&quot;. It is kept, and can be moved and deleted.');
    expect(markup).toContain(
      '&quot;Title&quot; was written by a newer version. It is kept, and can be moved and deleted.',
    );
    expect(markup).not.toContain('Inside');
  });
});

describe('islands', () => {
  test('stand between the markup around them, in order, with plain JSON for props', () => {
    const { parts } = renderPage(
      page(container('box', title('a', 'Before'), slider('s'), title('b', 'After')), slider('t')),
      context,
    );
    expect(parts.map((part) => (isIsland(part) ? part.type : part.replaceAll(/<[^>]+>/g, '')))).toEqual([
      'Before',
      'Slider',
      'After',
      'Slider',
    ]);
    for (const { props } of parts.filter(isIsland)) expect(JSON.parse(JSON.stringify(props))).toEqual(props);
  });

  test('a text that looks like the place of an island is a text', () => {
    const { parts } = renderPage(page(title('a', '<template data-island="0"></template>'), slider('s')), context);
    expect(parts).toHaveLength(2);
    expect(parts[0]).toContain('&lt;template');
  });
});

test('areas that no item owns are not drawn', () => {
  const columns: Block = {
    id: 'c',
    type: 'Columns',
    v: 1,
    props: { columns: [{ id: 'one' }] },
    areas: { one: [title('a', 'Owned')], gone: [title('b', 'Orphan')] },
  };
  const markup = renderPage(page(columns), context).parts.join('');
  expect(markup).toContain('Owned');
  expect(markup).not.toContain('Orphan');
});

test('a page renders to the same parts every time', () => {
  const document = page(container('box', title('a', 'Hi'), slider('s')));
  expect(renderPage(structuredClone(document), context).parts).toEqual(renderPage(document, context).parts);
});

test('types are those of the blocks that are drawn', () => {
  expect([...renderPage(page(container('box', title('a', 'Hi'))), context).types].sort()).toEqual([
    'Container',
    'Title',
  ]);
});
