import { expect, test } from 'vitest';
import { writeSitemap } from './write-sitemap.ts';

const address = 'https://lumavelo.nl/a&b';
const alternates = [{ hreflang: 'nl-NL', href: address, country: 'nl', locale: 'nl' }] as const;

test('lists each page with its languages, safe as XML', () => {
  expect(writeSitemap([{ address, alternates, updatedAt: '2026-11-20T12:00:00.000Z' }])).toContain(
    '<url><loc>https://lumavelo.nl/a&amp;b</loc><lastmod>2026-11-20T12:00:00.000Z</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="nl-NL" href="https://lumavelo.nl/a&amp;b"/></url>',
  );
});

test('says nothing of a time that is not known', () => {
  expect(writeSitemap([{ address, alternates }])).not.toContain('lastmod');
});
