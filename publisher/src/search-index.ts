/**
 * The index of the site search: words of every page that says so in its markup (`data-pagefind-body`, see
 * `web/src/layout/Layout.astro`), in files that the search page reads in the visitor's browser. Indexing a thousand pages
 * takes longer than building those that changed, so nobody waits for it: a release goes live with the index of the one
 * before, and gets its own a moment later.
 */
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SEARCH_FOLDER } from '@lumavelo/blocks/site';
import { close, createIndex } from 'pagefind';
import { keepFiles } from './keep-files.ts';

/**
 * What is left out of the pages: cards of bikes, which have pages of their own, and what a visitor fills in or turns to
 * while they are there already.
 */
const LEFT_OUT = [
  '.BikeCards',
  '.BikePage-way',
  '.BikePage-action',
  '.BikePage-next',
  'button',
  'form',
  'bike-calculator',
  'noscript',
];

/** Its own pages and widgets, which this site does not use. */
const UNUSED = /^pagefind-(?!entry\.json$)/;

/** A thousand pages take about a second; a program that says nothing for so long says nothing any more. */
const PATIENCE = 120_000;

/** What names the other files of an index, and so stands for the whole of it. */
const ENTRY = 'pagefind-entry.json';

/**
 * Gives a new release the index of another.
 * @param hashedFiles those of the other's index, by their paths in its folder
 */
export async function keepSearchIndex(other: string, release: string, hashedFiles: readonly string[]): Promise<void> {
  const from = join(other, SEARCH_FOLDER);
  const entries = await readdir(from, { withFileTypes: true }).catch(() => []);
  const plain = entries.filter((entry) => entry.isFile() && !HASHED.test(entry.name)).map(({ name }) => name);
  await keepFiles(from, [...plain, ...hashedFiles], join(release, SEARCH_FOLDER));
}

/** True where visitors can search. */
export function hasSearchIndex(release: string): boolean {
  return existsSync(join(release, SEARCH_FOLDER, ENTRY));
}

/** Where the index of a release is made; nothing reads it there. */
const newFolder = (release: string) => `${join(release, SEARCH_FOLDER)}.new`;

/**
 * Makes the index of a release, beside the one it has. One at a time, because Pagefind is one program.
 * @param signal ends the work early
 * @throws Error when none can be made, among others after two minutes: where the release's folder goes away or the disk is
 *   full, Pagefind never answers
 */
export async function makeSearchIndex(release: string, signal?: AbortSignal): Promise<void> {
  const target = newFolder(release);
  const end = new AbortController();
  try {
    await Promise.race([
      fill(release, target),
      pause(PATIENCE, undefined, { signal: AbortSignal.any([end.signal, ...(signal ? [signal] : [])]) })
        .catch(() => {})
        .then(() => {
          const until = signal?.aborted ? 'before the publisher stopped' : `for ${PATIENCE / 1_000} seconds`;
          throw new Error(`Pagefind gave no answer ${until}`);
        }),
    ]);
  } finally {
    end.abort();
    await close();
  }
  for (const name of await readdir(target)) {
    if (UNUSED.test(name)) await rm(join(target, name));
  }
}

/**
 * Puts the index that was made for a release, which may be live already, into its place: its files come beside those of
 * the index before, and then count in one step.
 * @returns the index's hashed files, by their paths in its folder
 */
export async function putSearchIndex(release: string): Promise<string[]> {
  const target = join(release, SEARCH_FOLDER);
  const made = newFolder(release);
  const names = readdirSync(made, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(relative(made, entry.parentPath), entry.name));
  for (const name of names.filter((name) => name !== ENTRY)) {
    await mkdir(dirname(join(target, name)), { recursive: true });
    await rename(join(made, name), join(target, name));
  }
  await rename(join(made, ENTRY), join(target, ENTRY));
  return names.map((name) => name.replaceAll(sep, '/')).filter((name) => HASHED.test(name));
}

/** Leaves nothing of an index that was made and not put into its place. */
export async function forgetNewSearchIndex(release: string): Promise<void> {
  await rm(newFolder(release), { recursive: true, force: true });
}

async function fill(release: string, target: string): Promise<void> {
  const { index, errors } = await createIndex({ excludeSelectors: LEFT_OUT });
  if (!index) throw new Error(errors.join(' '));
  const added = await index.addDirectory({ path: release });
  const written = added.errors.length > 0 ? added : await index.writeFiles({ outputPath: target });
  if (written.errors.length > 0) throw new Error(written.errors.join(' '));
}

/** Files of an index that are named by their content. */
const HASHED = /^(?:fragment|index|filter)\/|\.pf_meta$/;

/** Those files of a release's index, by their paths in its folder. */
export function listHashedSearchFiles(release: string): string[] {
  const folder = join(release, SEARCH_FOLDER);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll(sep, '/'));
  return names.filter((name) => HASHED.test(name)).sort();
}
