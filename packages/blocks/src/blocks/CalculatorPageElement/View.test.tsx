import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderBlock } from '../../render/render-block.ts';
import { createContext } from '../../site/site-context.ts';

const context = { locale: 'en', country: 'nl', lang: 'en-NL', refs: {}, cmsUrl: '' } as const;
const calculator = { $ref: 'api::calculator.calculator', documentId: 'c1', snapshot: { slug: 'nl-2026' } };

function draw(mode: 'edit' | 'site', props: Record<string, unknown>, calculatorSlug?: string, partTime?: string) {
  const calculators = {
    ...(calculatorSlug && { calculatorSlug }),
    ...(partTime && { profileCalculators: { partTime } }),
  };
  const host = {
    context: createContext({ ...context, mode, ...calculators }),
    renderArea: () => 'The content',
  };
  return renderToStaticMarkup(renderBlock({ id: 'a', type: 'CalculatorPageElement', v: 1, props }, host));
}

test('an editor without a calculator is asked for one, and can edit the content meanwhile', () => {
  const markup = draw('edit', {});
  expect(markup).toContain('Please select a calculator on the right.');
  expect(markup).toContain('The content');
});

test('visitors are not asked', () => {
  expect(draw('site', {})).not.toContain('Please select');
});

test('a chosen calculator is waited for', () => {
  expect(draw('edit', { calculator })).toContain('Loading calculator...');
});

test('on the site of another country, whose taxes it does not know, it gives way to that country’s own', () => {
  const belgian = { ...calculator, snapshot: { slug: 'be-2026', country: 'be' } };
  const markup = draw('site', { calculator: belgian, offerLink: '/devis' }, 'nl-2026');
  expect(markup).toContain('slug="nl-2026"');
  expect(markup).not.toContain('be-2026');
  expect(markup).not.toContain('/devis');
});

test('on the site of another country that has none, it gives way to an offer', () => {
  const snapshot = { slug: 'be-2026', country: 'be' };
  const belgian = { ...calculator, snapshot };
  const markup = draw('site', { calculator: belgian, offerLink: '/devis' });
  expect(markup).not.toContain('be-2026');
  expect(markup).toContain('<a class="Button" href="/devis">Ask for an offer</a>');
  expect(draw('site', { calculator: { ...calculator, snapshot: { ...snapshot, country: 'nl' } } })).toContain(
    'be-2026',
  );
});

test('a calculator for a profile gives way to the one for the same profile, or to an offer, never to that of employees', () => {
  const belgian = { ...calculator, snapshot: { slug: 'be-2026-part-time', country: 'be', profile: 'partTime' } };
  expect(draw('site', { calculator: belgian }, 'nl-2026', 'nl-2026-part-time')).toContain('slug="nl-2026-part-time"');
  const withoutOne = draw('site', { calculator: belgian, offerLink: '/devis' }, 'nl-2026');
  expect(withoutOne).not.toContain('nl-2026');
  expect(withoutOne).toContain('href="/devis"');
});
