import { setTimeout as pause } from 'node:timers/promises';
import { COUNTRIES, type Country } from '@lumavelo/blocks/site';
import { AstroBuild } from './astro-build.ts';
import { buildRelease } from './build-release.ts';
import { CheckedPages } from './checked-pages.ts';
import { type ContentState, readContentState } from './content-state.ts';
import { type ReleaseDetails, Releases } from './releases.ts';
import type { Log } from './state-files.ts';

/** How things stand with one country's site. */
export interface SiteState {
  /**
   * `live`: visitors see what is published. `waiting`, `building`: a newer version is on its way. `failed`: it could not
   * be built, and visitors see the version before. `held`: somebody went back to an earlier version.
   */
  status: 'live' | 'waiting' | 'building' | 'failed' | 'held';
  /** Why it failed; empty otherwise. */
  reason: string;
  /** The release that visitors see; null before the first. */
  live: ReleaseDetails | null;
}

export interface PublisherOptions {
  cmsUrl: string;
  secret: string;
  /** Folder that all country sites stand in. */
  sites: string;
  env: Readonly<Record<string, string | undefined>>;
  /** Countries to publish; all unless said. */
  countries?: readonly Country[];
  /** Milliseconds between two looks at the CMS; a webhook shortens the wait. */
  pollEvery?: number;
  /** Milliseconds without a further event before a build begins, so that publishing ten pages is one build. */
  quiet?: number;
  /** The longest that a stream of events holds a build back, in milliseconds. */
  patience?: number;
  /**
   * Whether a build of the country that was published last waits for its next change, which halves the time to live and
   * takes a few hundred megabytes of memory; see `AstroBuild`.
   */
  keepsBuildWaiting?: boolean;
  log?: (line: string) => void;
}

/** Milliseconds before a failed build is tried again: the first, the second … time; the last one from then on. */
const RETRIES = [5_000, 15_000, 60_000, 300_000];

/**
 * Milliseconds that a publisher that stops goes on with what it does for live releases. Docker ends a container that is
 * still there ten seconds after it was told to stop.
 */
const LAST_WORK = 5_000;

/**
 * Keeps the sites equal to what is published: looks at the CMS, builds the sites whose content is not what they show,
 * and switches to them. One build at a time. The disk is its only memory: after a restart it goes on from the releases
 * that are there.
 */
export class Publisher {
  readonly #options: Required<Omit<PublisherOptions, 'env'>> & Pick<PublisherOptions, 'env'>;
  readonly #sites: ReadonlyMap<Country, Site>;
  readonly #end = new AbortController();
  #wake = Promise.withResolvers<void>();
  #waiting: AstroBuild | undefined;
  /** What is done for releases that are live: search indexes, pictures for shared links. */
  #completing: Promise<unknown> = Promise.resolve();
  readonly #endCompleting = new AbortController();
  #lastPublished: Country | undefined;
  #lastEvent = 0;
  #firstEvent = 0;

