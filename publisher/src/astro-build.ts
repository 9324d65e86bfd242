import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Country } from '@lumavelo/blocks/site';
import { BuildError } from './build-error.ts';
import { Releases } from './releases.ts';
import { writeWhole } from './state-files.ts';

const WEB = join(import.meta.dirname, '../../web');

/** Makes a build end together with the process that began it; told to Node, because Astro's command has no place for it. */
const END_WITH_PARENT = `--import=${pathToFileURL(join(import.meta.dirname, 'end-with-parent.ts')).href}`;

export interface AstroOptions {
  /** Folder that all country sites stand in. */
  sites: string;
  /** Environment of the build; says which CMS it reads and which addresses the sites have. */
  env: Readonly<Record<string, string | undefined>>;
  /** Ends the build early. */
  signal?: AbortSignal;
  /** Reads the pages ahead of `giveWord`; for a build that waits for a change. */
  readsAhead?: boolean;
  /** Told of every line that the build prints; without it, the build prints what is wrong and nothing else. */
  onLine?: (line: string) => void;
}

/**
 * A run of `astro build` for one country. It loads the site's code, and then waits
 * (`web/src/delivery/waiting-build.ts`): nothing is published that was read before `giveWord`, unless the CMS says that it
 * is the same still. So a build can be begun ahead of the change that it will publish, and what is left to do then takes a
 * fifth of the time.
 */
export class AstroBuild {
  readonly country: Country;
  /** Where the site is written to. */
  readonly folder: string;
  readonly #child: ChildProcess;
  readonly #unfinished: string;
  readonly #lines: string[] = [];
  readonly #isReady: Promise<unknown>;
  /** Resolves when the process has ended, with what is to be said of that unless it did its work. */
  readonly #end: Promise<string | undefined>;
  #isRunning = true;

  /**
   * Begins with a cache of the country's own for each folder of sites. A build that dies half-way has written some pages
   * into the cache that its list does not know of yet, so a cache is thrown away unless the build that used it last came
   * to its end.
   */
  static async begin(country: Country, options: AstroOptions): Promise<AstroBuild> {
    const cache = join(options.sites, '.cache', country);
    const unfinished = `${cache}.unfinished`;
    // With the dot it is there only as a folder.
    const isUsable = !existsSync(unfinished) && existsSync(`${cache}/.`);
    if (!isUsable) for (const path of [cache, unfinished]) await rm(path, { recursive: true, force: true });
    await mkdir(cache, { recursive: true });
    const folder = `${await new Releases(options.sites, country).prepare(Releases.newId())}.build`;
    return new AstroBuild(country, options, { folder, cache, unfinished });
  }

  private constructor(
    country: Country,
    options: AstroOptions,
    paths: { folder: string; cache: string; unfinished: string },
  ) {
    const { env, signal, onLine, readsAhead } = options;
    this.country = country;
    this.folder = paths.folder;
    this.#unfinished = paths.unfinished;
    this.#child = spawn(join(WEB, 'node_modules/.bin/astro'), ['build'], {
      cwd: WEB,
      env: {
        ...{ ...env, NODE_ENV: 'production', COUNTRY: country, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
        ...{ OUT_DIR: paths.folder, CACHE_DIR: paths.cache, WAITING_BUILD: 'true' },
        ...(readsAhead && { READ_AHEAD: 'true' }),
        ...(!onLine && { BUILD_LOG: 'warn' }),
        NODE_OPTIONS: [env.NODE_OPTIONS, END_WITH_PARENT].filter(Boolean).join(' '),
      },
      // The fourth is a line to this process, for `giveWord`, which breaks when this process does.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      ...(signal && { signal }),
    });
    this.#readLines(onLine);
    this.#end = new Promise((resolve) => {
      this.#child.on('error', (error) => {
        // One that is ended early says so at once, and is there until it is closed.
        if (this.#child.pid === undefined) resolve(error.message);
      });
      this.#child.on('close', (code, signal) => resolve(code === 0 ? undefined : (signal ?? `exit code ${code}`)));
    });
    this.#end.then(() => {
      this.#isRunning = false;
    });
    this.#isReady = Promise.race([once(this.#child, 'message').catch(() => {}), this.#end]);
  }

  /** False once its process is gone, by its own fault or by somebody else's. */
  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** Resolves when it waits, or is gone. */
  async untilReady(): Promise<void> {
    await this.#isReady;
  }

  /**
   * Gives the word: it reads the content and writes the site; `finish` waits for it. Pages that did not change since the
   * build before come from its cache.
   * @param pageListings file of what the live release says of its pages; see `keep-pages.ts`
   * @returns false when its process was gone before it heard, and nothing has been done
   */
  async giveWord(pageListings: string | undefined): Promise<boolean> {
    await this.untilReady();
    if (!this.#isRunning) return false;
    writeWhole(this.#unfinished, '');
    const answer = once(this.#child, 'message').then(
      () => true,
      () => false,
    );
    // What goes wrong with the message is the end of the process.
    this.#child.send({ pageListings }, () => {});
    const isHeard = await Promise.race([answer, this.#end.then(() => false)]);
    if (!isHeard) await rm(this.#unfinished, { force: true });
    return isHeard;
  }

  /**
   * Resolves when the site is written.
   * @throws BuildError
   */
  async finish(): Promise<void> {
    const ending = await this.#end;
    if (ending === undefined) return rm(this.#unfinished, { force: true });
    if (this.#lines.some((line) => /\b(?:ENOSPC|EDQUOT)\b/.test(line))) throw explainFullDisk(this.country);
    // One that was killed printed warnings at most, and not why it ended.
    const reason = ending.startsWith('SIG') ? ending : (findReason(this.#lines) ?? ending);
    throw new BuildError(`The ${this.country} site could not be built: ${reason}`);
  }

  /** Ends it, and leaves nothing of it. */
  async cancel(): Promise<void> {
    if (this.#isRunning) this.#child.kill();
    await this.#end;
    await rm(this.folder, { recursive: true, force: true });
  }

  #readLines(onLine: AstroOptions['onLine']): void {
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      let rest = '';
      stream?.setEncoding('utf8').on('data', (text: string) => {
        const parts = (rest + text).split('\n');
        rest = parts.pop() ?? '';
        for (const line of parts) {
          this.#lines.push(line);
          onLine?.(line);
        }
      });
    }
  }
}

export function explainFullDisk(country: Country): BuildError {
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
