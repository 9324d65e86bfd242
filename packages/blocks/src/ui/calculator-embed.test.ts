import { describe, expect, test } from 'vitest';
import { renderPage } from '../render/index.ts';
import { COUNTRY_SITES } from '../site/locales.ts';

const ENTRY = { $ref: 'api::calculator.calculator', documentId: 'c1', snapshot: { slug: 'nl-2026' } };

/** Every block that embeds the calculator, by the property that names it. */
const EMBEDS = [
  ['CalculatorPageElement', 'calculator'],
  ['MiniCalculatorBlock', 'data'],
] as const;

const PLACES = Object.values(COUNTRY_SITES).flatMap(({ country, locales }) =>
  locales.map(({ locale, lang }) => ({ country, locale, lang })),
);

describe.each(EMBEDS)('%s', (type, prop) => {
  const blocks = [{ id: 'a', type, v: 1, props: { [prop]: ENTRY } }];
  const document = { format: 'page', formatVersion: 1, blocks } as const;
  const draw = (place: (typeof PLACES)[number], site: { siteUrl?: string }) =>
    renderPage(document, { mode: 'site', ...place, ...site, refs: {}, cmsUrl: '' }).parts.join('');

  test.each(PLACES)('names the site of its country: $country $locale', (place) => {
    const markup = draw(place, { siteUrl: `https://lumavelo.${place.country}` });
    expect(markup).toContain(` site-url="https://lumavelo.${place.country}"`);
    expect(markup).toContain(` country="${place.country}"`);
  });

  test('names no site where none is, as on the canvas', () => {
    const [place] = PLACES;
    if (place) expect(draw(place, {})).not.toContain('site-url');
  });
});
