import type { Loadable } from 'page-format';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderBlock } from '../../render/render-block.ts';
import { createContext } from '../../site/site-context.ts';

const context = { locale: 'nl', country: 'nl', lang: 'nl-NL', refs: {}, cmsUrl: '' } as const;

function draw(mode: 'edit' | 'site', data: Loadable) {
  const block = { id: 'a', type: 'FaqBlock', v: 1, props: { source: 'site' } };
  return renderToStaticMarkup(
    renderBlock(block, {
      context: createContext({ ...context, mode, responses: { a: data } }),
      renderArea: () => null,
    }),
  );
}

test.each([
  [{ status: 'loading' }, 'Loading questions...'],
  [{ status: 'failed', message: 'Not Found' }, 'Error: Not Found'],
  [{ status: 'loaded', data: { data: null } }, 'name no FAQ in this language'],
] as const)('editors are told why %j shows no questions of the site settings, visitors see nothing', (data, text) => {
  expect(draw('edit', data)).toContain(text);
  expect(draw('site', data)).toBe('');
});

test('a question may stand in two lists', () => {
  const list = { items: [{ question: 'What does it cost?', answer: 'Little' }] };
  const markup = draw('site', { status: 'loaded', data: { data: { faqs: [list, list] } } });
  expect(markup.match(/<details/g)).toHaveLength(2);
});
