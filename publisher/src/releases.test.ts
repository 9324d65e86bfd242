import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SEARCH_FOLDER } from '@lumavelo/blocks/site';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HASHED_FOLDER, KEPT_RELEASES, Releases } from './releases.ts';

let sites: string;
let releases: Releases;
beforeEach(() => {
  sites = mkdtempSync(join(tmpdir(), 'sites-'));
  releases = new Releases(sites, 'nl');
});
afterEach(() => rmSync(sites, { recursive: true }));

/** A release whose page and script say its number. */
async function build(number: number): Promise<string> {
  const id = `20261120-12000${number}-000`;
  const folder = await releases.prepare(id);
  mkdirSync(join(folder, HASHED_FOLDER), { recursive: true });
  writeFileSync(join(folder, 'index.html'), `page ${number}`);
  writeFileSync(join(folder, HASHED_FOLDER, `script.${number}.js`), `script ${number}`);
  const contentState = `state ${number}`;
  await releases.finish({
    id,
    contentState,
    builtAt: '2026-11-20T12:00:00.000Z',
    buildTime: 1,
    pages: 1,
    warnings: [],
  });
  mkdirSync(join(folder, SEARCH_FOLDER, 'index'), { recursive: true });
  writeFileSync(join(folder, SEARCH_FOLDER, `index/${number}.pf_index`), `words ${number}`);
  rmSync(join(folder, SEARCH_FOLDER, 'pagefind-entry.json'), { force: true });
  writeFileSync(join(folder, SEARCH_FOLDER, 'pagefind-entry.json'), `index ${number}`);
  await releases.amend(id, { searchFiles: [`index/${number}.pf_index`] });
  return id;
}

const live = (file: string) => readFileSync(join(sites, 'nl', file), 'utf8');

test('going live is one step, also over a folder of an earlier version', async () => {
  mkdirSync(join(sites, 'nl'));
  await releases.goLive(await build(1));
  expect(live('index.html')).toBe('page 1');
  await releases.goLive(await build(2));
  expect(live('index.html')).toBe('page 2');
});

test('pages that are open keep their scripts and their search index, as long as their release is kept', async () => {
  for (let number = 1; number <= KEPT_RELEASES + 1; number += 1) {
    await releases.goLive(await build(number));
    await releases.prune();
  }
  expect(live(`${HASHED_FOLDER}/script.2.js`)).toBe('script 2');
  expect(existsSync(join(sites, 'nl', HASHED_FOLDER, 'script.1.js'))).toBe(false);
  expect(live(`${SEARCH_FOLDER}/index/2.pf_index`)).toBe('words 2');
  expect(existsSync(join(sites, 'nl', SEARCH_FOLDER, 'index/1.pf_index'))).toBe(false);
  expect(live(`${SEARCH_FOLDER}/pagefind-entry.json`)).toBe(`index ${KEPT_RELEASES + 1}`);
});

test('pages that are open keep their scripts over a rollback', async () => {
  const first = await build(1);
  await releases.goLive(first);
  await releases.goLive(await build(2));
  await releases.goLive(first);
  expect(live('index.html')).toBe('page 1');
  expect(live(`${HASHED_FOLDER}/script.2.js`)).toBe('script 2');
  expect(live(`${SEARCH_FOLDER}/index/2.pf_index`)).toBe('words 2');
  expect(live(`${SEARCH_FOLDER}/pagefind-entry.json`)).toBe('index 1');
});

test('the last five stay for a rollback, and the live one with them', async () => {
  const first = await build(1);
  await releases.goLive(first);
  for (let number = 2; number <= 8; number += 1) await build(number);
  mkdirSync(await releases.prepare('20261120-130000-000'));
  await releases.prune();
  expect((await releases.list()).map(({ contentState }) => contentState)).toEqual([
    'state 8',
    'state 7',
    'state 6',
    'state 5',
    'state 4',
    'state 1',
  ]);
  expect(existsSync(releases.folderOf('20261120-130000-000'))).toBe(false);
  expect(live('index.html')).toBe('page 1');
});

test('a live link that leads nowhere is set to the newest release again', async () => {
  await releases.goLive(await build(1));
  const newest = await build(2);
  for (const target of ['nowhere', undefined]) {
    rmSync(join(sites, 'nl'), { force: true });
    if (target) symlinkSync(target, join(sites, 'nl'));
    await releases.restoreLive();
    expect(await releases.liveId()).toBe(newest);
  }
});

test('a release that is not there is refused, and named', async () => {
  const id = await build(1);
  await releases.goLive(id);
  await expect(releases.goLive('20200101-000000-000')).rejects.toThrow(
    `There is no release "20200101-000000-000" of nl. There are: ${id}.`,
  );
  expect(live('index.html')).toBe('page 1');
});
