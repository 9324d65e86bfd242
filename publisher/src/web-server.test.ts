import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test as testAnyway, vi } from 'vitest';
import { writeCaddyRedirects } from '../../web/src/redirects/write-redirects.ts';
import { type FakeCms, startFakeCms } from '../../web/src/testing/fake-cms.ts';
import { buildRelease } from './build-release.ts';
import { Releases } from './releases.ts';
import { findCaddyVersion } from './testing/find-caddy.ts';
import { SLIDER } from './testing/slider.ts';
import { startWebServer, type WebServer } from './testing/web-server.ts';

/**
 * What visitors get from the web server of `docker-compose.yml`: Caddy with the repository's configuration, in front of a
 * real build of the Dutch site and of small ones of the other countries.
 */
const isInstalled = findCaddyVersion() !== undefined;
const test = isInstalled ? testAnyway : testAnyway.skip;
if (!isInstalled) console.warn('Caddy is not installed, so its tests are left out. Debian: apt-get install caddy');

const builds = join(import.meta.dirname, '../../web/.cache/publisher');
const SITES = { de: 'de-DE', be: 'nl-BE', at: 'de-AT', fr: 'fr-FR' } as const;

let sites: string;
let cms: FakeCms;
/** Stands for the CMS and for the preview server: says what it was asked. */
let other: Server;
let web: WebServer;

beforeAll(async () => {
  if (!isInstalled) return;
  mkdirSync(builds, { recursive: true });
  sites = mkdtempSync(join(builds, 'sites-'));
  cms = await startFakeCms([
    { documentId: 'home', locales: { nl: { title: 'Thuis', slug: '', blocks: [SLIDER] } } },
    { documentId: 'work', locales: { nl: { title: 'Werkgever', slug: 'zakelijk/voordelen' } } },
  ]);
  const env = { PATH: process.env.PATH, CMS_URL: cms.url };
  const releases = new Releases(sites, 'nl');
  const release = await buildRelease('nl', { sites, env, contentState: 'one' });
  await releases.goLive(release.id);
  await release.complete();
  for (const [country, language] of Object.entries(SITES)) writeSite(join(sites, country), language);
  mkdirSync(join(sites, 'be/fr'));
  writeFileSync(join(sites, 'be/fr/404.html'), '<html lang="fr-BE"></html>');

  other = createServer((request, response) => {
    const { 'x-request-id': id, host } = request.headers;
    response.end(JSON.stringify({ url: request.url, id, host }));
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = `127.0.0.1:${(other.address() as AddressInfo).port}`;
  web = await startWebServer(sites, { cms: address, preview: address });
}, 300_000);

afterAll(async () => {
  await web?.close();
  other?.close();
  await cms?.close();
  if (sites) rmSync(sites, { recursive: true, force: true });
});

/** A site of two pages that has no redirects. */
function writeSite(folder: string, language: string): void {
  mkdirSync(folder);
  for (const name of ['index', '404']) {
    writeFileSync(join(folder, `${name}.html`), `<html lang="${language}"><title>${name}</title></html>`);
  }
  writeFileSync(join(folder, 'redirects.caddy'), writeCaddyRedirects([]));
}

/** A file of the live Dutch site. */
const live = (name: string) => readFileSync(join(sites, 'nl', name));

/** The largest script of the Dutch site, which is worth compressing. */
function largestScript(): string {
  const [largest] = globSync('_astro/*.js', { cwd: join(sites, 'nl') }).sort((a, b) => live(b).length - live(a).length);
  return String(largest);
}

const language = (body: Buffer) => /<html lang="([^"]*)"/.exec(body.toString())?.[1];

test('logs hold no query, no address of a shared draft, and no referrer with either', async () => {
  const headers = { Referer: 'http://preview.localhost/share/secret-token?secret' };
  await web.ask('nl', '/nergens/seen?secret=1', headers);
  await web.ask('cms', '/seen?filters[email]=secret', headers);
  await web.ask('preview', '/share/secret-token/nl?name=secret', headers);
  await web.ask('preview', '/preview/seen?signature=secret', headers);
  await vi.waitFor(() => {
    for (const path of ['"/nergens/seen"', '"/seen"', '"/share/"', '"/preview/seen"'])
      expect(web.readLog()).toContain(`"uri":${path}`);
  });
  expect(web.readLog()).not.toContain('secret');
});

