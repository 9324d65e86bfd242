/**
 * The index of the site search: words of every page that says so in its markup (`data-pagefind-body`, see
 * `web/src/layout/Layout.astro`), in files that the search page reads in the visitor's browser. It is made anew of each
 * release before that goes live, which takes a fraction of a second, and so is of the same content as its pages.
 */
import { existsSync, readdirSync } from 'node:fs';
import { cp, readdir, rm } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SEARCH_FOLDER } from '@lumavelo/blocks/site';
import { close, createIndex } from 'pagefind';

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

/**
 * Puts a search index beside the pages of a new release. Where none can be made, the release gets the index of the live
 * one, so that visitors find what they found before.
 * @param release folder of the new release
 * @param live folder of the live one; undefined before the first
 * @returns a sentence about what went wrong, for the people who can mend it; none when all is well
 */
export async function putSearchIndex(release: string, live: string | undefined): Promise<string[]> {
  const target = join(release, SEARCH_FOLDER);
  try {
    await writeSearchIndex(release, target);
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await rm(target, { recursive: true, force: true });
    const kept = await cp(join(live ?? '', SEARCH_FOLDER), target, { recursive: true }).then(
      () => live !== undefined,
      () => false,
    );
    const effect = kept ? 'Visitors find what they found before.' : 'Visitors cannot search.';
    return [`The search index could not be made (${reason}). ${effect} The next build tries again.`];
  }
}

async function writeSearchIndex(release: string, target: string): Promise<void> {
  const end = new AbortController();
  try {
    await Promise.race([
      fill(release, target),
      pause(PATIENCE, undefined, { signal: end.signal }).then(() => {
        throw new Error(`Pagefind gave no answer for ${PATIENCE / 1_000} seconds`);
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
