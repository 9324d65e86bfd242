/**
 * How much of what is slow the tests may do. Nobody looks at a clock while a run gets longer, so `pnpm test lint` counts.
 * Each number is what there is; whoever raises one says why in its `reason`, and whoever saves something lowers it.
 */
import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '../command.ts';
import { type Environment, ROOT } from '../environment.ts';
import { run } from '../processes.ts';
import { MATRIX } from './matrix.ts';

interface Budget {
  what: string;
  most: number;
  /** What they are for, and where else a test can go. */
  reason: string;
}

/** The tests of the default run in Chromium, by the projects of `e2e/playwright.config.ts`. */
const BROWSER_TESTS: readonly (Budget & { projects: readonly string[] })[] = [
  {
    what: 'browser tests on the real admin',
    projects: ['editor', 'admin'],
    most: 17,
    reason:
      'Each opens Strapi: forms, languages, rights, files, previews, logins, crashes, two people, publishing. What the editor does by itself goes to e2e/tests/memory.',
  },
  {
    what: 'browser tests',
    projects: ['editor', 'admin', 'memory', 'site', 'react'],
    most: 235,
    reason: 'Most are of the blocks and the sites. What needs no browser is tried in a unit test.',
  },
];

/** Calls in the tests' sources. A call that runs once for several countries or settings counts once. */
const CALLS: readonly (Budget & { call: RegExp; files: readonly string[] })[] = [
  {
    what: 'places that start a CMS of their own',
    call: /(?<!function )\bstartCms\(/g,
    files: ['cms/tests/**/*.ts', 'scripts/testing/*.ts'],
    most: 10,
    reason:
      'One is shared by all files of cms/tests; a second is for settings (https among them), content types or deaths that it cannot have.',
  },
  {
    what: 'places that build a site with Astro',
    call: /(?<!function )\b(?:buildSite|publishSite)\(/g,
    files: ['{web,publisher}/src/**/*.ts', 'e2e/tests/**/*.ts', 'scripts/testing/*.ts'],
    most: 10,
    reason:
      'Five of them build in the default run. What happens around a build is tried with publisher/src/testing/find-node.ts.',
  },
];

/** @throws CommandError with a sentence for each budget that is exceeded */
export async function checkBudgets(env: Environment): Promise<void> {
  const projects = await listProjects(env);
  const counted = [
    ...BROWSER_TESTS.map((budget) => ({
      ...budget,
      count: projects.filter((project) => budget.projects.includes(project)).length,
    })),
    ...(await Promise.all(CALLS.map(async (budget) => ({ ...budget, count: await countCalls(budget) })))),
  ];
  const exceeded = counted.filter(({ count, most }) => count > most);
  if (exceeded.length === 0) return;
  const sentences = exceeded.map(
    ({ what, count, most, reason }) =>
      `There are ${count} ${what}; the budget in scripts/testing/budgets.ts is ${most}. ${reason}`,
  );
  throw new CommandError(sentences.join('\n'));
}

/** The project of each test that Playwright finds for the default run. */
async function listProjects(env: Environment): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lumavelo-budgets-'));
  const file = join(folder, 'tests.json');
  try {
    const output = { [MATRIX]: 'default', PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    const options = { folder: 'e2e', env: { ...env, ...output }, quiet: true };
    await run('The list of the browser tests', 'playwright', ['test', '--list', '--reporter=json'], options);
    return [...(await readFile(file, 'utf8')).matchAll(/"projectName": "(\w+)"/g)].map(([, name = '']) => name);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function countCalls({ call, files }: { call: RegExp; files: readonly string[] }): Promise<number> {
  const counts: number[] = [];
  for await (const path of glob([...files], { cwd: ROOT })) {
    const source = await readFile(join(ROOT, path), 'utf8');
    counts.push([...source.matchAll(call)].length);
  }
  return counts.reduce((sum, count) => sum + count, 0);
}
