import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Country } from '@lumavelo/blocks/site';
import PQueue from 'p-queue';
import { AstroBuild, type AstroOptions, explainFullDisk } from './astro-build.ts';
import { checkRelease } from './check-release.ts';
import type { CheckedPages } from './checked-pages.ts';
import { keepPages, LISTINGS_FILE } from './keep-pages.ts';
import { type ReleaseDetails, Releases } from './releases.ts';
import { forgetNewSearchIndex, hasSearchIndex, makeSearchIndex, putSearchIndex } from './search-index.ts';
import { drawRest, putPictures } from './share-pictures.ts';
import { isDiskFull } from './state-files.ts';

export interface BuildOptions extends AstroOptions {
  contentState: string;
  /** A build of the country that waits for its content; one is begun without it. */
  waiting?: AstroBuild | undefined;
  /** What earlier checks found of the country's pages. */
  checked?: CheckedPages | undefined;
}

export interface BuiltRelease extends ReleaseDetails {
  /**
   * To be called once the release is live: does what visitors do not wait for, its search index and the rest of its
   * pictures for shared links.
   * @param signal ends it early
   * @returns a sentence for each thing that went wrong
   */
  complete(signal?: AbortSignal): Promise<string[]>;
}

/** Pagefind is one program for all, so one index is made at a time. No release waits for it. */
const indexing = new PQueue({ concurrency: 1 });

/** An index comes into its release, or goes over into the next one; never both at once, or that one would get half of each. */
const handover = new PQueue({ concurrency: 1 });

/**
 * Builds a country's site into a new release and checks it. Pages that did not change since the build before are copied
 * from its cache. Nothing here touches the live site.
 * @throws BuildError
 */
export async function buildRelease(country: Country, options: BuildOptions): Promise<BuiltRelease> {
  const { sites, contentState } = options;
  const releases = new Releases(sites, country);
  const start = performance.now();
  let build = options.waiting ?? (await AstroBuild.begin(country, options));
  const id = Releases.newId();
  const folder = releases.folderOf(id);
  try {
    const live = await releases.live();
    const pageListings = live && join(releases.folderOf(live.id), LISTINGS_FILE);
    const isHeard = await build.giveWord(pageListings);
    if (!isHeard && options.waiting) {
      // It died while it waited, which says nothing of the content.
      await build.cancel();
      build = await AstroBuild.begin(country, options);
      await build.giveWord(pageListings);
    }
    await build.finish();
    await rename(build.folder, folder);
    const kept = await keepPages(releases, folder);
    const { pages, warnings: found, pictures } = await checkRelease(folder, options.checked);
    const missingPictures = await putPictures(sites, folder, pictures);
    const buildTime = Math.round(performance.now() - start);
    const builtAt = new Date().toISOString();
    const warnings = [...kept, ...found];
    const details = { id, contentState, builtAt, buildTime, pages, warnings };
    const release = await handover.add(() => releases.finish(details));
    const complete = async (signal?: AbortSignal) => {
      const complaints = await indexRelease(releases, release, signal);
      await drawRest(sites, folder, missingPictures, signal).catch((error: Error) =>
        complaints.push(`The pictures for shared links could not be drawn: ${error.message}`),
      );
      return complaints;
    };
    return { ...release, complete };
  } catch (error) {
    await build.cancel();
    await rm(folder, { recursive: true, force: true });
    throw isDiskFull(error) ? explainFullDisk(country) : error;
  }
}

/** @returns a sentence for what went wrong, if anything did */
async function indexRelease(
  releases: Releases,
  { id, warnings }: ReleaseDetails,
  signal: AbortSignal | undefined,
): Promise<string[]> {
  const folder = releases.folderOf(id);
  try {
    await indexing.add(async () => {
      // One that a newer release followed meanwhile needs none: the newer one gets its own.
      if ((await releases.list())[0]?.id !== id) return;
      await makeSearchIndex(folder, signal);
      await handover.add(async () => releases.amend(id, { searchFiles: await putSearchIndex(folder) }));
    });
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const effect = hasSearchIndex(folder) ? 'Visitors find what they found before.' : 'Visitors cannot search.';
    const complaint = `The search index could not be made (${reason}). ${effect} The next build tries again.`;
    await releases.amend(id, { warnings: [...warnings, complaint] });
    return [complaint];
  } finally {
    await forgetNewSearchIndex(folder);
  }
}
