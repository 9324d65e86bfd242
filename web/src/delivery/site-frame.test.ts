import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPageContext } from '../document/page-context.ts';
import { readSettings } from '../settings.ts';
import { type FakeCms, send, startFakeCms } from '../testing/fake-cms.ts';
import { loadFrame } from './site-frame.ts';

let cms: FakeCms;
beforeEach(async () => {
  cms = await startFakeCms([]);
});
afterEach(() => cms.close());

const SETUP = 'https://cms.example';
const SITE = 'https://lumavelo.example';

test.each([
  [{}, { cmsUrl: SETUP, fileBase: SETUP }, { cmsUrl: SETUP }],
  [
    { apiPublicUrl: 'https://api.example/' },
    { cmsUrl: 'https://api.example', fileBase: 'https://api.example' },
    { cmsUrl: 'https://api.example' },
  ],
  [
    { cdnPrefix: 'https://cdn.example/nl/' },
    { cmsUrl: SETUP, fileBase: 'https://cdn.example/nl' },
    { cmsUrl: SETUP, fileBase: 'https://cdn.example/nl' },
  ],
])('with the site settings %j, files and calls are at %j', async (said, addresses, context) => {
  const texts = { organisation: '', email: '', phone: '' };
  cms.faults.push((response) => send(response, 200, { data: { ...texts, ...said } }));
  const settings = readSettings({ CMS_URL: SETUP, DELIVERY_URL: cms.url, SITE_URL_NL: SITE });
  const frame = await loadFrame(settings, 'nl');
  expect(frame).toMatchObject(addresses);
  const { cmsUrl, fileBase, siteUrl } = createPageContext({ locale: 'nl', refs: {} }, settings, {}, frame);
  expect({ cmsUrl, fileBase }).toEqual({ fileBase: undefined, ...context });
  expect(siteUrl).toBe(SITE);
});

test('known paths lead to the pages that the CMS names, in the language of the page', async () => {
  const knownPages = [
    { path: '/', locale: 'en', slug: '' },
    { path: '/werkgever', locale: 'en', slug: 'employers' },
    { path: '/calculator', locale: 'be', slug: 'calculator' },
  ];
  const data = { organisation: '', email: '', phone: '', knownPages };
  cms.faults.push((response) => send(response, 200, { data }));
  const settings = readSettings({ COUNTRY: 'be', DELIVERY_URL: cms.url });
  const frame = await loadFrame(settings, 'en');
  const { knownPaths } = createPageContext({ locale: 'en', refs: {} }, settings, {}, frame);
  expect(knownPaths).toEqual({
    '/': '/en',
    '/werkgever': '/en/employers',
    '/calculator': '/calculator',
    '/fietsen': '/en/bikes',
  });
});
