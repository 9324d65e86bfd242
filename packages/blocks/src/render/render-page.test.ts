import { expect, test } from 'vitest';
import { renderPage } from './render-page.tsx';

const context = { mode: 'site', locale: 'nl', country: 'nl', lang: 'nl-NL', refs: {}, assetBase: '' } as const;

test('renders a block as plain markup with data-block and nothing for the editor', () => {
  const page = renderPage(
    { format: 'page', formatVersion: 1, blocks: [{ id: 'a', type: 'Title', v: 1, props: { title: 'Rijd br nu' } }] },
    context,
  );
  expect(page.parts).toHaveLength(1);
  expect(page.parts[0]).toContain('<h2 data-block="Title"');
  expect(page.parts[0]).not.toContain('data-block-id');
});

test('a block that is not known renders nothing and is reported', () => {
  const page = renderPage(
    { format: 'page', formatVersion: 1, blocks: [{ id: 'a', type: 'Carousel', v: 1, props: {} }] },
    context,
  );
  expect(page.parts).toEqual([]);
  expect(page.warnings).toEqual(['Block a (Carousel, v1) renders nothing: unknown-type.']);
});
