import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '../environment.ts';
import { start } from '../processes.ts';
import type { Check } from './fault.ts';
import type { ProjectCopy } from './project-copy.ts';
import { readPlaywrightReport, readVitestReport, type TestResult } from './read-report.ts';

export interface CheckRun {
  exitCode: number | null;
  /** Tests that ran; empty when it did not come to that. */
  tests: TestResult[];
  /** File with everything that was printed. */
  log: string;
}

/** Checks with the same key can run as one command. */
export function commandKey(check: Check): string {
  return check.step === 'unit' ? `${check.step} ${check.package}` : check.step;
}

/**
 * Runs checks that share a command, in one go.
 * @param log file for everything that is printed
 */
export async function runChecks(
  copy: ProjectCopy,
  checks: readonly [Check, ...Check[]],
  log: string,
): Promise<CheckRun> {
  const [first] = checks;
  const files = [...new Set(checks.flatMap((check) => check.files))];
  const names = [...new Set(checks.map((check) => escapePattern(check.test)))].join('|');
  // The whole test command keeps the reports of its suites itself.
  const report = join(copy.folder, first.step === 'e2e' ? 'test-results/browser.json' : 'report.json');
  await rm(report, { force: true });
  const { folder, command, args, env } = describeCommand(first, files, names, report);
  const child = start(command, args, {
    folder: copy.pathFromRoot(folder),
    env: { ...(process.env as Environment), ...env },
    logFile: log,
  });
  const [exitCode] = await once(child, 'exit');
  const read = first.step === 'unit' || first.step === 'cms' ? readVitestReport : readPlaywrightReport;
  const tests = existsSync(report) ? read(JSON.parse(await readFile(report, 'utf8'))) : [];
  return { exitCode, tests, log };
}

interface Command {
  folder: string;
  command: string;
  args: string[];
  env: Environment;
}

function describeCommand(check: Check, files: readonly string[], names: string, report: string): Command {
  const vitest = [
    ...files,
    '--testNamePattern',
    names,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const playwright = ['--', ...files, '--grep', names];
  const reported = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  switch (check.step) {
    case 'unit':
      return { folder: check.package, command: 'vitest', args: ['run', ...vitest], env: {} };
    case 'cms':
      return { folder: 'cms', command: 'node', args: ['tests/run.ts', ...vitest], env: { DATABASE: 'sqlite' } };
    case 'gallery':
      return { folder: '.', command: 'node', args: ['scripts/faults/test-gallery.ts', ...playwright], env: reported };
    case 'e2e':
      return { folder: '.', command: 'node', args: ['scripts/test.ts', 'e2e', ...playwright], env: {} };
  }
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
