import { expect, test } from 'vitest';
import { listAlternates } from '../addresses/alternates.ts';
import { listRegions } from './regions.ts';

const siteUrls = {
  nl: 'https://lumavelo.nl',
  de: 'https://lumavelo.de',
  be: 'https://lumavelo.be',
  at: 'https://lumavelo.at',
  fr: 'https://lumavelo.fr',
};

const page = {
  locale: 'be',
  slug: 'voordelen',
  countries: ['be', 'nl'],
  localizations: [
    { locale: 'en', slug: 'benefits', countries: ['be', 'nl'] },
    { locale: 'nl', slug: 'voordelen-nl', countries: [] },
  ],
};

const lines = (homes: ('be' | 'en' | 'fr')[]) =>
  listRegions({
    settings: { country: 'be', siteUrls },
    locale: 'be',
    alternates: listAlternates(page, siteUrls),
    homes,
  }).flatMap(({ country, links }) =>
    links.map(({ lang, href, isHome }) => `${country} ${lang} ${href}${isHome ? ' *' : ''}`),
  );

test('leads to the same page where it is, and home, with a mark, where it is not', () => {
  expect(lines(['be', 'en', 'fr'])).toEqual([
    'nl nl-NL https://lumavelo.nl/voordelen-nl',
    'nl en-NL https://lumavelo.nl/en/benefits',
    'de de-DE https://lumavelo.de/ *',
    'de en-DE https://lumavelo.de/en *',
    'be nl-BE /voordelen',
    'be fr-BE /fr *',
    'be en-BE /en/benefits',
    'at de-AT https://lumavelo.at/ *',
    'at en-AT https://lumavelo.at/en *',
    'fr fr-FR https://lumavelo.fr/fr *',
    'fr en-FR https://lumavelo.fr/en *',
  ]);
});

test('offers no language of this country that has neither the page nor a home', () => {
  expect(lines(['be']).filter((line) => line.startsWith('be'))).toEqual([
    'be nl-BE /voordelen',
    'be en-BE /en/benefits',
  ]);
});
