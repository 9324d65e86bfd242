import { collectRequests, type PageDocument } from 'page-format';
import { expect, test } from 'vitest';
import { registry } from '../../registry.ts';
import { renderPage } from '../../render/index.ts';
import { createContext } from '../../site/site-context.ts';

const calculator = {
  $ref: 'api::calculator.calculator',
  documentId: 'c1',
  snapshot: { slug: 'nl-2026', title: 'Calculator', country: 'nl' },
};
const page: PageDocument = {
  format: 'page',
  formatVersion: 1,
  blocks: [{ id: 'a', type: 'MonthlyPrice', v: 1, props: { calculator } }],
};

const contextOf = (country: 'nl' | 'de' | 'fr', calculatorSlug?: string) => ({
  ...({ mode: 'site', locale: 'en', country, lang: 'en', refs: {}, cmsUrl: 'https://cms.example' } as const),
  ...(calculatorSlug && { calculatorSlug }),
});

test.each([
  ['nl', 'nl-2026', ['/api/perform-calculations/nl-2026']],
  ['de', 'de-2026', ['/api/perform-calculations/de-2026']],
  ['fr', undefined, []],
] as const)('the site of %s asks for its own calculator', (country, slug, addresses) => {
  expect(collectRequests(page, registry, createContext(contextOf(country, slug)))).toEqual(addresses);
});

test('where the country has none, visitors see nothing', () => {
  expect(renderPage(page, contextOf('fr')).parts.join('')).not.toContain('MonthlyPrice');
});
