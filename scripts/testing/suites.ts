/** The suites that Vitest runs: what they are called, where they stand, and how they are started. */
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { CommandError } from '../command.ts';
import { type Environment, ROOT } from '../environment.ts';
import { run } from '../processes.ts';
import { reportFile, timeStep } from './report.ts';

export interface Suite {
  name: string;
  /** From the root of the repository. */
  folder: string;
  command: string[];
  env?: Environment;
}

const VITEST = ['vitest', 'run'];
const CMS = ['node', 'tests/run.ts'];

/** All suites, the longest first, so that none is left alone at the end where two run at a time. */
export const SUITES: readonly Suite[] = [
  { name: 'cms', folder: 'cms', command: CMS, env: { DATABASE: 'sqlite' } },
  { name: 'publisher', folder: 'publisher', command: VITEST },
  { name: 'cms on PostgreSQL', folder: 'cms', command: CMS, env: { DATABASE: 'postgres' } },
  { name: 'web', folder: 'web', command: VITEST },
  { name: 'bench', folder: 'bench', command: VITEST },
  { name: 'lumavelo', folder: 'cms/src/plugins/lumavelo', command: VITEST },
  { name: 'page-builder', folder: 'cms/src/plugins/page-builder', command: VITEST },
  { name: 'blocks', folder: 'packages/blocks', command: VITEST },
  { name: 'page-builder-astro', folder: 'packages/page-builder-astro', command: VITEST },
  { name: 'page-format', folder: 'packages/page-format', command: VITEST },
  { name: 'docs', folder: 'docs', command: VITEST },
  { name: 'scripts', folder: 'scripts', command: VITEST },
];

/**
 * Runs a suite, or those of its files that were named, and nothing when all that were named belong to others.
 * @param names of the files to run, as somebody typed them; all files when empty
 * @throws CommandError when a test fails
 */
export async function runSuite(suite: Suite, env: Environment, names: readonly string[] = []): Promise<void> {
  const files = chooseFiles(suite, names);
  if (names.length > 0 && files.length === 0) return;
  await timeStep(suite.name, () => runVitest(suite, env, files));
}

async function runVitest(suite: Suite, env: Environment, files: readonly string[]): Promise<void> {
  const [command = '', ...parameters] = suite.command;
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(suite.name, 'vitest')}`];
  const chosen = files.length > 0 ? [...files, '--passWithNoTests'] : [];
  await run(`The tests of ${suite.name}`, command, [...parameters, ...report, ...chosen], {
    folder: suite.folder,
    env: { ...env, ...suite.env },
    quiet: true,
  });
}

/**
 * Which files of a suite somebody means.
 * @param names paths from the root or from here, which belong to one suite, or parts of names, which all suites look for
 * @returns what Vitest is to look for; nothing when what was named belongs to other suites
 */
function chooseFiles({ folder }: Suite, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const path = [resolve(name), join(ROOT, name)].find(existsSync);
    if (!path) return [name];
    const inside = relative(join(ROOT, folder), path);
    return ownFolder(path) === folder ? [inside] : [];
  });
}

/** The folder of the suite that a path belongs to: the deepest one, because the plugin stands inside the CMS. */
function ownFolder(path: string): string | undefined {
  const within = SUITES.filter(({ folder }) => path.startsWith(join(ROOT, folder)));
  return within.sort((one, other) => other.folder.length - one.folder.length)[0]?.folder;
}

/** @throws CommandError when a file of that path exists and no suite has it */
export function requireOwners(names: readonly string[]): void {
  for (const name of names) {
    if (SUITES.every((suite) => chooseFiles(suite, [name]).length === 0))
      throw new CommandError(`No suite has the tests of ${name}. Browser tests are in the step e2e.`);
  }
}
