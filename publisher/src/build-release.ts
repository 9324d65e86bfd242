import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Country } from '@lumavelo/blocks/site';
import { BuildError } from './build-error.ts';
import { checkRelease } from './check-release.ts';
import { keepPages, LISTINGS_FILE } from './keep-pages.ts';
import { type ReleaseDetails, Releases } from './releases.ts';
import { putSearchIndex } from './search-index.ts';
import { putPictures, type SharePictures } from './share-pictures.ts';
import { isDiskFull, writeWhole } from './state-files.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Makes a build end together with the process that began it; told to Node, because Astro's command has no place for it. */
const END_WITH_PARENT = `--import=${pathToFileURL(join(import.meta.dirname, 'end-with-parent.ts')).href}`;

export interface BuildOptions {
  /** Folder that all country sites stand in. */
  sites: string;
  /** Environment of the build; says which CMS it reads and which addresses the sites have. */
  env: Readonly<Record<string, string | undefined>>;
  contentState: string;
  /** Ends the build early. */
  signal?: AbortSignal;
  /** Told of every line that the build prints. */
  onLine?: (line: string) => void;
}

export interface BuiltRelease extends ReleaseDetails {
  /** Pictures for shared links that are still to be drawn; see `drawRest`. */
  missingPictures: SharePictures;
}

/**
 * Builds a country's site into a new release and checks it. Pages that did not change since the build before are copied
 * from its cache. Nothing here touches the live site.
 * @throws BuildError
 */
export async function buildRelease(country: Country, options: BuildOptions): Promise<BuiltRelease> {
  const { sites, contentState } = options;
  const releases = new Releases(sites, country);
  const id = Releases.newId();
  const folder = await releases.prepare(id);
  const start = performance.now();
  try {
    const live = await releases.live();
    const liveFolder = live && releases.folderOf(live.id);
    const PAGE_LISTINGS = liveFolder && join(liveFolder, LISTINGS_FILE);
    await runAstro(country, folder, { ...options, env: { ...options.env, PAGE_LISTINGS } });
    const kept = await keepPages(releases, folder);
    // Another program makes it, so it costs hardly more time than the check takes anyway.
    const indexing = putSearchIndex(folder, liveFolder);
    const { pages, warnings: found, pictures } = await checkRelease(folder).finally(() => indexing);
    const missingPictures = await putPictures(sites, folder, pictures);
    const buildTime = Math.round(performance.now() - start);
    const builtAt = new Date().toISOString();
    const warnings = [...kept, ...found, ...(await indexing)];
    const release = await releases.finish({ id, contentState, builtAt, buildTime, pages, warnings });
    return { ...release, missingPictures };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw isDiskFull(error) ? explainFullDisk(country) : error;
  }
}

/**
 * Runs Astro with a cache of its own for each country and each folder of sites. A build that dies half-way has written
 * some pages into the cache that its list does not know of yet, so a cache is thrown away unless the build that used it
 * last came to its end.
 */
async function runAstro(country: Country, folder: string, options: BuildOptions): Promise<void> {
  const cache = join(options.sites, '.cache', country);
  const unfinished = join(options.sites, '.cache', `${country}.unfinished`);
  // With the dot it is there only as a folder.
  const isUsable = !existsSync(unfinished) && existsSync(`${cache}/.`);
  if (!isUsable) for (const path of [cache, unfinished]) await rm(path, { recursive: true, force: true });
  await mkdir(cache, { recursive: true });
  writeWhole(unfinished, '');
  await runBuild(country, { ...options.env, OUT_DIR: folder, CACHE_DIR: cache }, options);
  await rm(unfinished);
}

async function runBuild(country: Country, env: BuildOptions['env'], options: BuildOptions): Promise<void> {
  const lines: string[] = [];
  const child = spawn(join(ROOT, 'web/node_modules/.bin/astro'), ['build'], {
    cwd: join(ROOT, 'web'),
    env: {
      ...{ ...env, NODE_ENV: 'production', COUNTRY: country, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
      NODE_OPTIONS: [env.NODE_OPTIONS, END_WITH_PARENT].filter(Boolean).join(' '),
    },
    // The fourth is a line to this process that breaks when this process does.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    ...(options.signal && { signal: options.signal }),
  });
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream?.setEncoding('utf8').on('data', (text: string) => {
      const parts = (rest + text).split('\n');
      rest = parts.pop() ?? '';
      for (const line of parts) {
        lines.push(line);
        options.onLine?.(line);
      }
    });
  }
  const ending = await new Promise<string | undefined>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code, signal) => resolve(code === 0 ? undefined : (signal ?? `exit code ${code}`)));
  });
  if (ending !== undefined && lines.some((line) => /\b(?:ENOSPC|EDQUOT)\b/.test(line))) throw explainFullDisk(country);
  if (ending !== undefined)
    throw new BuildError(`The ${country} site could not be built: ${findReason(lines) ?? ending}`);
}

function explainFullDisk(country: Country): BuildError {
  return new BuildError(
    `The ${country} site could not be built: the disk is full. Free some space; visitors keep the site they have, and the build is tried again.`,
  );
}

/** The sentence in what a failed build printed that says why; Astro prints it above its `Location` or `Stack trace`. */
function findReason(lines: readonly string[]): string | undefined {
  const below = lines.findIndex((line) => /^\s*(Hint|Location|Stack trace):/.test(line));
  const above = (below < 0 ? lines : lines.slice(0, below)).map((line) => line.trim()).filter(Boolean);
  return above.at(-1)?.replace(/^\[?\w*Error\]?:?\s+/, '');
}
