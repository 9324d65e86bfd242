import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { defineBlock } from '../block/define-block.ts';
import { createRegistry } from '../block/registry.ts';
import { list, media, text } from '../fields/index.ts';
import { Box, block, Deck, Note, page, sampleContext } from '../testing/sample-blocks.ts';
import { createRenderer, type RenderContext, type Views } from './create-renderer.tsx';
import { renderPage } from './render-page.tsx';
import { editable, type IslandProps, type ViewProps } from './view.ts';

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

  test('a View that its file does not export', () => {
    expect(() => createRenderer(createRegistry([Note]), { Note: undefined as never })).toThrow(
      'The View of block Note is undefined, which is no component. Export it from its file by the name that is imported.',
    );
  });

  test('a View without a block', () => {
    expect(() => createRenderer(createRegistry([Note]), views)).toThrow(
      'The View Box belongs to no block. Register its block, or remove it.',
    );
  });
});

test('a block that cannot be drawn is named, also within another', () => {
  const broken = createRenderer(createRegistry([Box, Note]), {
    ...views,
    Note: ({ props }: ViewProps<typeof Note>) => <p>{(props as unknown as { gone: string }).gone.trim()}</p>,
  });
  const inside = page(
    block('first', 'Box', {}, { content: [] }),
    block('box', 'Box', {}, { content: [block('note', 'Note', { heading: 'Hello' })] }),
  );
  const context = { ...sampleContext, renderIsland: undefined };
  expect(() => renderPage(inside, context, broken)).toThrow(
    "The block Note (note) cannot be drawn: TypeError: Cannot read properties of undefined (reading 'trim')",
  );
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

test('a page has one FAQPage, with the questions of all its blocks, each once', () => {
  const ask = (name: string) => ({ '@type': 'Question', name });
  const Answers = {
    ...Note,
    structuredData: ({ heading }: { heading: string }) => ({
      '@type': 'FAQPage',
      mainEntity: heading.split(' ').map(ask),
    }),
  };
  const answering = createRenderer(createRegistry([Answers]), { Note: () => null });
  const notes = ['A B', 'A B', 'B C'].map((heading, index) => block(`note${index}`, 'Note', { heading }));
  const { structuredData } = renderPage(page(...notes), sampleContext, answering);
  expect(structuredData).toEqual([{ '@type': 'FAQPage', mainEntity: ['A', 'B', 'C'].map(ask) }]);
});

test('without a place for islands their Views are drawn, and while editing prompts', () => {
  const context = { ...sampleContext, env: { ...sampleContext.env, mode: 'edit' as const } };
  const draw = (id: string, type: string) =>
    renderToStaticMarkup(renderer.renderBlock(block(id, type, {}), { context, renderArea: () => null }));
  expect(draw('note', 'Note')).toBe('<p data-block="Note" data-block-id="note"> loading</p>');
  expect(draw('box', 'Box')).toBe('<div data-block="Box" data-block-id="box">Put something in.</div>');
  const hidden = { ...block('note', 'Note', {}), hidden: true as const };
  const drawHidden = (around: typeof context | typeof sampleContext) =>
    renderToStaticMarkup(renderer.renderBlock(hidden, { context: around, renderArea: () => null }));
  expect(drawHidden(context)).toBe('<p data-block="Note" data-block-hidden="" data-block-id="note"> loading</p>');
  expect(drawHidden(sampleContext)).toBe('');
  expect(draw('x', 'Hologram')).toContain('Unknown block &quot;Hologram&quot;');
});

test('prompts and notices speak the language of the person who edits, else English', () => {
  const draw = (type: string, editorLanguage: string) => {
    const context = { ...sampleContext, env: { ...sampleContext.env, mode: 'edit' as const, editorLanguage } };
    return renderToStaticMarkup(renderer.renderBlock(block('x', type, {}), { context, renderArea: () => null }));
  };
  expect(draw('Box', 'de-AT')).toContain('Bitte füllen.');
  expect(draw('Box', 'it')).toContain('Put something in.');
  expect(draw('Hologram', 'nl')).toContain('Onbekend blok “Hologram”.');
});

describe('the example of a block that has nothing to show', () => {
  const Poster = defineBlock({
    type: 'Poster',
    category: 'elements',
    label: { en: 'Poster' },
    description: { en: 'A picture with words.' },
    icon: 'Image',
    props: {
      words: text({ label: { en: 'Words' } }),
      size: text({ label: { en: 'Size' }, default: 'small' }),
      picture: media({ label: { en: 'Picture' } }),
      tags: list({
        label: { en: 'Tags' },
        itemLabel: { en: 'tag' },
        item: { word: text({ label: { en: 'Word' } }), icon: media({ label: { en: 'Icon' } }) },
      }),
    },
    prompt: ({ words }) => (words === '' ? { en: 'Write the words.' } : undefined),
    example: (say) => ({ words: say({ en: 'Words', nl: 'Woorden' }), tags: [{ word: 'A' }, { word: 'B' }] }),
  });
  const { renderBlock } = createRenderer(createRegistry([Poster]), {
    Poster: ({ props, root, env }: ViewProps<typeof Poster>) => (
      <p {...root} {...editable(env, 'words')}>
        {props.words} {props.size} {props.picture?.name}
        {props.tags.map(({ id, word, icon }) => (
          <b key={id}>{`${word} ${icon?.width}`}</b>
        ))}
      </p>
    ),
  });
  const draw = (props: Record<string, unknown>, mode: 'edit' | 'site') => {
    const context = { ...sampleContext, env: { ...sampleContext.env, mode, lang: 'nl-BE' } };
    return renderToStaticMarkup(renderBlock(block('p', 'Poster', props), { context, renderArea: () => null }));
  };

  test('stands below the prompt in the page’s language, out of reach, with pictures where none is chosen', () => {
    expect(draw({ size: 'large' }, 'edit')).toBe(
      '<div data-block="Poster" data-block-id="p" class="BlockExample">' +
        '<p class="BlockNotice" data-kind="prompt">Write the words.</p>' +
        '<div class="BlockExample-content" aria-hidden="true" inert="">' +
        '<p>Woorden large example.svg<b>A 1200</b><b>B 1200</b></p></div></div>',
    );
  });

  test('is the picture of the block where it shows what others bring, and given to a View with areas', () => {
    const Film = defineBlock({
      type: 'Film',
      category: 'elements',
      label: { en: 'Film' },
      description: { en: 'A film.' },
      icon: 'Play',
      props: {},
      areas: { beside: { label: { en: 'Beside' } } },
      prompt: () => ({ en: 'Choose a film.' }),
      example: 'picture',
    });
    const { renderBlock: render } = createRenderer(createRegistry([Film]), {
      Film: ({ root, prompt, example }: ViewProps<typeof Film>) => (
        <div {...root}>
          {prompt}
          {example}
        </div>
      ),
    });
    const context = { ...sampleContext, env: { ...sampleContext.env, mode: 'edit' as const } };
    const markup = (pictures?: Record<string, string>) =>
      renderToStaticMarkup(render(block('f', 'Film', {}), { context, renderArea: () => null, pictures }));
    expect(markup({ Film: '/film.webp' })).toBe(
      '<div data-block="Film" data-block-id="f">Choose a film.' +
        '<div class="BlockExample-content" aria-hidden="true" inert="">' +
        '<img class="BlockExample-picture" src="/film.webp" alt=""/></div></div>',
    );
    expect(markup()).toBe('<div data-block="Film" data-block-id="f">Choose a film.</div>');
  });

  test('is gone with the first word, and never there for visitors', () => {
    expect(draw({ words: 'Hoi' }, 'edit')).toBe(
      '<p data-block="Poster" data-block-id="p" data-prop="words">Hoi small </p>',
    );
    expect(draw({}, 'site')).toBe('<p data-block="Poster"> small </p>');
  });
});
