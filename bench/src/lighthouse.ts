import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { findChromium } from '../../scripts/chromium.ts';
import { findFreePort } from '../../scripts/processes.ts';
import { type Benchmark, type Measurement, summarize } from './benchmark.ts';
import { startDemoSites } from './demo-sites.ts';
import { PAGE_KINDS, pageKinds } from './page-kinds.ts';
import { useProcessorTime } from './use-processor-time.ts';

const ROUNDS = 3;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse times of a page; for the report, because a score of 100 does not say how near to 99 it is. */
const TIMES = [
  ['first-contentful-paint', 'first paint'],
  ['largest-contentful-paint', 'largest paint'],
  ['total-blocking-time', 'blocking'],
] as const;

/**
 * Lighthouse's marks for a page of each kind, with its own settings for mobile telephones. It judges what the browser did
 * in processor time, as the other benchmarks do: by the clock, on a machine that others use as well, a page without any
 * script gets 94 one time and 100 the next. The marks also go into `bench/results/lighthouse.md`, beside those by the
 * clock, with the day and the machine, unless only some kinds were asked for.
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
  /** The mark for performance and the milliseconds of blocking by the clock, the median of all rounds. */
  byTheClock: number[];
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
      const byTheClock = [0, 1].map((place) => summarize(visits.map((one) => one.byTheClock[place] ?? 0)).median);
      rows.push({ kind, path: `${country} ${path}`, scores: scores.map(({ median }) => median), times, byTheClock });
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
  /** The mark for performance and the milliseconds of blocking by the clock. */
  byTheClock: number[];
  version: string;
}

/** Opens a page in a browser of its own, so that nothing is in its cache or its memory, and judges what it did. */
async function visit(url: string): Promise<Visit> {
  const folder = await mkdtemp(join(tmpdir(), 'lumavelo-visit-'));
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', `--remote-debugging-port=${port}`],
  });
  try {
    await lighthouse(url, { port, logLevel: 'error', gatherMode: folder });
    const byTheClock = await judge(url, folder);
    const trace = join(folder, 'trace.json');
    const { traceEvents, ...rest } = JSON.parse(await readFile(trace, 'utf8'));
    await writeFile(trace, JSON.stringify({ ...rest, traceEvents: useProcessorTime(traceEvents) }));
    const judged = await judge(url, folder);
    return { ...judged, byTheClock: [byTheClock.scores[0] ?? 0, byTheClock.times.at(-1) ?? 0] };
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param folder what the browser did, as Lighthouse has gathered it */
async function judge(url: string, folder: string): Promise<Omit<Visit, 'byTheClock'>> {
  const result = await lighthouse(url, { logLevel: 'error', output: 'json', auditMode: folder });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse could not judge ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  }
  const { categories, audits, lighthouseVersion } = result.lhr;
  return {
    scores: CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100)),
    times: TIMES.map(([audit]) => Math.round(audits[audit]?.numericValue ?? 0)),
    version: lighthouseVersion,
  };
}

/** @param load how many processes wanted a processor, also of other programs: by the clock, what waits counts as blocked */
function writeReport(rows: readonly Row[], version: string, load: number): void {
  const folder = join(import.meta.dirname, '../results');
  mkdirSync(folder, { recursive: true });
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const [processor] = cpus();
  const head = [
    ...['page', 'address', ...CATEGORIES, ...TIMES.map(([, name]) => `${name} (ms)`)],
    ...['performance by the clock', 'blocking by the clock (ms)'],
  ];
  const lines = [
    '# Lighthouse, mobile',
    '',
    `Written by \`pnpm bench lighthouse\` on ${new Date().toISOString().slice(0, 10)}: Lighthouse ${version} with its own`,
    `settings for telephones, the median of ${ROUNDS} visits, each with an empty cache, on ${cpus().length} × ${processor?.model.trim()}.`,
    `It judges what the browser did in processor time. By the clock, what waits for a processor counts as blocked; the load was ${load.toFixed(1)}.`,
    '',
    line(head),
    line(head.map((_, place) => (place < 2 ? '---' : '--:'))),
    ...rows.map(({ kind, path, scores, times, byTheClock }) => line([kind, path, ...scores, ...times, ...byTheClock])),
    '',
  ];
  writeFileSync(join(folder, 'lighthouse.md'), lines.join('\n'));
}
