import { expect, test } from 'vitest';
import { listAlternates } from './alternates.ts';

const siteUrls = {
  nl: 'https://lumavelo.nl',
  de: 'https://lumavelo.de',
  be: 'https://lumavelo.be',
  at: 'https://lumavelo.at',
  fr: 'https://lumavelo.fr',
};

const lines = (...args: Parameters<typeof listAlternates>) =>
  listAlternates(...args).map(({ hreflang, href }) => `${hreflang} ${href}`);

test('a home page in every locale has one address per country and locale', () => {
  const localizations = ['de-AT', 'de', 'be', 'en', 'fr'].map((locale) => ({ locale, slug: '', countries: [] }));
  expect(lines({ locale: 'nl', slug: '', countries: [], localizations }, siteUrls)).toEqual([
    'nl-NL https://lumavelo.nl/',
    'en-NL https://lumavelo.nl/en',
    'de-DE https://lumavelo.de/',
    'en-DE https://lumavelo.de/en',
    'nl-BE https://lumavelo.be/',
    'fr-BE https://lumavelo.be/fr',
    'en-BE https://lumavelo.be/en',
    'de-AT https://lumavelo.at/',
    'en-AT https://lumavelo.at/en',
    'fr-FR https://lumavelo.fr/fr',
    'en-FR https://lumavelo.fr/en',
    'x-default https://lumavelo.nl/en',
  ]);
});

test('a page lives only in the countries it names', () => {
  const page = {
    locale: 'fr',
    slug: 'employeurs',
    countries: ['be'],
    localizations: [{ locale: 'en', slug: 'employers', countries: ['fr', 'be'] }],
  };
  expect(lines(page, siteUrls)).toEqual([
    'fr-BE https://lumavelo.be/fr/employeurs',
    'en-BE https://lumavelo.be/en/employers',
    'en-FR https://lumavelo.fr/en/employers',
    'x-default https://lumavelo.be/en/employers',
  ]);
});

test('without English the first address is the one for everybody else', () => {
  const page = { locale: 'nl', slug: 'werkgever', countries: [], localizations: [] };
  expect(lines(page, siteUrls)).toEqual([
    'nl-NL https://lumavelo.nl/werkgever',
    'x-default https://lumavelo.nl/werkgever',
  ]);
});

test('every page of a set names the same addresses', () => {
  const nl = { locale: 'nl', slug: 'werkgever', countries: [] };
  const en = { locale: 'en', slug: 'employers', countries: [] };
  expect(listAlternates({ ...nl, localizations: [en] }, siteUrls)).toEqual(
    listAlternates({ ...en, localizations: [nl] }, siteUrls),
  );
});

test('a list of localizations that holds the page itself changes nothing', () => {
  const nl = { locale: 'nl', slug: 'werkgever', countries: [] };
  expect(lines({ ...nl, localizations: [nl] }, siteUrls)).toEqual(lines({ ...nl, localizations: [] }, siteUrls));
});
