import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadEngine, type SearchEngine } from './search-engine.ts';

/** Pages by what they say, in an index that finds as Pagefind does: what has all words. */
const PAGES = {
  '/nieuws-winterbanden': 'vergeet je accu niet: onder nul rijd je minder ver, ook met winter banden',
  '/veelgestelde-vragen': 'mijn fiets is gestolen, wat nu? in het weekend mag het ook',
  '/fietsen': 'met accu of zonder',
};
const INDEX = `
  const pages = Object.entries(${JSON.stringify(PAGES)});
  export const createInstance = () => ({
    search: async (words, { filters }) => ({
      results: pages
        .filter(([, text]) => filters.kind === 'page' && words.split(' ').every((word) => text.split(/\\W+/).includes(word)))
        .map(([url]) => ({ id: url, score: 1, data: async () => ({ url, excerpt: '', meta: { title: url }, filters: {} }) })),
    }),
  });`;

let folder: string;
let ask: SearchEngine;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lumavelo-search-'));
  await writeFile(join(folder, 'pagefind.js'), INDEX);
  ask = await loadEngine(`${folder}/`, 'nl');
});

afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['accu', ['/nieuws-winterbanden', '/fietsen']],
  ['accu in de winter', ['/nieuws-winterbanden']],
  ['kan ik de fiets in het weekend gebruiken', ['/veelgestelde-vragen']],
  ['xylofoon', []],
  ['in de zon', []],
])('the question “%s” finds what has all of its words, else what has most of the longer ones', async (words, paths) => {
  const { count, kinds, read } = await ask({ words, kind: '' });
  expect((await read(0, 10)).map(({ path }) => path)).toEqual(paths);
  expect([count, kinds.page]).toEqual([paths.length, paths.length]);
});
