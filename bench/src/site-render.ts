import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startFakeCms } from '../../web/src/testing/fake-cms.ts';
import { type Benchmark, type Measurement, summarize } from './benchmark.ts';
import { generatePages } from './generate-pages.ts';
import { normalizeHtml } from './normalize-html.ts';
import { runBuild } from './run-build.ts';
import type { PhaseTime } from './time-render.ts';

const PAGES = 1_000;
/** Builds of each side that count; one more before them warms the caches. */
const ROUNDS = 5;

const bench = join(import.meta.dirname, '..');
const SIDES = { ours: join(bench, '../web'), baseline: join(bench, 'plain-astro') } as const;
type Side = keyof typeof SIDES;

/** Inside each project, because Astro keeps its working files beside the output only there. */
const outDir = (side: Side) => join(SIDES[side], '.cache', `bench-${process.pid}`);

/**
 * How fast the site turns documents into pages, beside a hand-written Astro project that writes the same pages. Counted
 * in processor time, so that other programs on the machine do not decide the result.
 */
export const siteRender: Benchmark = {
  name: 'site-render',
  title: `Render phase of ${PAGES} pages of 40 blocks: the site, and plain Astro components writing the same HTML`,
  run: measure,
};

async function measure(): Promise<Measurement> {
  const cms = await startFakeCms(generatePages(PAGES));
  const runs: Record<Side, number[]> = { ours: [], baseline: [] };
  const byClock: Record<Side, number[]> = { ours: [], baseline: [] };
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      // Who goes first takes turns, so that a machine that slows down or speeds up favours nobody.
      const order = round % 2 === 0 ? (['ours', 'baseline'] as const) : (['baseline', 'ours'] as const);
      for (const side of order) {
        const time = await buildOnce(SIDES[side], outDir(side), cms.url);
        if (round === 0) continue;
        runs[side].push(PAGES / (time.processor / 1000));
        byClock[side].push(PAGES / (time.wall / 1000));
      }
      if (round === 0) requireSamePages(outDir('ours'), outDir('baseline'));
    }
  } finally {
    await cms.close();
    for (const side of ['ours', 'baseline'] as const) rmSync(outDir(side), { recursive: true, force: true });
  }
  // The two builds of a round ran one right after the other, so their ratio means more than that of two medians.
  const ratios = runs.ours.map((ours, round) => ours / (runs.baseline[round] as number));
  return {
    target: 0.8,
    unit: 'pages per processor second',
    ours: summarize(runs.ours),
    baseline: summarize(runs.baseline),
    ratio: summarize(ratios).median,
    details: {
      oursPagesPerSecondByTheClock: summarize(byClock.ours).median,
      baselinePagesPerSecondByTheClock: summarize(byClock.baseline).median,
    },
  };
}

async function buildOnce(root: string, folder: string, cmsUrl: string): Promise<PhaseTime> {
  const script = join(import.meta.dirname, 'build-once.ts');
  const output = await runBuild(process.execPath, [script, root, folder], root, { CMS_URL: cmsUrl });
  return JSON.parse(output.trim().split('\n').at(-1) as string);
}

/** A baseline that writes something else measures nothing. */
function requireSamePages(ours: string, baseline: string): void {
  const pages = readdirSync(ours).filter((file) => file.startsWith('pagina-'));
  if (pages.length !== PAGES) throw new Error(`The site has ${pages.length} pages instead of ${PAGES}.`);
  for (const page of pages) {
    const expected = normalizeHtml(readFileSync(join(ours, page), 'utf8'));
    const actual = normalizeHtml(readFileSync(join(baseline, page), 'utf8'));
    if (expected === actual) continue;
    const at = [...expected].findIndex((character, index) => character !== actual[index]);
    throw new Error(
      `The baseline writes ${page} differently from the site. Bring bench/plain-astro up to date.\n` +
        `  site:     …${expected.slice(Math.max(0, at - 80), at + 80)}\n` +
        `  baseline: …${actual.slice(Math.max(0, at - 80), at + 80)}`,
    );
  }
}
