import { typedLinkAddress } from 'page-format';
import { describe, expect, test } from 'vitest';
import { registry } from '../registry.ts';
import { leadKnownPaths, listDefaultLinks, listKnownPaths } from './known-paths.ts';
import { BIKE_LIST_PATHS, COUNTRY_SITES } from './locales.ts';
import { createContext } from './site-context.ts';

const place = { mode: 'site', locale: 'nl', country: 'nl', lang: 'nl-NL', refs: {} } as const;

test('the known paths are those of the links that new blocks start with', () => {
  const links = listDefaultLinks(registry).map(({ type, place, address }) => `${type}.${place} ${address}`);
  // The specification names these (point 2).
  expect(links).toEqual(
    expect.arrayContaining([
      'SliderWithPricing.ctaLink /calculator',
      'TargetAudienceBlock.items.0.link /werkgever',
      'TargetAudienceBlock.items.1.link /werkgever-niet-aangesloten',
      'TargetAudienceBlock.items.2.link /zelfstandige',
      'TargetAudienceBlock.items.3.link /calculator',
      'Button.link /',
    ]),
  );
  expect(listKnownPaths(registry).sort()).toEqual([
    '/',
    '/calculator',
    '/fietsen',
    '/werkgever',
    '/werkgever-niet-aangesloten',
    '/zelfstandige',
  ]);
});

describe.each(
  Object.values(COUNTRY_SITES).flatMap(({ country, locales }) => locales.map((entry) => ({ country, ...entry }))),
)('on the site of $country in $locale', ({ country, locale, prefix }) => {
  const paths = leadKnownPaths(country, locale, [
    { path: '/', locale, slug: '' },
    { path: '/werkgever', locale, slug: 'employers' },
  ]);

  test.each([
    ['/', prefix || '/'],
    ['/werkgever', `${prefix}/employers`],
    ['/werkgever?from=home#offer', `${prefix}/employers?from=home#offer`],
    ['/fietsen', BIKE_LIST_PATHS[locale]],
    // Neither another page nor another site.
    ['/en/bikes', '/en/bikes'],
    ['/werkgever/x', '/werkgever/x'],
    ['/werkgevers', '/werkgevers'],
    ['//werkgever', '//werkgever'],
    ['https://example.com/werkgever', 'https://example.com/werkgever'],
    ['#werkgever', '#werkgever'],
    ['mailto:someone@example.com', 'mailto:someone@example.com'],
    ['constructor', 'constructor'],
    ['', ''],
    ['/uploads/leaflet.pdf', 'https://cdn.example/uploads/leaflet.pdf'],
  ])('%j leads to %j', (typed, address) => {
    const addresses = { cmsUrl: 'https://cms.example', fileBase: 'https://cdn.example' };
    const context = createContext({ ...place, ...addresses, knownPaths: paths });
    expect(typedLinkAddress(typed, context)).toBe(address);
  });
});

test('without a site, as on the canvas, links stay as they were typed', () => {
  const context = createContext({ ...place, cmsUrl: '' });
  expect(typedLinkAddress('/werkgever', context)).toBe('/werkgever');
  expect(typedLinkAddress('/uploads/leaflet.pdf', context)).toBe('/uploads/leaflet.pdf');
});
