import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderBlock } from '../render/render-block.ts';
import { CALCULATOR_TAG } from '../site/calculator-tag.ts';
import { createContext, type SiteContext } from '../site/site-context.ts';

const EMBEDS = {
  MiniCalculatorBlock: {
    data: { $ref: 'api::calculator.calculator', documentId: 'c1', snapshot: { slug: 'nl-2026' } },
  },
  BusinessBikeMapSE: { scriptUrl: 'https://scripts.test/map.js' },
};

function draw(type: keyof typeof EMBEDS, around: Partial<SiteContext>): string {
  const context = createContext({
    ...{ mode: 'site', locale: 'en', country: 'nl', lang: 'en-NL', refs: {}, cmsUrl: '', ...around },
  });
  const block = { id: 'a', type, v: 1, props: EMBEDS[type] };
  return renderToStaticMarkup(renderBlock(block, { context, renderArea: () => null }));
}

const CANVAS = { mode: 'edit', definedElements: [CALCULATOR_TAG] } as const;
const PREVIEW = { mode: 'site', definedElements: [CALCULATOR_TAG], scriptHosts: [] } as const;

test('a site fetches the script of a component', () => {
  expect(draw('MiniCalculatorBlock', {})).toContain('data-state="loading"');
  expect(draw('BusinessBikeMapSE', {})).toContain('data-state="loading"');
});

test('the editor shows a component that it defines itself, and on the canvas nothing in it takes the focus', () => {
  const canvas = draw('MiniCalculatorBlock', CANVAS);
  expect(canvas).toContain('data-state="ready"');
  expect(canvas).toMatch(/<bike-calculator [^>]*inert=""/);
  const preview = draw('MiniCalculatorBlock', PREVIEW);
  expect(preview).toContain('data-state="ready"');
  expect(preview).not.toContain('inert');
});

test.each([CANVAS, PREVIEW])('the editor says of other components that they are shown on the site: %j', (around) => {
  const markup = draw('BusinessBikeMapSE', around);
  expect(markup).toContain('data-state="elsewhere"');
  expect(markup).toContain('This component is shown on the site.');
});

test('an editor can look at a failure of a component that is defined', () => {
  const failed = { status: 'failed', message: 'Calculator component failed to initialize.' } as const;
  const markup = draw('MiniCalculatorBlock', { ...CANVAS, responses: { a: failed } });
  expect(markup).toContain('data-state="failed"');
  expect(markup).toContain('<p role="alert">Calculator component failed to initialize.</p>');
});