test('every country has a host of its own', async () => {
  for (const [country, expected] of [['nl', 'nl-NL'], ...Object.entries(SITES)]) {
    const { status, headers, body } = await web.ask(country as 'nl', '/');
    expect([status, language(body)], country).toEqual([200, expected]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  }
});

describe('addresses', () => {
  test('have no ending, and no slash at the end', async () => {
    const page = await web.ask('nl', '/zakelijk/voordelen');
    expect([page.status, page.body.toString()]).toEqual([200, live('zakelijk/voordelen.html').toString()]);
    for (const [slashed, to] of [
      ['/zakelijk/voordelen/', '/zakelijk/voordelen'],
      ['/zakelijk/voordelen///?utm_source=x&y=%20', '/zakelijk/voordelen?utm_source=x&y=%20'],
      ['/caf%C3%A9/', '/caf%C3%A9'],
    ] as const) {
      const { status, headers } = await web.ask('nl', slashed);
      expect([status, headers.location], slashed).toEqual([308, to]);
    }
  });

  test.each([
    '//elsewhere.test/',
    '/\\elsewhere.test/',
    '/%5Celsewhere.test/',
    '/%2Felsewhere.test/',
    '/.//elsewhere.test/',
  ])('%s leads to nobody else', async (path) => {
    const { location } = (await web.ask('nl', path)).headers;
    expect(new URL(location ?? '/', 'http://nl.localhost').host).toBe('nl.localhost');
  });

  test('that editors led on elsewhere do so, for good or for now', async () => {
    const moved = await web.ask('nl', '/ouder');
    expect([moved.status, moved.headers.location]).toEqual([301, '/zakelijk/voordelen']);
    const lent = await web.ask('nl', '/en/old.html');
    // The fragment is empty, so that one in the visitor's address does not go along.
    expect([lent.status, lent.headers.location]).toEqual([302, 'https://elders.test/#']);
  });

  test('where nothing is answer 404 with the page of their language', async () => {
    const dutch = await web.ask('nl', '/nergens');
    expect([dutch.status, dutch.body.toString()]).toEqual([404, live('404.html').toString()]);
    const english = await web.ask('nl', '/en/nowhere');
    expect([english.status, english.body.toString()]).toEqual([404, live('en/404.html').toString()]);
    const french = await web.ask('be', '/fr/nulle/part');
    expect([french.status, language(french.body)]).toEqual([404, 'fr-BE']);
    const german = await web.ask('at', '/fr/nulle-part');
    expect([german.status, language(german.body)]).toEqual([404, 'de-AT']);
  });

  test.each(['/_redirects', '/redirects.caddy', '/.env', '/_astro/.hidden', '/_astro/', '/_astro/gone.12345678.js'])(
    '%s is nobody’s',
    async (path) => {
      if (path.endsWith('.hidden')) writeFileSync(join(sites, 'nl', path), 'hidden');
      const { status, headers } = await web.ask('nl', path);
      // A slash at the end is taken off first.
      if (status === 308) expect((await web.ask('nl', String(headers.location))).status).toBe(404);
      else expect([status, headers['cache-control']]).toEqual([404, 'public, max-age=0, must-revalidate']);
    },
  );

  test('the one of security.txt is for everybody', async () => {
    const { status, body } = await web.ask('nl', '/.well-known/security.txt');
    expect([status, body.toString()]).toEqual([200, live('.well-known/security.txt').toString()]);
  });
});

describe('headers', () => {
  test.each(['/', '/nergens', '/img/favicon.svg'])('keep %s safe', async (path) => {
    const { headers } = await web.ask('nl', path);
    expect(headers).toMatchObject({
      'strict-transport-security': expect.stringMatching(/^max-age=31536000\b/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': "base-uri 'none'; object-src 'none'; frame-ancestors 'self'",
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    expect(headers.server).toBeUndefined();
  });

  test('of pages are joined by the hashes of the scripts in them, and no others run', async () => {
    const html = (await web.ask('nl', '/')).body.toString();
    const policy = /<meta http-equiv="content-security-policy" content="([^"]*)">/.exec(html)?.[1] ?? '';
    const allowed = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
    const own = [...html.matchAll(/<script(?![^>]*(?: src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
    );
    expect(own.length).toBeGreaterThan(0);
    expect(allowed.toSorted()).toEqual(["'self'", ...new Set(own)].toSorted());
  });

  test('let files with a hash in their name be kept for good, and everything else be asked for again', async () => {
    const kept = await web.ask('nl', `/${largestScript()}`);
    expect(kept.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const picture = /\/(share\/[0-9a-f]+\.jpg)"/.exec(live('index.html').toString())?.[1];
    const shared = await web.ask('nl', `/${picture}`);
    expect([shared.status, shared.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);

    const [part] = globSync('pagefind/{index,fragment,filter}/*', { cwd: join(sites, 'nl') });
    const index = await web.ask('nl', `/${part}`);
    expect([index.status, index.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    const entry = await web.ask('nl', '/pagefind/pagefind-entry.json?ts=1');
    expect([entry.status, entry.headers['cache-control']]).toEqual([200, 'public, max-age=0, must-revalidate']);

    const page = await web.ask('nl', '/');
    expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const again = await web.ask('nl', '/', { 'If-None-Match': String(page.headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});

describe('compression', () => {
  test('hands out the brotli version of scripts that the build wrote', async () => {
    const script = largestScript();
    const { headers, body } = await web.ask('nl', `/${script}`, { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(body).toEqual(live(`${script}.br`));
    expect(brotliDecompressSync(body)).toEqual(live(script));
  });

  test.each([
    ['zstd', zstdDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('packs pages as %s', async (encoding, unpack) => {
    const { headers, body } = await web.ask('nl', '/', { 'Accept-Encoding': encoding });
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(unpack(body)).toEqual(live('index.html'));
  });

  test('leaves everything as it is for those who ask for nothing', async () => {
    for (const [path, file] of [
      ['/', 'index.html'],
      [`/${largestScript()}`, largestScript()],
    ] as const) {
      const { headers, body } = await web.ask('nl', path);
      expect(headers['content-encoding']).toBeUndefined();
      expect(body).toEqual(live(file));
    }
  });
});

test('a release is seen at once, and the redirects it brings a moment later', async () => {
  const releases = new Releases(sites, 'nl');
  const [first] = await releases.list();
  const id = Releases.newId();
  const folder = await releases.prepare(id);
  cpSync(releases.folderOf(String(first?.id)), folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<html lang="nl-NL"><title>Nieuw</title></html>');
  writeFileSync(
    join(folder, 'redirects.caddy'),
    writeCaddyRedirects([{ from: '/later', to: '/zakelijk/voordelen', permanent: true }]),
  );
  const details = { contentState: 'two', builtAt: new Date().toISOString(), buildTime: 1, pages: 1, warnings: [] };
  await releases.finish({ id, ...details });
  await releases.goLive(id);
  expect((await web.ask('nl', '/')).body.toString()).toContain('<title>Nieuw</title>');
  await vi.waitFor(
    async () => {
      const { status, headers } = await web.ask('nl', '/later');
      expect([status, headers.location]).toEqual([301, '/zakelijk/voordelen']);
    },
    { timeout: 60_000, interval: 100 },
  );
  expect((await web.ask('nl', '/ouder')).status).not.toBe(301);

  await releases.goLive(String(first?.id));
  expect((await web.ask('nl', '/')).body).toEqual(live('index.html'));
});

test('by http, people are led to https, and programs are refused', async () => {
  for (const path of ['/admin', '/share/secret?x=1', '/apiary', '/']) {
    const { status, headers } = await web.ask('plain', path, { Host: 'cms.example.com' });
    expect([status, headers.location], path).toEqual([308, `https://cms.example.com${path}`]);
  }
  for (const path of ['/api/leads', '/api', '/API/leads', '//api/leads', '/x/../api/leads']) {
    const { status, headers, body } = await web.ask('plain', path, { Host: 'cms.example.com' });
    expect([status, headers.location, body.toString()], path).toEqual([403, undefined, 'Use https.']);
  }
});

test('the CMS and the preview of drafts have hosts of their own', async () => {
  for (const host of ['cms', 'preview'] as const) {
    const { status, headers, body } = await web.ask(host, '/some/path?x=1');
    expect([status, headers['x-content-type-options'], headers.server], host).toEqual([200, 'nosniff', undefined]);
    expect(headers['strict-transport-security'], host).toBe('max-age=31536000; includeSubDomains');
    expect(JSON.parse(body.toString()), host).toMatchObject({ url: '/some/path?x=1' });
  }
  const { body } = await web.ask('cms', '/');
  expect(JSON.parse(body.toString()).id).toMatch(/^[0-9a-f-]{36}$/);
});
