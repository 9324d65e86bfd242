import { expect, test } from 'vitest';
import { findPagePath, isOwnAddress, normalisePath } from './own-addresses.ts';

test.each([
  ['/index.html', '/'],
  ['/Index', '/'],
  ['/en/x.HTML', '/en/x'],
  ['/en/x/index.html', '/en/x'],
  ['/en/x.php', '/en/x.php'],
])('%s is the file of the page %s', (path, page) => {
  expect(findPagePath(path)).toBe(page);
});

test.each([
  ['/', '/'],
  ['//EN///x/', '/en/x'],
  ['/a/./b/../c', '/a/c'],
  ['/../../x', '/x'],
  ['/%72obots%2Etxt', '/robots.txt'],
  ['/a%2Fb', '/a/b'],
  ['/\\a\\b', '/a/b'],
  ['/50%', '/50%'],
  ['/old/page.html', '/old/page.html'],
])('%s is looked up as %s', (path, normal) => {
  expect(normalisePath(path)).toBe(normal);
});

test.each([
  ...['/', '/en', '/index.html', '/en/index.html', '/404.html', '/en/404', '/feed.xml', '/en/feed.xml'],
  ...['/newsletter/confirm', '/en/newsletter/withdraw.html', '/Newsletter/CONFIRM/', '/zoeken', '/en/search'],
  ...['/robots.txt', '/ROBOTS.txt', '/%72obots.txt', '//robots.txt', '/x/../robots.txt', '/robots.txt/x'],
  ...['/sitemap.xml', '/sitemap-nl-NL.xml', '/site.webmanifest', '/_redirects', '/redirects.caddy', '/kept-pages.json'],
  ...[
    '/_astro/a.js',
    '/img/favicon.svg',
    '/assets',
    '/pagefind/pagefind.js',
    '/llms.txt',
    '/werkgever.md',
    '/en/x.MD',
    '/share/x',
    '/.well-known/security.txt',
  ],
])('%s is the Dutch site’s own', (path) => {
  expect(isOwnAddress('nl', path)).toBe(true);
});

test.each(['/newsletter', '/old/robots.txt', '/werkgever', '/old.html', '/suche', '/sitemap', '/imgs', '/fietsen'])(
  '%s is free on the Dutch site',
  (path) => {
    expect(isOwnAddress('nl', path)).toBe(false);
  },
);

test('each country has its own', () => {
  expect(isOwnAddress('fr', '/')).toBe(true);
  expect(isOwnAddress('de', '/suche')).toBe(true);
  expect(isOwnAddress('fr', '/newsletter/confirm')).toBe(false);
  expect(isOwnAddress('fr', '/fr/newsletter/confirm')).toBe(true);
});
