import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Country } from '@lumavelo/blocks/site';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { isFull } from '../../scripts/testing/matrix.ts';
import { type Hit, loadEngine } from '../../web/src/search/search-engine.ts';
import { type FakeCms, type FakeEntry, startFakeCms } from '../../web/src/testing/fake-cms.ts';
import { HOSTILE_TEXTS } from '../../web/src/testing/hostile-texts.ts';
import { type BuiltRelease, buildRelease } from './build-release.ts';
import { Releases } from './releases.ts';
import { findNode } from './testing/find-node.ts';

/** Releases, searched by the code of the search page, which reads the files of the index as a browser does. */
const builds = join(import.meta.dirname, '../../web/.cache/publisher');

let sites: string;
/** What builds find `node` by. */
let path: string;
let cms: FakeCms;
let entries: FakeEntry[];
/** What went wrong with the index of the last release. */
let complaints: string[];

const block = (type: string, props: object) => ({
  id: `${type}1`,
  type,
  v: 1,
  props: props as Record<string, unknown>,
});
const title = (text: string) => block('Title', { title: text, type: 1 });
const words = (text: string) => block('Text', { content: text });
const page = (slug: string, name: string, text: string, more: object = {}): FakeEntry => ({
  documentId: slug || 'home',
  locales: { nl: { title: name, slug, blocks: [title(name), words(text)], ...more } },
});

async function begin(): Promise<void> {
  mkdirSync(builds, { recursive: true });
  sites = mkdtempSync(join(builds, 'sites-'));
  path = String(process.env.PATH);
  entries = [];
  cms = await startFakeCms(entries);
}

async function end(): Promise<void> {
  await cms.close();
  rmSync(sites, { recursive: true, force: true });
}