  constructor(options: PublisherOptions) {
    this.#options = {
      countries: COUNTRIES,
      pollEvery: 15_000,
      quiet: 300,
      patience: 5_000,
      keepsBuildWaiting: true,
      log: (line) => process.stdout.write(`${line}\n`),
      ...options,
    };
    this.#sites = new Map(
      this.#options.countries.map((country) => [country, new Site(options.sites, country, this.#options.log)]),
    );
  }

  /** Says that something was published; the look at the CMS that follows finds out what. */
  notify(): void {
    const now = performance.now();
    this.#lastEvent = now;
    if (this.#firstEvent === 0) this.#firstEvent = now;
    this.#wake.resolve();
  }

  async states(): Promise<Record<string, SiteState>> {
    const entries = [...this.#sites].map(async ([country, site]) => [country, await site.state()] as const);
    return Object.fromEntries(await Promise.all(entries));
  }

  /** Releases of a country that can be gone back to, newest first. */
  async releases(country: Country): Promise<ReleaseDetails[]> {
    return this.#site(country).releases.list();
  }

  /**
   * Shows visitors another release at once. Going back to one holds the site there until something new is published.
   * @throws Error when there is no such release
   */
  async rollBack(country: Country, id: string): Promise<void> {
    const site = this.#site(country);
    await site.releases.goLive(id);
    const [newest] = await site.releases.list();
    await site.hold(newest?.id === id ? undefined : (site.wanted ?? newest?.contentState));
    this.#options.log(`${country}: showing release ${id}.`);
  }

  #site(country: Country): Site {
    const site = this.#sites.get(country);
    if (!site) throw new Error(`This publisher does not publish the ${country} site.`);
    return site;
  }

  /** Works until `stop`, and then ends what it does for live releases, which takes seconds at most. */
  async run(): Promise<void> {
    const { signal } = this.#end;
    for (const site of this.#sites.values()) await this.#survive(site.releases.restoreLive());
    while (!signal.aborted) {
      await this.#untilQuiet();
      const content = await this.#look();
      if (content) await this.#survive(this.#bringUpToDate(content));
      await this.#survive(this.#prepareNext());
      await Promise.race([this.#wake.promise, pause(this.#nextLook(), undefined, { signal }).catch(() => {})]);
      this.#wake = Promise.withResolvers();
    }
    await this.#waiting?.cancel();
    // A release that is live gets its own search index, or visitors would search in an older one until the next.
    const late = setTimeout(() => this.#endCompleting.abort(), LAST_WORK);
    await this.#completing;
    clearTimeout(late);
  }

  stop(): void {
    this.#end.abort();
    this.#wake.resolve();
  }

  /** A fault of the disk, such as one that is full, is told and met again at the next look; the work goes on. */
  async #survive(work: Promise<void>): Promise<void> {
    await work.catch((error: Error) => this.#options.log(`${error.message} The sites stay as they are.`));
  }

  async #untilQuiet(): Promise<void> {
    const { quiet, patience } = this.#options;
    while (this.#firstEvent > 0 && !this.#end.signal.aborted) {
      const now = performance.now();
      const left = Math.min(this.#lastEvent + quiet, this.#firstEvent + patience) - now;
      if (left <= 0) break;
      await pause(left);
    }
    this.#firstEvent = 0;
  }

  async #look(): Promise<ContentState | undefined> {
    try {
      return await readContentState(this.#options.cmsUrl, this.#options.secret);
    } catch (error) {
      this.#options.log(`${(error as Error).message} The sites stay as they are.`);
      return undefined;
    }
  }

  /** Begins the next build ahead of its change. Most people who publish go on with pages of the same country. */
  async #prepareNext(): Promise<void> {
    const { keepsBuildWaiting, sites, env } = this.#options;
    const { signal } = this.#end;
    const country = this.#lastPublished;
    if (!keepsBuildWaiting || country === undefined || signal.aborted) return;
    if (this.#waiting?.isRunning && this.#waiting.country === country) return;
    await this.#waiting?.cancel();
    this.#waiting = await AstroBuild.begin(country, { sites, env, signal, readsAhead: true });
  }

  /** The build that waits for this country's content; undefined when none does. */
  #takeWaiting(country: Country): AstroBuild | undefined {
    const build = this.#waiting;
    if (!build?.isRunning || build.country !== country) return undefined;
    this.#waiting = undefined;
    return build;
  }

  /** Builds what is out of date, one country after the other, and looks for newer events in between. */
  async #bringUpToDate(content: ContentState): Promise<void> {
    for (const site of this.#sites.values()) await site.want(content[site.country]);
    for (const site of this.#sites.values()) {
      if (this.#end.signal.aborted) return;
      if (site.isDue()) await this.#publish(site);
    }
  }

  async #publish(site: Site): Promise<void> {
    const { sites, env, log } = this.#options;
    const { country, checked } = site;
    const contentState = site.wanted as string;
    const { signal } = this.#end;
    site.begin();
    log(`${country}: building.`);
    try {
      const waiting = this.#takeWaiting(country);
      const release = await buildRelease(country, { sites, env, contentState, signal, waiting, checked });
      await site.releases.goLive(release.id);
      await site.releases.prune();
      site.succeed();
      this.#lastPublished = country;
      log(`${site.country}: release ${release.id} is live, ${release.pages} pages in ${release.buildTime} ms.`);
      for (const warning of release.warnings) log(`${site.country}: ${warning}`);
      // The next release does not wait for it.
      const completion = release.complete(this.#endCompleting.signal).then(
        (complaints) => {
          for (const line of complaints) log(`${country}: ${line}`);
        },
        (error: Error) => log(`${country}: the release could not be completed: ${error.message}`),
      );
      this.#completing = Promise.all([this.#completing, completion]);
    } catch (error) {
      if (this.#end.signal.aborted) return;
      site.fail((error as Error).message);
      log((error as Error).message);
    }
  }

  /** Sooner than usual when a failed build is to be tried again. */
  #nextLook(): number {
    const retries = [...this.#sites.values()].map((site) => site.untilRetry());
    return Math.min(this.#options.pollEvery, ...retries);
  }
}

/** What the publisher knows of one country's site. */
class Site {
  readonly country: Country;
  readonly releases: Releases;
  readonly checked = new CheckedPages();
  /** The content that visitors should see. */
  wanted: string | undefined;
  /** The content that was wanted when somebody went back to an earlier release. */
  #heldAt: string | undefined;
  #shown: string | undefined;
  #building = false;
  #failures = 0;
  #reason = '';
  #retryAt = 0;

  constructor(sites: string, country: Country, log: Log) {
    this.country = country;
    this.releases = new Releases(sites, country, log);
  }

  /** Takes note of what is published now. Newer content is worth a try at once, whatever failed before. */
  async want(contentState: string): Promise<void> {
    this.#shown = (await this.releases.live())?.contentState;
    if (contentState !== this.wanted) this.#retryAt = 0;
    this.wanted = contentState;
    this.#heldAt = await this.releases.heldAt();
    if (this.#heldAt !== undefined && this.#heldAt !== contentState) await this.hold(undefined);
  }

  async hold(contentState: string | undefined): Promise<void> {
    await this.releases.hold(contentState);
    this.#heldAt = contentState;
  }

  isDue(): boolean {
    return this.#isBehind() && this.#heldAt === undefined && performance.now() >= this.#retryAt;
  }

  #isBehind(): boolean {
    return this.wanted !== undefined && this.wanted !== this.#shown;
  }

  begin(): void {
    this.#building = true;
  }

  succeed(): void {
    this.#building = false;
    this.#shown = this.wanted;
    this.#failures = 0;
    this.#reason = '';
  }

  fail(reason: string): void {
    this.#building = false;
    this.#reason = reason;
    this.#retryAt = performance.now() + (RETRIES[Math.min(this.#failures, RETRIES.length - 1)] as number);
    this.#failures += 1;
  }

  /** Milliseconds until a failed build is tried again; endless when none failed. */
  untilRetry(): number {
    return this.#reason === '' ? Number.POSITIVE_INFINITY : Math.max(0, this.#retryAt - performance.now());
  }

  async state(): Promise<SiteState> {
    const live = (await this.releases.live()) ?? null;
    return { status: this.#status(live), reason: this.#building ? '' : this.#reason, live };
  }

  #status(live: ReleaseDetails | null): SiteState['status'] {
    if (this.#building) return 'building';
    if (this.#heldAt !== undefined) return 'held';
    if (this.#reason !== '') return 'failed';
    return this.#isBehind() || !live ? 'waiting' : 'live';
  }
}
