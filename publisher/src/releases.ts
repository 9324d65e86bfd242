/**
 * Releases: the built versions of a country's site, beside each other, and which of them is live.
 *
 *     <sites>/.releases/<country>/<id>/        the files of one release
 *     <sites>/.releases/<country>/<id>.json    what is known about it; written last, so a folder without it is no release.
 *                                              One that is damaged is written anew from what the folder holds
 *     <sites>/.releases/<country>/held         the content at which somebody went back to an earlier release
 *     <sites>/<country>                        a symbolic link to the live one
 *
 * Going live is one `rename` of a link over another, which POSIX does in one step: a request sees the old site or the new
 * one, never a mixture, and a build that dies leaves only a folder that nothing points to.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { lstat, mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Country, SEARCH_FOLDER } from '@lumavelo/blocks/site';
import { z } from 'zod';
import { keepFiles } from './keep-files.ts';
import { keepSearchIndex, listHashedSearchFiles } from './search-index.ts';
import { type Log, readState, writeWhole } from './state-files.ts';

/** Folder of a built site whose files carry a hash in their name, and so never change; Astro's own name for it. */
export const HASHED_FOLDER = '_astro';

/** Releases that stay on the disk for a rollback, the live one included. */
export const KEPT_RELEASES = 5;

const details = z.object({
  id: z.string(),
  /** State of the content before the build read it, as the CMS tells it; see `ContentState`. */
  contentState: z.string(),
  builtAt: z.iso.datetime(),
  /** How long the build took, in milliseconds. */
  buildTime: z.number(),
  pages: z.number(),
  /** What the check found that visitors can live with, such as a link to a page that is gone. */
  warnings: z.array(z.string()),
  /** Names of the files with a hash in their name that this release brought itself. */
  hashedFiles: z.array(z.string()),
  /** Those of the search index that it shows, by their paths in its folder; releases of earlier versions have none. */
  searchFiles: z.array(z.string()).default([]),
});

const hold = z.object({ contentState: z.string() });

/** What is known about a release. */
export type ReleaseDetails = z.infer<typeof details>;

/** The releases of one country's site. */
export class Releases {
  readonly #folder: string;
  readonly #live: string;

  readonly #log: Log;

  /** @param sites the folder that all country sites stand in */
  constructor(sites: string, country: Country, log: Log = (line) => process.stderr.write(`${line}\n`)) {
    this.#log = log;
    this.#folder = join(sites, '.releases', country);
    this.#live = join(sites, country);
  }

  /** Ids sort in the order of time, and tell it: `20261120-210945-123`. */
  static newId(now = new Date()): string {
    return now.toISOString().replaceAll(/[-:Z]/g, '').replaceAll(/[T.]/g, '-');
  }

