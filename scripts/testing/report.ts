/** What a run of the tests took: read from the reports of its suites, kept in `test-results/timings.json`, printed. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../environment.ts';

const FOLDER = join(ROOT, 'test-results');

/** One file of tests, as a suite ran it. */
interface FileTiming {
  suite: string;
  /** From the root of the repository. */
  file: string;
  passed: number;
  failed: number;
  skipped: number;
  seconds: number;
}

interface StepTiming {
  step: string;
  seconds: number;
}

const steps: StepTiming[] = [];
/** Reports that suites were asked to write, by the name of the suite. */
const reports = new Map<string, { file: string; kind: 'vitest' | 'playwright' }>();

/** Takes the reports of the run before away. */
export function beginReport(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
}

/** Where a suite is to write its report as JSON, in the form of its runner. */
export function reportFile(suite: string, kind: 'vitest' | 'playwright'): string {
  const file = join(FOLDER, `${suite.replaceAll(/\W+/g, '-')}.json`);
  reports.set(suite, { file, kind });
  return file;
}

/** Does a step, says when it has ended, and notes what it took, whether it passed or not. */
export async function timeStep<Result>(step: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  let ending = 'failed';
  try {
    const result = await work();
    ending = 'done';
    return result;
  } finally {
    const seconds = secondsSince(start);
    steps.push({ step, seconds });
    process.stdout.write(`── ${step}: ${ending} after ${seconds} s\n`);
  }
}

/**
 * Writes `timings.json`, and prints the steps, the ten slowest files and how many tests there were.
 * @param start of the whole run, in milliseconds of `performance.now()`
 */
export function endReport(start: number, isFull: boolean): void {
  const files = [...reports].flatMap(([suite, { file, kind }]) => READERS[kind](suite, file));
  const slowest = [...files].sort((one, other) => other.seconds - one.seconds).slice(0, 10);
  const count = (part: 'passed' | 'failed' | 'skipped') => files.reduce((sum, entry) => sum + entry[part], 0);
  const totals = { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
  const run = { endedAt: new Date().toISOString(), matrix: isFull ? 'full' : 'default', seconds: secondsSince(start) };
  const timings = { ...run, totals, steps, suites: sumSuites(files), files };
  writeFileSync(join(FOLDER, 'timings.json'), `${JSON.stringify(timings, null, 2)}\n`);

  print(
    'Steps (some run beside each other)',
    steps.map(({ step, seconds }) => [seconds, step]),
  );
  if (files.length > 0) {
    print(
      'The ten slowest files',
      slowest.map(({ suite, file, seconds }) => [seconds, `${suite}: ${file}`]),
    );
    const rest = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
    process.stdout.write(`\nThe run took ${minutes(run.seconds)}; all figures: test-results/timings.json\n`);
    process.stdout.write(`${totals.passed} passed, ${totals.failed} failed${rest}\n`);
  }
}

function print(title: string, rows: [seconds: number, name: string][]): void {
  const lines = rows.map(([seconds, name]) => `${seconds.toFixed(1).padStart(8)} s  ${name}`);
  process.stdout.write(`\n${title}\n${lines.join('\n')}\n`);
}

function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

const secondsSince = (start: number) => Math.round((performance.now() - start) / 100) / 10;

function sumSuites(files: readonly FileTiming[]): Record<string, Omit<FileTiming, 'suite' | 'file'>> {
  const suites: Record<string, Omit<FileTiming, 'suite' | 'file'>> = {};
  for (const { suite, passed, failed, skipped, seconds } of files) {
    const sum = suites[suite] ?? { passed: 0, failed: 0, skipped: 0, seconds: 0 };
    suites[suite] = {
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      seconds: Math.round((sum.seconds + seconds) * 10) / 10,
    };
  }
  return suites;
}

/** The parts of Vitest's JSON report that are read. */
interface VitestReport {
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    status: string;
    assertionResults: { status: string }[];
  }[];
}

/** The parts of Playwright's JSON report that are read. */
interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { tests: { status: string; results: { duration: number }[] }[] }[];
}

const READERS = { vitest: readVitest, playwright: readPlaywright };

function readVitest(suite: string, report: string): FileTiming[] {
  const read = readReport<VitestReport>(report);
  return (read?.testResults ?? []).map(({ name, startTime, endTime, status, assertionResults }) => {
    const having = (...wanted: string[]) => assertionResults.filter((test) => wanted.includes(test.status)).length;
    // A file that could not even be loaded has failed, without a test in it.
    const failed = having('failed') || (status === 'failed' ? 1 : 0);
    const counts = { passed: having('passed'), failed, skipped: having('pending', 'skipped', 'todo') };
    return { suite, file: relative(ROOT, name), ...counts, seconds: round((endTime - startTime) / 1000) };
  });
}

function readPlaywright(suite: string, report: string): FileTiming[] {
  const read = readReport<PlaywrightReport>(report);
  const collect = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'][number]['tests'] => [
    ...specs.flatMap(({ tests }) => tests),
    ...suites.flatMap(collect),
  ];
  return (read?.suites ?? []).map((part) => {
    const tests = collect(part);
    const having = (status: string) => tests.filter((test) => test.status === status).length;
    const duration = tests.flatMap(({ results }) => results).reduce((sum, result) => sum + result.duration, 0);
    const file = relative(ROOT, join(read?.config.rootDir ?? '', part.file));
    const counts = { passed: having('expected'), failed: having('unexpected'), skipped: having('skipped') };
    return { suite, file, ...counts, seconds: round(duration / 1000) };
  });
}

const round = (seconds: number) => Math.round(seconds * 10) / 10;

/** A suite that was ended before its time has left no report, or half of one; its step says that it failed. */
function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}
