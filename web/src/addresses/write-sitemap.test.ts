import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { writeSitemap } from './write-sitemap.ts';

const settings = readSettings({ SITE_URL_NL: 'https://lumavelo.nl' });
const page = {
  locale: 'nl',
  slug: 'a&b',
  countries: ['nl'],
  localizations: [],
  seo: { noIndex: false },
  updatedAt: '2026-11-20T12:00:00.000Z',
};

test('lists each page with its languages, safe as XML', () => {
  expect(writeSitemap([page], settings)).toContain(
    '<url><loc>https://lumavelo.nl/a&amp;b</loc><lastmod>2026-11-20T12:00:00.000Z</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="nl-NL" href="https://lumavelo.nl/a&amp;b"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://lumavelo.nl/a&amp;b"/></url>',
  );
});

test('leaves out what search engines shall not list', () => {
  expect(writeSitemap([{ ...page, seo: { noIndex: true } }], settings)).not.toContain('<url>');
});