  /** The folder to build a release into; its parent is there, the folder itself is not. */
  async prepare(id: string): Promise<string> {
    await mkdir(this.#folder, { recursive: true });
    return this.folderOf(id);
  }

  folderOf(id: string): string {
    return join(this.#folder, id);
  }

  /**
   * Makes a finished build a release. The search index is that of the live release until `amend` names another.
   */
  async finish(release: Omit<ReleaseDetails, 'hashedFiles' | 'searchFiles'>): Promise<ReleaseDetails> {
    const folder = this.folderOf(release.id);
    const hashedFiles = await readdir(join(folder, HASHED_FOLDER)).catch(() => []);
    const live = await this.live();
    if (live) await keepSearchIndex(this.folderOf(live.id), folder, live.searchFiles);
    const complete = { ...release, hashedFiles, searchFiles: live?.searchFiles ?? [] };
    this.#write(complete);
    return complete;
  }

  /** Notes what became known of a release after it was finished. One that is gone meanwhile stays so. */
  async amend(id: string, known: Partial<Pick<ReleaseDetails, 'searchFiles' | 'warnings'>>): Promise<void> {
    const release = (await this.list()).find((release) => release.id === id);
    if (release) this.#write({ ...release, ...known });
  }

  #write(release: ReleaseDetails): void {
    writeWhole(`${this.folderOf(release.id)}.json`, `${JSON.stringify(release, null, 2)}\n`);
  }

  /**
   * Makes a release the live one. Files with a hash in their name come along from the other releases, newer ones at a
   * rollback included, because pages that visitors opened before the switch ask for them afterwards; they leave with the
   * release that brought them.
   * @throws Error when there is no such release
   */
  async goLive(id: string): Promise<void> {
    const releases = await this.list();
    if (!releases.some((release) => release.id === id)) {
      const known = releases.map((release) => release.id).join(', ') || 'none';
      throw new Error(`There is no release "${id}" of ${basename(this.#live)}. There are: ${known}.`);
    }
    for (const other of releases.filter((release) => release.id !== id).slice(0, KEPT_RELEASES - 1)) {
      const [source, folder] = [this.folderOf(other.id), this.folderOf(id)];
      await keepFiles(join(source, HASHED_FOLDER), other.hashedFiles, join(folder, HASHED_FOLDER));
      await keepFiles(join(source, SEARCH_FOLDER), other.searchFiles, join(folder, SEARCH_FOLDER));
    }
    const next = `${this.#live}.next`;
    await rm(next, { recursive: true, force: true });
    await symlink(join('.releases', basename(this.#live), id), next);
    await this.#moveAwayPlainFolder();
    await rename(next, this.#live);
  }

  /** Builds of earlier versions of this project were plain folders, which a link cannot be renamed over. */
  async #moveAwayPlainFolder(): Promise<void> {
    const there = await lstat(this.#live).catch(() => undefined);
    if (there?.isDirectory()) await rm(this.#live, { recursive: true });
  }

  /** Shows the newest release again where the link to the live one is gone or leads nowhere. */
  async restoreLive(): Promise<void> {
    const [newest] = await this.list();
    if (!newest || existsSync(this.#live)) return;
    await this.goLive(newest.id);
    this.#log(`${this.#live} led to no release. It shows the newest one again, ${newest.id}.`);
  }

  /** Id of the live release; undefined before the first one. */
  async liveId(): Promise<string | undefined> {
    const target = await readlink(this.#live).catch(() => undefined);
    return target && basename(target);
  }

  /** The release that visitors see; undefined before the first. */
  async live(): Promise<ReleaseDetails | undefined> {
    const id = await this.liveId();
    return (await this.list()).find((release) => release.id === id);
  }

  /**
   * Keeps the site at an earlier release until the content is another than the one named here; undefined lets it go on.
   * Stands on the disk, so that a restart does not undo a rollback.
   */
  async hold(contentState: string | undefined): Promise<void> {
    const file = join(this.#folder, 'held');
    if (contentState === undefined) await rm(file, { recursive: true, force: true });
    else writeWhole(file, `${JSON.stringify({ contentState })}\n`);
  }

  /** The content state that `hold` was given; undefined when nothing is held. */
  async heldAt(): Promise<string | undefined> {
    return readState(join(this.#folder, 'held'), (value) => hold.parse(value), this.#log)?.contentState;
  }

  /** All releases, newest first. */
  async list(): Promise<ReleaseDetails[]> {
    const names = await readdir(this.#folder).catch(() => []);
    const files = names
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse();
    return files.map((name) => this.#read(basename(name, '.json'))).filter((release) => release !== undefined);
  }

  #read(id: string): ReleaseDetails | undefined {
    const read = (value: unknown) => details.extend({ id: z.literal(id) }).parse(value);
    const known = readState(`${this.folderOf(id)}.json`, read, this.#log);
    if (known || !existsSync(this.folderOf(id))) return known;
    // A release was whole and checked before anything was written about it.
    const recovered = describeFolder(this.folderOf(id));
    this.#write(recovered);
    return recovered;
  }

  /**
   * Deletes what is no longer needed: releases older than the last `KEPT_RELEASES`, but never the live one, and what
   * builds that died left behind.
   */
  async prune(): Promise<void> {
    const live = await this.liveId();
    const kept = new Set((await this.list()).slice(0, KEPT_RELEASES).map(({ id }) => id));
    if (live) kept.add(live);
    for (const name of await readdir(this.#folder).catch(() => [])) {
      if (name === 'held' || kept.has(name.replace(/\.json(?:\.broken)?$/, ''))) continue;
      await rm(join(this.#folder, name), { recursive: true, force: true });
    }
  }
}

/** What a release's own folder says about it; the content it shows is not known, so a newer release will follow. */
function describeFolder(folder: string): ReleaseDetails {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const hashed = join(folder, HASHED_FOLDER);
  return {
    id: basename(folder),
    contentState: '',
    builtAt: statSync(folder).mtime.toISOString(),
    buildTime: 0,
    pages: names.filter((name) => name.endsWith('.html')).length,
    warnings: [],
    hashedFiles: existsSync(hashed) ? readdirSync(hashed) : [],
    searchFiles: listHashedSearchFiles(folder),
  };
}
