import { bindProps } from 'page-format';
import { media } from 'page-format/fields';
import { mediaReference } from 'page-format/testing/sample-blocks';
import { expect, test } from 'vitest';
import { link } from '../fields/index.ts';
import type { Country } from './locales.ts';
import { createContext } from './site-context.ts';

const label = { en: 'Label', de: 'Beschriftung' };
const props = { link: link({ label }), image: media({ label }) };

const contextOf = (country: Country, slug = '', locale: string = 'nl') =>
  createContext({
    ...{ mode: 'site', country, locale: 'nl', lang: 'nl-NL', cmsUrl: 'https://cms.example' },
    refs: { 'api::page.page:p1': { documentId: 'p1', title: 'x', slug, locale } },
  });

test.each([
  ['nl', 'nl', 'werkgever', '', '/werkgever'],
  ['nl', 'nl', '', 'offer', '/#offer'],
  ['nl', 'en', 'employers', 'offer', '/en/employers#offer'],
  ['be', 'fr', 'employeur', '', '/fr/employeur'],
  ['fr', 'fr', '', '', '/fr'],
  // In a language that the site does not have.
  ['nl', 'fr', 'x', '', ''],
] as const)('a link to a page on the %s site in %s', (country, locale, slug, hash, expected) => {
  const page = { $ref: 'api::page.page', documentId: 'p1', hash };
  expect(bindProps({ props }, { link: page }, contextOf(country, slug, locale)).link).toBe(expected);
});

test('pictures have the smaller versions that the CMS makes of them', () => {
  const { image } = bindProps({ props }, { image: mediaReference('m') }, contextOf('nl'));
  const file = mediaReference('m').snapshot.url.replace('/uploads/', '').replace('.jpg', '.webp');
  expect(image?.variants).toEqual([
    { url: `https://cms.example/uploads/thumbnail_${file}`, width: 250 },
    { url: `https://cms.example/uploads/small_${file}`, width: 500 },
    { url: `https://cms.example/uploads/medium_${file}`, width: 1200 },
  ]);
});

test('on a site served over https, links to it by its own host have https, and links elsewhere stay', () => {
  const context = createContext({ ...contextOf('nl').env, siteUrl: 'https://lumavelo.example', refs: {} });
  const leadTo = (address: string) => bindProps({ props }, { link: address }, context).link;
  expect(leadTo('http://lumavelo.example/fietsen')).toBe('https://lumavelo.example/fietsen');
  expect(leadTo('http://example.com')).toBe('http://example.com');
});
