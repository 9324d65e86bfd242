import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('has a default for everything, so that a fresh clone runs', () => {
  expect(readSettings({})).toEqual({
    country: 'nl',
    cmsUrl: 'http://localhost:1337',
    deliveryUrl: 'http://localhost:1337',
    siteUrls: {
      nl: 'http://localhost:4321',
      de: 'http://localhost:4322',
      be: 'http://localhost:4323',
      at: 'http://localhost:4324',
      fr: 'http://localhost:4325',
    },
    visitorRuntime: 'preact',
    gallery: false,
  });
});

test('addresses lose their last slash, so that paths can follow', () => {
  const settings = readSettings({ CMS_URL: 'https://cms.example.com/', SITE_URL_BE: 'https://example.be/' });
  expect(settings.cmsUrl).toBe('https://cms.example.com');
  expect(settings.siteUrls.be).toBe('https://example.be');
});

test('content may be read from another address than the one files are linked from', () => {
  const settings = readSettings({ CMS_URL: 'https://cms.example.com', DELIVERY_URL: 'http://127.0.0.1:1400' });
  expect(settings.deliveryUrl).toBe('http://127.0.0.1:1400');
  expect(settings.cmsUrl).toBe('https://cms.example.com');
});

test('the key of the map stands in the address of its tiles', () => {
  const url = 'https://tiles.example.com/{z}/{x}/{y}.png?key={key}';
  expect(readSettings({}).mapTiles).toBeUndefined();
  expect(readSettings({ MAP_TILES_URL: url, MAP_ATTRIBUTION: '© Tiles', MAP_KEY: 'a&b' }).mapTiles).toEqual({
    url: 'https://tiles.example.com/{z}/{x}/{y}.png?key=a%26b',
    attribution: '© Tiles',
  });
});

test.each([
  [{ COUNTRY: 'se' }, 'COUNTRY is "se", but there are sites for nl, de, be, at, fr only. Set one of them.'],
  [{ CMS_URL: 'cms' }, 'CMS_URL is "cms", which is no address. Set one such as https://www.example.com.'],
  [
    { MAP_TILES_URL: 'https://tiles.example.com', MAP_ATTRIBUTION: '©' },
    'MAP_TILES_URL is "https://tiles.example.com", which is no address of tiles. Set one such as https://tiles.example.com/{z}/{x}/{y}.png.',
  ],
  [
    { MAP_TILES_URL: 'javascript:{z}{x}{y}', MAP_ATTRIBUTION: '©' },
    'MAP_TILES_URL is "javascript:{z}{x}{y}", which is no address of tiles.',
  ],
  [
    { MAP_TILES_URL: 'https://tiles.example.com/{z}/{x}/{y}.png' },
    'MAP_TILES_URL is set, but MAP_ATTRIBUTION is not. Set what the licence of the tiles asks to be shown.',
  ],
  [{ VISITOR_RUNTIME: 'vue' }, 'VISITOR_RUNTIME is "vue". Set it to "preact" or "react".'],
])('refuses %o with a sentence', (env, message) => {
  expect(() => readSettings(env)).toThrow(message);
});
