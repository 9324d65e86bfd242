/** The suites that Vitest runs: what they are called, where they stand, and how they are started. */
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { CommandError } from '../command.ts';
import { type Environment, ROOT } from '../environment.ts';
import { run } from '../processes.ts';
import { reportFile, timeStep } from './report.ts';

interface Suite {
  name: string;
  /** From the root of the repository. */
  folder: string;
  command: string[];
  env?: Environment;
}

const VITEST = ['vitest', 'run'];
const CMS = ['node', 'tests/run.ts'];

/**
 * Suites that run beside each other, lane by lane: as many lanes as a small machine has cores. More would cost all of
 * them more than they gain.
 */
export const LANES: readonly (readonly Suite[])[] = [
  [
    { name: 'blocks', folder: 'packages/blocks', command: VITEST },
    { name: 'page-builder', folder: 'cms/src/plugins/page-builder', command: VITEST },
    { name: 'web', folder: 'web', command: VITEST },
    { name: 'publisher', folder: 'publisher', command: VITEST },
  ],
  [
    { name: 'cms', folder: 'cms', command: CMS, env: { DATABASE: 'sqlite' } },
    { name: 'cms on PostgreSQL', folder: 'cms', command: CMS, env: { DATABASE: 'postgres' } },
  ],
];

/**
 * Runs the suites of a lane, one after the other, each to its end.
 * @param names of the files to run, as somebody typed them; all files when empty
 * @throws CommandError with the sentences of the suites that failed
 */
export async function runLane(lane: readonly Suite[], env: Environment, names: readonly string[] = []): Promise<void> {
  const failures: string[] = [];
  for (const suite of lane) {
    const files = chooseFiles(suite, names);
    if (names.length > 0 && files.length === 0) continue;
    try {
      await timeStep(suite.name, () => runSuite(suite, env, files));
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      failures.push(error.message);
    }
  }
  if (failures.length > 0) throw new CommandError(failures.join('\n'));
}

async function runSuite(suite: Suite, env: Environment, files: readonly string[]): Promise<void> {
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
  const within = LANES.flat().filter(({ folder }) => path.startsWith(join(ROOT, folder)));
  return within.sort((one, other) => other.folder.length - one.folder.length)[0]?.folder;
}

/** @throws CommandError when a file of that path exists and no suite has it */
export function requireOwners(names: readonly string[]): void {
  for (const name of names) {
    if (LANES.flat().every((suite) => chooseFiles(suite, [name]).length === 0))
      throw new CommandError(`No suite has the tests of ${name}. Browser tests are in the step e2e.`);
  }
}
