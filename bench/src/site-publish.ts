import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Country } from '@lumavelo/blocks/site';
import { AstroBuild } from '../../publisher/src/astro-build.ts';
import { buildRelease } from '../../publisher/src/build-release.ts';
import { CheckedPages } from '../../publisher/src/checked-pages.ts';
import { Releases } from '../../publisher/src/releases.ts';
import { type FakeCms, type FakeEntry, startFakeCms } from '../../web/src/testing/fake-cms.ts';
import { type Benchmark, type Measurement, summarize } from './benchmark.ts';
import { FAQ, generateSites, SITES, writeQuestions } from './generate-sites.ts';
import { runAstro } from './run-astro.ts';

const PAGES_PER_LOCALE = 500;
const PAGES = PAGES_PER_LOCALE * SITES.flatMap(([, locales]) => locales).length;
/** One in so many pages of the Dutch site shows the questions that are edited. */
const WITH_QUESTIONS = 25;

/** Edits of one page, of which the median is told. */
const EDITS = 5;

/** Seconds in which a page that was edited is to be live. */
const TO_LIVE = 3;

const bench = join(import.meta.dirname, '..');
const web = join(bench, '../web');

/**
 * What publishing costs, of sites with 3,000 pages in six languages: everything, one page, and questions that several
 * pages show; the same pages by a hand-written Astro project beside it.
 */
export const sitePublish: Benchmark = {
  name: 'site-publish',
  title: `Publishing ${PAGES} pages in six languages: all of them, one that was edited, and questions that some show`,
  run: measure,
};

async function measure(): Promise<Measurement[]> {
  return [await measureBuilds(), ...(await measureReleases())];
}

/** The whole build of all sites, by the clock, beside plain Astro that writes the same pages. */
async function measureBuilds(): Promise<Measurement> {
  const cms = await startFakeCms(generateSites(PAGES_PER_LOCALE));
  try {
    const ours: number[] = [];
    const plain: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      // Who goes first takes turns, so that a machine that slows down or speeds up favours nobody.
      const order = [
        [web, ours],
        [join(bench, 'plain-astro'), plain],
      ] as const;
      for (const [root, rates] of round % 2 === 0 ? order : order.toReversed()) {
        rates.push(PAGES / (await buildSites(root, cms.url)));
      }
    }
    const ratio = summarize(ours.map((rate, round) => rate / (plain[round] as number))).median;
    const details = { requestsPerPage: cms.requests.length / 6 / PAGES };
    return {
      name: 'full build',
      unit: 'pages/s',
      target: 0.8,
      ours: summarize(ours),
      baseline: summarize(plain),
      ratio,
      details,
    };
  } finally {
    await cms.close();
  }
}

/** @returns seconds */
async function buildSites(root: string, cmsUrl: string): Promise<number> {
  // Inside the project, because Astro keeps its working files beside the output only there.
  const folder = join(root, '.cache', `bench-publish-${process.pid}`);
  const start = performance.now();
  for (const [country] of SITES) await runAstro(root, { CMS_URL: cmsUrl, COUNTRY: country, OUT_DIR: folder }, folder);
  const seconds = (performance.now() - start) / 1000;
  rmSync(folder, { recursive: true, force: true });
  return seconds;
}

/**
 * What the publisher does: all 3,000 pages once, and then one page that was edited, until it is live, while a build waits
 * for it. That is the one site the page is on, as the publisher leaves sites alone whose content did not change; how this
 * compares with the full build of that site alone is among the details.
 */
async function measureReleases(): Promise<Measurement[]> {
  const entries = generateSites(PAGES_PER_LOCALE, WITH_QUESTIONS);
  const cms = await startFakeCms(entries);
  mkdirSync(join(web, '.cache'), { recursive: true });
  const sites = mkdtempSync(join(web, '.cache/bench-sites-'));
  try {
    const seconds = new Map<Country, number>();
    for (const [country] of SITES) seconds.set(country, await release(country, sites, cms));
    const full = [...seconds.values()].reduce((sum, one) => sum + one, 0);
    const fullSite = seconds.get('nl') as number;
    const requestsPerPage = cms.requests.length / PAGES;
    const before = fingerprints(join(sites, 'nl'));

    const edited = entries.find(({ documentId }) => documentId === 'nl-page7') as FakeEntry;
    const checked = new CheckedPages();
    // The publisher has checked the site before.
    await release('nl', sites, cms, checked);
    const edits: number[] = [];
    for (let edit = 0; edit < EDITS; edit += 1) {
      Object.assign(edited.locales.nl as object, { title: `Edited ${edit}` });
      edits.push(await release('nl', sites, cms, checked));
    }
    const one = summarize(edits);
    const after = fingerprints(join(sites, 'nl'));
    requireChanged(before, after, ['pagina-7.html']);

    const showing = entries.filter(({ refs }) => refs?.[`api::faq.faq:${FAQ}`]);
    for (const entry of showing) entry.refs = { ...entry.refs, [`api::faq.faq:${FAQ}`]: writeQuestions('Edited?') };
    const questions = await release('nl', sites, cms, checked);
    const pages = showing.map(({ locales }) => `${locales.nl?.slug}.html`);
    requireChanged(after, fingerprints(join(sites, 'nl')), pages);

    return [
      {
        ...{ name: `one edited page of ${PAGES}`, unit: 's to live', target: 1, ours: one },
        ...{ baseline: summarize([TO_LIVE]), ratio: TO_LIVE / one.median },
        details: { fullBuildSeconds: full, share: one.median / full, shareOfItsSite: one.median / fullSite },
      },
      budget('edited questions', 's to live', 0.35 * full, questions, { pagesThatShowThem: pages.length }),
      budget('requests to the CMS', 'per page of a full build', 0.05, requestsPerPage),
    ];
  } finally {
    await cms.close();
    rmSync(sites, { recursive: true, force: true });
  }
}

/**
 * Builds, checks and shows a release as the publisher does.
 * @param checked what the publisher knows of earlier releases; with it a build waits for the change already
 * @returns seconds from the change to live
 */
async function release(country: Country, sites: string, cms: FakeCms, checked?: CheckedPages): Promise<number> {
  const env = { PATH: process.env.PATH, CMS_URL: cms.url };
  const waiting = checked ? await AstroBuild.begin(country, { sites, env, readsAhead: true }) : undefined;
  await waiting?.untilReady();
  const start = performance.now();
  const { id, complete } = await buildRelease(country, {
    ...{ sites, env, contentState: '', waiting, checked },
  });
  await new Releases(sites, country).goLive(id);
  const seconds = (performance.now() - start) / 1000;
  await complete();
  return seconds;
}

/** Pages of a site, with what they are made of. */
function fingerprints(site: string): ReadonlyMap<string, string> {
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  return new Map(
    pages.map((page) => [
      page,
      createHash('sha256')
        .update(readFileSync(join(site, page)))
        .digest('hex'),
    ]),
  );
}

/** Speed is worth nothing when other pages change, or a page that should does not. */
function requireChanged(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>, expected: string[]) {
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (page) => before.get(page) !== after.get(page),
  );
  if (changed.sort().join() === expected.sort().join()) return;
  throw new Error(`Pages changed: ${changed.join(', ')}. Expected: ${expected.join(', ')}.`);
}

/** A figure beside the most that it may be. */
function budget(
  name: string,
  unit: string,
  most: number,
  figure: number,
  details?: Record<string, number>,
): Measurement {
  return {
    ...{ name, unit, target: 1, ours: summarize([figure]), baseline: summarize([most]), ratio: most / figure },
    ...(details && { details }),
  };
}
