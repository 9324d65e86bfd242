import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fixtureReferences } from '../fixtures/index.ts';
import { registry } from '../registry.ts';
import { renderBlock } from '../render/render-block.ts';
import { createContext, type SiteContext } from '../site/site-context.ts';

/**
 * The markup of one block without children, for tests of what that block does differently.
 * @param mode as visitors see it unless said otherwise
 */
export function drawBlock(type: string, props: Record<string, unknown>, mode: SiteContext['mode'] = 'site'): string {
  const context = createContext({
    mode,
    locale: 'nl',
    country: 'nl',
    lang: 'nl-NL',
    refs: fixtureReferences((file) => `/images/${file}`),
    cmsUrl: '',
  });
  const block = { id: 'sample', type, v: registry.get(type)?.version ?? 1, props };
  return renderToStaticMarkup(createElement('div', null, renderBlock(block, { context, renderArea: () => null })))
    .replace(/^<div>/, '')
    .replace(/<\/div>$/, '');
}
