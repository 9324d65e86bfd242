import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { findChromium } from '../../scripts/chromium.ts';
import { findFreePort } from '../../scripts/processes.ts';
import { type Benchmark, type Measurement, summarize } from './benchmark.ts';
import { startDemoSites } from './demo-sites.ts';
import { PAGE_KINDS, pageKinds } from './page-kinds.ts';

const ROUNDS = 3;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse times of a page; for the report, because a score of 100 does not say how near to 99 it is. */
const TIMES = [
  ['first-contentful-paint', 'first paint'],
  ['largest-contentful-paint', 'largest paint'],
  ['total-blocking-time', 'blocking'],
] as const;

/**
 * Lighthouse's marks for a page of each kind, with its own settings for mobile telephones. The marks also go into
 * `bench/results/lighthouse.md`, with the day and the machine, unless only some kinds were asked for.
 */
export const lighthouseScores: Benchmark = {
  name: 'lighthouse',
  title: "Lighthouse's marks for pages of each kind, mobile: performance, accessibility, best practices, search",
  run: measure,
};

interface Row {
  kind: string;
  path: string;
  /** Of 100, the median of all rounds. */
  scores: number[];
  /** Milliseconds, the median of all rounds. */
  times: number[];
}

async function measure(): Promise<Measurement[]> {
  const busy: number[] = [];
  const kinds = pageKinds();
  const sites = await startDemoSites([...new Set(kinds.map(([, country]) => country))]);
  try {
    const measurements: Measurement[] = [];
    const rows: Row[] = [];
    let version = '';
    for (const [kind, country, path] of kinds) {
      const visits: Visit[] = [];
      busy.push(loadavg()[0] ?? 0);
      for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(sites.url(country) + path));
      version = visits[0]?.version ?? '';
      const scores = CATEGORIES.map((_, place) => summarize(visits.map((one) => one.scores[place] ?? 0)));
      const times = TIMES.map((_, place) => summarize(visits.map((one) => one.times[place] ?? 0)).median);
      rows.push({ kind, path: `${country} ${path}`, scores: scores.map(({ median }) => median), times });
      for (const [place, category] of CATEGORIES.entries()) {
        measurements.push(score(`${kind}: ${category}`, visits, place));
      }
    }
    if (kinds === PAGE_KINDS) writeReport(rows, version, summarize(busy).median);
    return measurements;
  } finally {
    await sites.close();
  }
}

function score(name: string, visits: readonly Visit[], category: number): Measurement {
  const ours = summarize(visits.map(({ scores }) => scores[category] ?? 0));
  return { name, unit: 'of 100', target: 1, ours, baseline: summarize([100]), ratio: ours.median / 100 };
}

interface Visit {
  /** Of 100, one for each category. */
  scores: number[];
  /** Milliseconds, one for each of the times. */
  times: number[];
  version: string;
}

/** Opens a page in a browser of its own, so that nothing is in its cache or its memory. */
async function visit(url: string): Promise<Visit> {
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', output: 'json' });
    if (!result || result.lhr.runtimeError) {
      throw new Error(`Lighthouse could not judge ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    }
    const { categories, audits, lighthouseVersion } = result.lhr;
    return {
      scores: CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100)),
      times: TIMES.map(([audit]) => Math.round(audits[audit]?.numericValue ?? 0)),
      version: lighthouseVersion,
    };
  } finally {
    await browser.close();
  }
}

/** @param load how many processes wanted a processor, also of other programs: what waits counts as blocked */
function writeReport(rows: readonly Row[], version: string, load: number): void {
  const folder = join(import.meta.dirname, '../results');
  mkdirSync(folder, { recursive: true });
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const [processor] = cpus();
  const head = ['page', 'address', ...CATEGORIES, ...TIMES.map(([, name]) => `${name} (ms)`)];
  const lines = [
    '# Lighthouse, mobile',
    '',
    `Written by \`pnpm bench lighthouse\` on ${new Date().toISOString().slice(0, 10)}: Lighthouse ${version} with its own`,
    `settings for telephones, the median of ${ROUNDS} visits, each with an empty cache, on ${cpus().length} × ${processor?.model.trim()}, whose`,
    `load was ${load.toFixed(1)}: what waits for a processor counts as blocked, so the figures want a machine with nothing else to do.`,
    '',
    line(head),
    line(head.map((_, place) => (place < 2 ? '---' : '--:'))),
    ...rows.map(({ kind, path, scores, times }) => line([kind, path, ...scores, ...times])),
    '',
  ];
  writeFileSync(join(folder, 'lighthouse.md'), lines.join('\n'));
}
