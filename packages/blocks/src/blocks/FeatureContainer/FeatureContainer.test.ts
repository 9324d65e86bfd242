import { expect, test } from 'vitest';
import { renderPage } from '../../render/index.ts';

const context = { locale: 'nl', country: 'nl', lang: 'nl-NL', refs: {}, cmsUrl: '' } as const;

function draw(mode: 'edit' | 'site', featureName: string): string {
  const text = (id: string, content: string) => ({ id, type: 'Text', v: 1, props: { content } });
  const areas = { on: [text('t1', 'New')], off: [text('t2', 'Old')] };
  const blocks = [{ id: 'f1', type: 'FeatureContainer', v: 1, props: { featureName }, areas }];
  return String(renderPage({ format: 'page', formatVersion: 1, blocks }, { ...context, mode }).parts[0]);
}

test('while editing, both zones are shown and labelled', () => {
  const markup = draw('edit', 'pay-later');
  expect(markup).toContain('On: visitors with the feature “pay-later”');
  expect(markup).toContain('Off: all other visitors');
  expect(markup).toContain('data-block-id="t1"');
  expect(markup).toContain('data-block-id="t2"');
});

test('without a name the canvas asks for one, and the site has no flag to follow', () => {
  const canvas = draw('edit', ' ');
  expect(canvas).toContain('Please provide a feature name.');
  expect(canvas).toContain('On: visitors with the feature</p>');
  for (const text of ['New', 'Old']) expect(canvas).toContain(text);
  expect(draw('site', ' ')).not.toContain('data-feature');
});

test('visitors get no labels', () => {
  expect(draw('site', 'pay-later')).not.toContain('visitors');
});
