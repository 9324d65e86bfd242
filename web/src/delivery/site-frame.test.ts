import type { SiteSettings, SiteSettingsResponse } from '@lumavelo/blocks/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPageContext } from '../document/page-context.ts';
import { readSettings } from '../settings.ts';
import { EMPTY_SETTINGS, type FakeCms, send, startFakeCms } from '../testing/fake-cms.ts';
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
])('with the site settings %j, files and calls are at %j', async (given, addresses, context) => {
  cms.faults.push((response) => send<SiteSettingsResponse>(response, 200, { data: { ...EMPTY_SETTINGS, ...given } }));
  const settings = readSettings({ CMS_URL: SETUP, DELIVERY_URL: cms.url, SITE_URL_NL: SITE });
  const frame = await loadFrame(settings, 'nl');
  expect(frame).toMatchObject(addresses);
  const { cmsUrl, fileBase, siteUrl } = createPageContext({ locale: 'nl', refs: {} }, settings, frame);
  expect({ cmsUrl, fileBase }).toEqual({ fileBase: undefined, ...context });
  expect(siteUrl).toBe(SITE);
});

test('known paths lead to the pages that the CMS names, in the language of the page', async () => {
  const knownPages: SiteSettings['knownPages'] = [
    { path: '/', locale: 'en', slug: '' },
    { path: '/werkgever', locale: 'en', slug: 'employers' },
    { path: '/calculator', locale: 'be', slug: 'calculator' },
  ];
  cms.faults.push((response) => send<SiteSettingsResponse>(response, 200, { data: { ...EMPTY_SETTINGS, knownPages } }));
  const settings = readSettings({ COUNTRY: 'be', DELIVERY_URL: cms.url });
  const frame = await loadFrame(settings, 'en');
  const { knownPaths } = createPageContext({ locale: 'en', refs: {} }, settings, frame);
  expect(knownPaths).toEqual({
    '/': '/en',
    '/werkgever': '/en/employers',
    '/calculator': '/calculator',
    '/fietsen': '/en/bikes',
  });
});

test('settings in another shape are refused, and what to do is said', async () => {
  const { scriptHosts: _, ...settings } = EMPTY_SETTINGS;
  cms.faults.push((response) => send(response, 200, { data: settings }));
  await expect(loadFrame(readSettings({ DELIVERY_URL: cms.url }), 'de')).rejects.toThrow(
    'The CMS delivered the site settings of nl in a shape this site does not know. Check that CMS and site are of the same version.',
  );
});