beforeEach(() => {
  vi.stubGlobal('document', { currentScript: null, querySelector: () => ({ getAttribute: () => 'nl-NL' }) });
  vi.stubGlobal('fetch', async (address: string) => {
    const content = await readFile(fileURLToPath(address)).catch(() => undefined);
    return content ? new Response(content) : new Response('', { status: 404 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

async function publish(country: Country, content: FakeEntry[]): Promise<BuiltRelease> {
  entries.splice(0, entries.length, ...content);
  const env = { PATH: path, CMS_URL: cms.url };
  const release = await buildRelease(country, { sites, env, contentState: 'any' });
  await new Releases(sites, country).goLive(release.id);
  complaints = await release.complete();
  return release;
}

/** What the search page of a release answers. */
async function search(country: Country, { id }: { id: string }, language = 'nl_NL') {
  const folder = join(new Releases(sites, country).folderOf(id), 'pagefind/');
  const ask = await loadEngine(pathToFileURL(folder).href, language);
  return async (question: string, kind: '' | Hit['kind'] = ''): Promise<Hit[]> => {
    const { count, read } = await ask({ words: question, kind });
    return read(0, count);
  };
}

const paths = (hits: readonly Hit[]) => hits.map(({ path }) => path);

/** What Astro writes of the pages is what counts here. */
describe('the search of a real build', () => {
  let release: BuiltRelease;
  // Without the two whose signs no browser shows.
  const hostile = HOSTILE_TEXTS.slice(0, -2);

  beforeAll(async () => {
    await begin();
    release = await publish('nl', [
      page('', 'Thuis', 'Over verzekering staat elders meer: een verzekering kost weinig.'),
      { ...page('verzekering', 'Verzekering', 'Alles is gedekt.'), menu: 'header' },
      page('geheim', 'Bijna klaar', 'Een korenwolf in de berm.', { seo: { noIndex: true } }),
      page('ooit', 'Nog niet', 'Een korenwolf in de berm.', { draft: true }),
      page('berm', 'De berm', 'Hier groeit klaver.'),
      page('bericht', 'Een bericht', 'Klaver in het nieuws.'),
      page('nieuws', 'Nieuws', '', {
        blocks: [
          title('Nieuws'),
          block('NewsItemsBlock', {
            items: [
              { id: 'news1', title: 'Een bericht', date: '2026-11-01', link: '/bericht' },
              { id: 'news2', title: 'De lijst zelf', date: '2026-11-02', link: '/nieuws' },
              { id: 'news3', title: 'Uit het menu', date: '2026-11-03', link: '/verzekering' },
            ],
          }),
        ],
      }),
      ...hostile.map((text, index) => page(`tekst-${index}`, text, `distel ${text}`)),
    ]);
  }, 200_000);
  afterAll(end);

  test('finds what stands on public pages, by title before text, and nothing of what stands around it', async () => {
    expect(complaints).toEqual([]);
    const find = await search('nl', release);
    const insured = await find('verzekering');
    expect(paths(insured)).toEqual(['/verzekering', '/']);
    expect(insured[0]).toMatchObject({ title: 'Verzekering', kind: 'page' });
    expect(insured[1]?.excerpt).toContainEqual({ text: 'verzekering', isMarked: true });
    expect(await find('korenwolf')).toEqual([]);
    // The office and the field of the search page.
    for (const around of ['Teststraat', 'zoeken', 'JavaScript']) expect(await find(around), around).toEqual([]);
    expect((await find('klaver')).map(({ path, kind }) => [path, kind]).sort()).toEqual([
      ['/bericht', 'news'],
      ['/berm', 'page'],
    ]);
    expect(paths(await find('klaver', 'news'))).toEqual(['/bericht']);
    // Of what comes with an index, only what the search page reads.
    const names = readdirSync(join(sites, 'nl/pagefind')).sort();
    expect(names.filter((name) => !/\.(?:pf_meta|pagefind)$/.test(name))).toEqual([
      'filter',
      'fragment',
      'index',
      'pagefind-entry.json',
      'pagefind.js',
    ]);
  });

  test('shows what an editor typed as it was typed', async () => {
    const hits = await (await search('nl', release))('distel');
    expect(hits.map((hit) => hit.title).sort()).toEqual(hostile.toSorted());
    for (const { title: name, excerpt } of hits) {
      const said = excerpt.map(({ text }) => text).join('');
      // In an excerpt nothing tells an entity that somebody typed from the sign it stands for.
      const typed = name.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
      expect(said.replace(/\s+/g, ' ')).toContain(typed.replace(/\s+/g, ' ').trim());
    }
  });

  test.runIf(isFull)('finds in each language its own pages, and nothing in one without pages', async () => {
    const belgian = await publish('be', [
      {
        documentId: 'home',
        locales: {
          be: { title: 'Thuis', slug: '', blocks: [title('Verzekering voor de fiets')] },
          en: { title: 'Home', slug: '', blocks: [title('Insurance, and what else Verzekering means')] },
        },
      },
    ]);
    const find = async (language: string) => {
      const lang = language.replace('_', '-');
      vi.stubGlobal('document', { currentScript: null, querySelector: () => ({ getAttribute: () => lang }) });
      return paths(await (await search('be', belgian, language))('verzekering'));
    };
    expect(await find('nl_BE')).toEqual(['/']);
    expect(await find('en_BE')).toEqual(['/en']);
    expect(await find('fr_BE')).toEqual([]);
  });
});

describe('the index of a release', () => {
  beforeEach(async () => {
    await begin();
    path = findNode(join(sites, 'bin'));
  });
  afterEach(end);

  test('follows what is published; where none can be made, the search finds what it found before', async () => {
    const first = await publish('nl', [page('', 'Thuis', 'Welkom.'), page('klaver', 'Klaver', 'Groen.')]);
    expect(paths(await (await search('nl', first))('klaver'))).toEqual(['/klaver']);
    const second = await publish('nl', [page('', 'Thuis', 'Welkom.'), page('distel', 'Distel', 'Paars.')]);
    const find = await search('nl', second);
    expect(paths(await find('distel'))).toEqual(['/distel']);
    expect(await find('klaver')).toEqual([]);
    // Whoever has the search page open reads on in the index that it began with.
    const parts = (id: string) => readdirSync(join(new Releases(sites, 'nl').folderOf(id), 'pagefind/fragment'));
    expect(parts(second.id)).toEqual(expect.arrayContaining(parts(first.id)));

    vi.stubEnv('PAGEFIND_EXTENDED_BINARY_PATH', '/nowhere/pagefind');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const third = await publish('nl', [page('', 'Thuis', 'Welkom.'), page('varen', 'Varen', 'Groen.')]);
    expect(complaints).toEqual([
      'The search index could not be made (Pagefind backend closed). Visitors find what they found before. The next build tries again.',
    ]);
    expect(paths(await (await search('nl', third))('distel'))).toEqual(['/distel']);
    expect(existsSync(join(sites, 'nl/varen.html'))).toBe(true);

    vi.unstubAllEnvs();
    const fourth = await publish('nl', [page('', 'Thuis', 'Welkom.'), page('varen', 'Varen', 'Groen.')]);
    expect(complaints).toEqual([]);
    expect(paths(await (await search('nl', fourth))('varen'))).toEqual(['/varen']);
  });

  test.runIf(isFull)('holds no release up, and comes though that before it never came', async () => {
    const first = await publish('nl', [page('', 'Thuis', 'Welkom.'), page('klaver', 'Klaver', 'Groen.')]);
    const silent = join(sites, 'silent');
    writeFileSync(silent, '#!/bin/sh\nexec sleep 600\n', { mode: 0o755 });
    vi.stubEnv('PAGEFIND_EXTENDED_BINARY_PATH', silent);
    const stop = new AbortController();
    const releases = new Releases(sites, 'nl');
    const goLive = async (contentState: string) => {
      entries.splice(1, 1, page(contentState, contentState, 'Paars.'));
      const env = { PATH: path, CMS_URL: cms.url };
      const release = await buildRelease('nl', { sites, env, contentState });
      await releases.goLive(release.id);
      return release;
    };
    const complaintsOfSecond = (await goLive('distel')).complete(stop.signal);
    const complaintsOfThird = (await goLive('varen')).complete();
    const fourth = await goLive('klimop');
    const complaintsOfFourth = fourth.complete();
    expect(fourth.searchFiles).toEqual((await releases.list()).find(({ id }) => id === first.id)?.searchFiles);
    expect(paths(await (await search('nl', fourth))('klaver'))).toEqual(['/klaver']);

    vi.unstubAllEnvs();
    stop.abort();
    expect(await complaintsOfSecond).toEqual([
      'The search index could not be made (Pagefind gave no answer before the publisher stopped). Visitors find what they found before. The next build tries again.',
    ]);
    expect([await complaintsOfThird, await complaintsOfFourth]).toEqual([[], []]);
    const find = await search('nl', fourth);
    expect(paths(await find('klimop'))).toEqual(['/klimop']);
    expect(await find('klaver')).toEqual([]);
  });
});
