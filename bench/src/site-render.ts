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
  const runs: Record<Side, number[]> = { ours: [], baseline: [] };
  const byClock: Record<Side, number[]> = { ours: [], baseline: [] };
  await withPages(PAGES, async (build) => {
    for (let round = 0; round <= ROUNDS; round += 1) {
      // Who goes first takes turns, so that a machine that slows down or speeds up favours nobody.
      const order = round % 2 === 0 ? (['ours', 'baseline'] as const) : (['baseline', 'ours'] as const);
      for (const side of order) {
        const time = await build(side);
        if (round === 0) continue;
        runs[side].push(PAGES / (time.processor / 1000));
        byClock[side].push(PAGES / (time.wall / 1000));
      }
      if (round === 0) requireSamePages(PAGES);
    }
  });
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

/**
 * Builds a few pages on each side.
 * @throws Error that shows where the two differ
 */
export async function compareSides(count: number): Promise<void> {
  await withPages(count, async (build) => {
    await build('ours');
    await build('baseline');
    requireSamePages(count);
  });
}

/** Hands out a function that builds one side from a CMS with so many pages; what it built is gone afterwards. */
async function withPages(
  count: number,
  use: (build: (side: Side) => Promise<PhaseTime>) => Promise<void>,
): Promise<void> {
  const cms = await startFakeCms(generatePages(count));
  const script = join(import.meta.dirname, 'build-once.ts');
  try {
    await use(async (side) => {
      const root = SIDES[side];
      const output = await runBuild(process.execPath, [script, root, outDir(side)], root, { CMS_URL: cms.url });
      return JSON.parse(output.trim().split('\n').at(-1) as string);
    });
  } finally {
    await cms.close();
    for (const side of ['ours', 'baseline'] as const) rmSync(outDir(side), { recursive: true, force: true });
  }
}

/** A baseline that writes something else measures nothing. */
function requireSamePages(count: number): void {
  const ours = outDir('ours');
  const pages = readdirSync(ours).filter((file) => /^pagina-.*\.html$/.test(file));
  if (pages.length !== count) throw new Error(`The site has ${pages.length} pages instead of ${count}.`);
  for (const page of pages) {
    const expected = normalizeHtml(readFileSync(join(ours, page), 'utf8'));
    const actual = normalizeHtml(readFileSync(join(outDir('baseline'), page), 'utf8'));
    if (expected === actual) continue;
    const at = [...expected].findIndex((character, index) => character !== actual[index]);
    throw new Error(
      `The baseline writes ${page} differently from the site. Bring bench/plain-astro up to date.\n` +
        `  site:     …${expected.slice(Math.max(0, at - 80), at + 80)}\n` +
        `  baseline: …${actual.slice(Math.max(0, at - 80), at + 80)}`,
    );
  }
}
