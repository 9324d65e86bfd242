import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { keepFiles } from './keep-files.ts';
import { HASHED_FOLDER, type Releases } from './releases.ts';
import { writeWhole } from './state-files.ts';

/** What a build says of pages that are damaged in the CMS; see `web/src/delivery/kept-pages-file.ts`. */
const keptPages = z.object({
  damaged: z.array(z.object({ path: z.string().nullable(), warning: z.string() })),
  listings: z.array(z.unknown()),
});

const FILE = 'kept-pages.json';

/** What a release's sitemap and news say of its pages, for the next build; no web server hands out names with a dot. */
export const LISTINGS_FILE = '.page-listings.json';

/**
 * Puts pages that are damaged in the CMS into a new release as they are in the live one, with the files they load, so
 * that visitors keep them while everything else goes on. The release's listings stay with it.
 * @param folder of the new release
 * @returns a line for each, for the people who can mend it
 */
export async function keepPages(releases: Releases, folder: string): Promise<string[]> {
  const file = join(folder, FILE);
  const { damaged, listings } = keptPages.parse(JSON.parse(await readFile(file, 'utf8')));
  await rm(file);
  writeWhole(join(folder, LISTINGS_FILE), JSON.stringify(listings));
  if (damaged.length === 0) return [];
  const live = await releases.live();
  const source = live && releases.folderOf(live.id);
  // The release from now on brings these files itself, so that they stay for as long as the pages are kept.
  if (live && source) await keepFiles(join(source, HASHED_FOLDER), live.hashedFiles, join(folder, HASHED_FOLDER));
  const warnings: string[] = [];
  for (const { path, warning } of damaged) {
    const isKept = source !== undefined && path !== null && (await keepPage(source, folder, path));
    warnings.push(`${warning} ${isKept ? 'Visitors keep its last good version.' : 'Visitors do not have it.'}`);
  }
  return warnings;
}

async function keepPage(source: string, folder: string, path: string): Promise<boolean> {
  const name = `${path.slice(1) || 'index'}.html`;
  const target = join(folder, name);
  if (relative(folder, target).startsWith('..') || !existsSync(join(source, name))) return false;
  await mkdir(dirname(target), { recursive: true });
  await copyFile(join(source, name), target);
  const text = name.replace(/html$/, 'md');
  if (existsSync(join(source, text))) await copyFile(join(source, text), join(folder, text));
  return true;
}
