/** What a run of the tests took: read from the reports of its suites, kept in `test-results/timings.json`, printed. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../environment.ts';

const FOLDER = join(ROOT, 'test-results');

/** Of many failures the first say what happened. */
const SHOWN_FAILURES = 20;

/** Longest line of a failure, in characters. */
const FAILURE_LENGTH = 300;

/** One file of tests, as a suite ran it. */
interface FileTiming {
  suite: string;
  /** From the root of the repository. */
  file: string;
  passed: number;
  failed: number;
  skipped: number;
  seconds: number;
  /** What failed, each with the first line of why. */
  failures: string[];
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
    printFailures(files);
    const rest = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
    process.stdout.write(`\nThe run took ${minutes(run.seconds)}; all figures: test-results/timings.json\n`);
    process.stdout.write(`${totals.passed} passed, ${totals.failed} failed${rest}\n`);
  }
}

/** At the end once more, because what stands among thousands of tests is not found. */
function printFailures(files: readonly FileTiming[]): void {
  const failures = files.flatMap(({ file, failures }) => failures.map((failure) => `  ${file}: ${failure}`));
  if (failures.length === 0) return;
  const more = failures.length > SHOWN_FAILURES ? [`  and ${failures.length - SHOWN_FAILURES} more`] : [];
  process.stdout.write(`\nFailed\n${[...failures.slice(0, SHOWN_FAILURES), ...more].join('\n')}\n`);
}

function print(title: string, rows: [seconds: number, name: string][]): void {
  const lines = rows.map(([seconds, name]) => `${seconds.toFixed(1).padStart(8)} s  ${name}`);
  process.stdout.write(`\n${title}\n${lines.join('\n')}\n`);
}

function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

const secondsSince = (start: number) => Math.round((performance.now() - start) / 100) / 10;

function sumSuites(files: readonly FileTiming[]): Record<string, Omit<FileTiming, 'suite' | 'file' | 'failures'>> {
  const suites: Record<string, Omit<FileTiming, 'suite' | 'file' | 'failures'>> = {};
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
    /** Why the file could not be loaded. */
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
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
  specs: { title: string; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
  projectName: string;
  status: string;
  results: { duration: number; error?: { message?: string } }[];
}

const READERS = { vitest: readVitest, playwright: readPlaywright };

function readVitest(suite: string, report: string): FileTiming[] {
  const read = readReport<VitestReport>(report);
  return (read?.testResults ?? []).map(({ name, startTime, endTime, status, message, assertionResults }) => {
    const having = (...wanted: string[]) => assertionResults.filter((test) => wanted.includes(test.status)).length;
    // A file that could not even be loaded has failed, without a test in it.
    const failed = having('failed') || (status === 'failed' ? 1 : 0);
    const counts = { passed: having('passed'), failed, skipped: having('pending', 'skipped', 'todo') };
    const failures = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => describeFailure(fullName, failureMessages?.[0]));
    if (status === 'failed' && failures.length === 0) failures.push(describeFailure('the whole file', message));
    return { suite, file: relative(ROOT, name), ...counts, seconds: round((endTime - startTime) / 1000), failures };
  });
}

function readPlaywright(suite: string, report: string): FileTiming[] {
  const read = readReport<PlaywrightReport>(report);
  const collect = ({ specs, suites = [] }: PlaywrightSuite): (PlaywrightTest & { title: string })[] => [
    ...specs.flatMap(({ title, tests }) => tests.map((test) => ({ ...test, title }))),
    ...suites.flatMap(collect),
  ];
  return (read?.suites ?? []).map((part) => {
    const tests = collect(part);
    const having = (status: string) => tests.filter((test) => test.status === status).length;
    const duration = tests.flatMap(({ results }) => results).reduce((sum, result) => sum + result.duration, 0);
    const file = relative(ROOT, join(read?.config.rootDir ?? '', part.file));
    const counts = { passed: having('expected'), failed: having('unexpected'), skipped: having('skipped') };
    const failures = tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ title, projectName, results }) =>
        describeFailure(`${title} [${projectName}]`, results.find(({ error }) => error)?.error?.message),
      );
    return { suite, file, ...counts, seconds: round(duration / 1000), failures };
  });
}

/** @param reason with colours, and over many lines */
function describeFailure(test: string, reason = ''): string {
  const [line = ''] = stripVTControlCharacters(reason).split('\n');
  return `${test}: ${line}`.slice(0, FAILURE_LENGTH);
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
