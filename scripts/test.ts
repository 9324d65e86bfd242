import { findChromium } from './chromium.ts';
import { CommandError, runCommand } from './command.ts';
import { type Environment, loadEnvironment } from './environment.ts';
import { run } from './processes.ts';
import { runChromium, runOtherBrowsers, type Stage, setStage } from './testing/browser-tests.ts';
import { MATRIX } from './testing/matrix.ts';
import { beginReport, endReport, timeStep } from './testing/report.ts';
import { LANES, requireOwners, runLane } from './testing/suites.ts';

const HELP = `
pnpm test [full] [step] [file …]: every test. On two cores, from a clone whose packages are installed:

  lint       10 s   formatting, lint and layer fences
  types      10 s   TypeScript in every package
  unit       4 min  unit tests, and integration tests against a real CMS and real builds
  e2e        9 min  builds and starts everything, then end-to-end tests in Chromium
  browsers   2 min  the same, with journeys in Firefox and WebKit where these are installed

All of them take 13 minutes, because some run beside each other.

  pnpm test full                    the same files with the whole matrix: every locale, width and state, both runtimes,
                                    both databases, every kill; before a release, or before an issue is called resolved
  pnpm test unit                    one step
  pnpm test unit prices             of a step, the files with this in their name; a path works as well
  pnpm test e2e editor/undo         the same in the browser

Random moments have a seed, which is printed; SEED=… gives it back. TRACE=true keeps what Playwright saw of a browser test
that failed; TEST_PORT=… moves the ports of the tests. What each step and each file took stands in
test-results/timings.json. Nothing here touches your database, your uploads or web/dist.
`;

const steps = {
  lint: (env) => timeStep('lint', () => lint(env)),
  types: (env) => timeStep('types', () => checkTypes(env)),
  async unit(env, names = []) {
    requireOwners(names);
    await together(...LANES.map((lane) => () => runLane(lane, env, names)));
  },
  e2e: (env, names) => onStage(env, (stage) => runChromium(stage, names)),
  browsers: (env, names) => onStage(env, (stage) => runOtherBrowsers(stage, names)),
} satisfies Record<string, (env: Environment, names?: readonly string[]) => Promise<void>>;

await runCommand({ help: HELP, positionals: true }, async ({ positionals }) => {
  const isFull = positionals[0] === 'full';
  const [only, ...names] = isFull ? positionals.slice(1) : positionals;
  if (only !== undefined && !isStep(only))
    throw new CommandError(`There is no step "${only}". The steps are: ${Object.keys(steps).join(', ')}.`);
  const env = loadEnvironment({ [MATRIX]: isFull ? 'full' : 'default' });
  const start = performance.now();
  beginReport();
  try {
    await (only ? steps[only](env, names) : runAll(env));
  } finally {
    endReport(start, isFull);
  }
});

function isStep(name: string): name is keyof typeof steps {
  return Object.hasOwn(steps, name);
}

/**
 * Everything, on two cores: one lane of tests beside what is built for the browsers and the other lane. The browsers have
 * the machine for themselves afterwards.
 */
async function runAll(env: Environment): Promise<void> {
  findChromium();
  await steps.lint(env);
  const [first = [], ...others] = LANES;
  const beside = together(...others.map((lane) => () => runLane(lane, env)));
  // Heard below, when the rest has ended.
  beside.catch(() => {});
  let stage: Stage | undefined;
  try {
    await inTurn(
      async () => {
        stage = await buildStage(env);
      },
      () => steps.types(env),
      () => runLane(first, env),
      () => beside,
      async () => stage && runChromium(stage),
      async () => stage && runOtherBrowsers(stage),
    );
  } finally {
    await stage?.close();
  }
}

function buildStage(env: Environment): Promise<Stage> {
  return timeStep('builds for the browsers', () => setStage(env));
}

/** Builds and starts what browser tests visit, and ends it after them. One of them logs in with Chromium for all. */
async function onStage(env: Environment, visit: (stage: Stage) => Promise<void>): Promise<void> {
  // Found out now rather than after minutes of builds.
  findChromium();
  const stage = await buildStage(env);
  try {
    await visit(stage);
  } finally {
    await stage.close();
  }
}

/**
 * Does several things beside each other, each to its end, so that one that fails hides nothing of the others.
 * @throws CommandError with all sentences of what failed
 */
async function together(...works: (() => Promise<void>)[]): Promise<void> {
  const results = await Promise.allSettled(works.map((work) => work()));
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  const unexpected = reasons.find((reason) => !(reason instanceof CommandError));
  if (unexpected) throw unexpected;
  if (reasons.length > 0) throw new CommandError(reasons.map(({ message }) => message).join('\n'));
}

/** Does several things one after the other, each to its end; see `together`. */
async function inTurn(...works: (() => Promise<void>)[]): Promise<void> {
  let before: Promise<unknown> = Promise.resolve();
  const begun = works.map((work) => {
    const own = before.then(work);
    before = own.catch(() => {});
    return own;
  });
  await together(...begun.map((own) => () => own));
}

async function lint(env: Environment): Promise<void> {
  const options = { folder: '.', env };
  await run('Formatting and lint', 'biome', ['check', '--error-on-warnings', '.'], options);
  const sources = [
    'packages',
    'cms/config',
    'cms/src',
    'web/src',
    'web/astro.config.ts',
    'publisher/src',
    'scripts',
    'e2e',
    'bench',
  ];
  const fences = ['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long', ...sources];
  await run('The check of the layer fences', 'depcruise', fences, options);
}

async function checkTypes(env: Environment): Promise<void> {
  const options = { folder: '.', env, quiet: true };
  const packages = ['run', 'types', '--concurrency=2', '--output-logs=errors-only'];
  await run('The type check', 'turbo', packages, options);
  await run('The type check of the scripts', 'tsgo', ['-p', 'scripts'], options);
}
