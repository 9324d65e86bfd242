import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { parsePage } from '../document/parse-page.ts';
import { HOSTILE_TEXTS } from '../testing/hostile-texts.ts';
import { addPolicy, writePolicy } from './write-policy.ts';

const sources = {
  cmsUrl: 'https://cms.test/x',
  asked: ['https://flags.test/a', '', '/own'],
  scripts: [],
  styles: { sheets: [], attributes: [] },
  scriptHosts: ['https://scripts.test'],
};
const policyOf = (html: string, scripts: string[] = []) => writePolicy(parsePage(html), { ...sources, scripts });
const scriptSources = (html: string, scripts: string[] = []) => /script-src ([^;]*)/.exec(policyOf(html, scripts))?.[1];
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('lets run the scripts that the site wrote, and nothing else that stands anywhere', () => {
  const html = '<script>a < b</script><script type="module" src="/_astro/x.js"></script><script>other()</script>';
  expect(scriptSources(html, ['a < b', 'b\n', 'a < b'])).toBe(`'self' ${hash('a < b')} ${hash('b\n')}`);
  expect(scriptSources(html)).toBe("'self'");
  expect(policyOf(html)).not.toMatch(/script-src[^;]*unsafe/);
});

test('lets the search page read its index by WebAssembly, and no other page run any', () => {
  expect(scriptSources('<site-search></site-search>')).toBe("'self' 'wasm-unsafe-eval'");
  expect(policyOf('<main>site-search</main>')).not.toContain('wasm');
});

test('lets in the styles that stand in the page, and any only beside scripts of others', () => {
  const styles = { sheets: ['p{color:red}'], attributes: ['--gap:4', 'color:red'] };
  const styleSources = (html: string, own = styles) =>
    /style-src ([^;]*)/.exec(writePolicy(parsePage(html), { ...sources, styles: own }))?.[1];
  const sheet = hash('p{color:red}');
  expect(styleSources('')).toBe(`'self' ${sheet} 'unsafe-hashes' ${hash('--gap:4')} ${hash('color:red')}`);
  expect(styleSources('', { ...styles, attributes: [] })).toBe(`'self' ${sheet}`);
  expect(styleSources('<consent-bar>')).not.toContain('unsafe-inline');
  expect(styleSources('<script-embed data-src="https://others.test/a.js">')).not.toContain('unsafe-inline');
  for (const page of ['<script-embed data-src="https://scripts.test/a.js">', '<form data-block="HubspotForm">']) {
    expect(styleSources(page), page).toBe("'self' 'unsafe-inline'");
  }
});

test('names the hosts of what the page’s blocks fetch', () => {
  expect(scriptSources('<script-embed class="x" data-src="https://scripts.test/a.js"></script-embed>')).toBe(
    "'self' https://scripts.test",
  );
  expect(scriptSources('<script-embed data-src="https://others.test/a.js"></script-embed>')).toBe("'self'");
  expect(scriptSources('<script-embed data-src="/assets/js/calculator.umd.js"></script-embed>')).toBe("'self'");
  expect(scriptSources('<form data-block="HubspotForm">')).toBe("'self' https://*.hsforms.net");
});

const directive = (name: string, html: string) => new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policyOf(html))?.[1];
const EMBED = '<script-embed data-src="https://scripts.test/a.js">';

test('names the hosts that take forms', () => {
  // A browser sends forms there without their script.
  expect(directive('form-action', '<form action="https://evil.test">')).toBe("'self' https://cms.test");
  expect(directive('form-action', EMBED)).toBe("'self' https://cms.test https://scripts.test");
  expect(directive('form-action', '<form data-block="HubspotForm">')).toBe(
    "'self' https://cms.test https://*.hsforms.com",
  );
});

test('names the hosts that the site asks; only scripts of others ask whom they like', () => {
  const own = "'self' https://cms.test https://flags.test";
  expect(directive('connect-src', '<video-facade data-block="Video">')).toBe(own);
  expect(directive('connect-src', '<consent-bar>')).toBe(
    `${own} https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com`,
  );
  expect(directive('connect-src', EMBED)).toBe(`${own} https:`);
});

test.each(['', '<consent-bar>', EMBED, '<form data-block="HubspotForm">', '<video-facade data-block="Video">'])(
  'gives no directive but those of pictures, videos and others’ scripts a bare scheme: %s',
  (html) => {
    const open = policyOf(html)
      .split('; ')
      .filter((entry) => /\s(?:https?|wss?):(?:\s|$)|\s\*(?:\s|$)/.test(entry))
      .map((entry) => entry.split(' ')[0]);
    const expected = /script-embed|HubspotForm/.test(html) ? ['connect-src'] : [];
    expect(open).toEqual(['img-src', 'media-src', ...expected]);
  },
);

test('players may take captions out of the page where some stand in it', () => {
  expect(policyOf('<video-block data-captions="WEBVTT">')).toContain("media-src 'self' https: https://cms.test blob:;");
  expect(policyOf('<video-block>')).toContain("media-src 'self' https: https://cms.test;");
});

test('stands before everything that runs or is shown, behind the files that are fetched first', () => {
  const meta = '<meta http-equiv="content-security-policy" content="default-src \'self\'">';
  const put = (before: string, after: string) =>
    expect(addPolicy(`<head>${before}${after}`, "default-src 'self'")).toBe(`<head>${before}${meta}${after}`);
  put('<meta charset="utf-8">', '<script>');
  put(
    '<meta charset="utf-8"><meta name="viewport" content="a"><link rel="preload" href="/f.woff2"><link rel="preload" as="image">',
    '<style></style><link rel="preload" href="/later">',
  );
});

test('frames hold what the page’s blocks declare: players of videos, HubSpot’s own form', () => {
  const frames = (html: string) => /frame-src ([^;]*)/.exec(policyOf(html))?.[1];
  expect(frames('<iframe src="https://evil.test">')).toBe("'self'");
  expect(frames('<video-facade data-block="Video">')).toBe(
    "'self' https://www.youtube-nocookie.com https://player.vimeo.com",
  );
  expect(frames('<form data-block="HubspotForm">')).toContain('https://*.hsforms.com');
  expect(frames('<p data-block="Gone">')).toBe("'self'");
});

test.each([
  ...HOSTILE_TEXTS,
  '<consent-bar>',
  '<form data-block="HubspotForm">',
  '<script-embed data-src="https://scripts.test/a.js">',
])('is the same whatever a text says: %j', (text) => {
  const attribute = text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  expect(policyOf(`<h1 title="${attribute}">Title</h1>`)).toBe(policyOf('<h1 title="">Title</h1>'));
});
