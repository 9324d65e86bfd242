import { findChromium } from './chromium.ts';
import { CommandError, runCommand } from './command.ts';
import { type Environment, loadEnvironment, ROOT } from './environment.ts';
import { assertFits } from './faults/assert-fits.ts';
import { faults } from './faults/list/index.ts';
import { checkGenericWords } from './generic-words.ts';
import { run } from './processes.ts';
import { CHROMIUM_PARTS, runChromium, runOtherBrowsers, type Stage, setStage } from './testing/browser-tests.ts';
import { checkBudgets } from './testing/budgets.ts';
import { getChromium, getOtherBrowsers } from './testing/get-browsers.ts';
import { MATRIX } from './testing/matrix.ts';
import { beginReport, endReport, timeStep } from './testing/report.ts';
import { requireOwners, runSuite, SUITES } from './testing/suites.ts';

const HELP = `
pnpm test [full] [step] [file …]: every test. On two cores, from a clone whose packages are installed:

  lint       1 min  formatting, lint, layer fences, words of this site in generic packages, whether the faults of
                    scripts/faults fit the code, and how many slow tests there are
  types      1 min  TypeScript in every package
  unit       8 min  unit tests, and integration tests against a real CMS and real builds
  e2e       12 min  builds and starts everything, then end-to-end tests in Chromium
  browsers   4 min  the same, with journeys in Firefox and WebKit where these are installed; without a step in the full
                    run only
  stranger   8 min  in the full run only: packs what other projects install, and makes a CMS and a site with it by npm

All of them take 11 to 25 minutes, by the machine, because some run beside each other.

  pnpm test full                    the whole matrix: every locale, width and state, both runtimes, both databases, every
                                    kill, and the tests that ask the same of a further part; before a release
  pnpm test unit                    one step
  pnpm test unit prices             of a step, the files with this in their name; a path works as well
  pnpm test e2e memory/undo         the same in the browser

A machine without a Chromium gets one: on Debian, as root or where sudo asks for no password, its packages; elsewhere
Playwright's own download. The full run gets Firefox and WebKit's driver the same way, where there are packages. Root, as in
a container, also gets the font that the tests measure with, and Caddy.

Random moments have a seed, which is printed; SEED=… gives it back. TRACE=true keeps what Playwright saw of a browser test
that failed; TEST_PORT=… moves the ports of the tests. What each step and each file took stands in
test-results/timings.json. Nothing here touches your database, your uploads or web/dist.
`;

/** How many things are done beside each other: as many as a small machine has cores. More cost all more than they gain. */
const AT_ONCE = 2;

/** Where the CMS of the new project answers, beside the servers of the other tests. */
const STRANGER_URL = `http://127.0.0.1:${Number(process.env.TEST_PORT || 1437) + 20}`;

const steps = {
  lint: (env) => timeStep('lint', () => lint(env)),
  types: (env) => timeStep('types', () => checkTypes(env)),
  async unit(env, names = []) {
    requireOwners(names);
    await doAll(
      SUITES.map((suite) => () => runSuite(suite, env, names)),
      AT_ONCE,
    );
  },
  e2e: (env, names) => onStage(env, (stage) => runChromium(stage, { names })),
  async browsers(env, names) {
    if (env[MATRIX] === 'full') await getOtherBrowsers(env);
    await onStage(env, (stage) => runOtherBrowsers(stage, names));
  },
  stranger: (env) => runStranger(env),
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
 * Everything, two things at a time. Browsers begin once what they visit is built, each part with one worker beside a suite
 * or another part.
 */
async function runAll(env: Environment): Promise<void> {
  await getChromium(env);
  if (env[MATRIX] === 'full') await getOtherBrowsers(env);
  const built = Promise.withResolvers<Stage | undefined>();
  const build = async () => {
    try {
      built.resolve(await buildStage(env));
    } finally {
      built.resolve(undefined);
    }
  };
  const onceBuilt = (visit: (stage: Stage) => Promise<void>) => async () => {
    const stage = await built.promise;
    if (stage) await visit(stage);
  };
  const suites = SUITES.map((suite) => () => runSuite(suite, env));
  const browsers = CHROMIUM_PARTS.map((part) => onceBuilt((stage) => runChromium(stage, { part })));
  // The longest first, so that none is left alone at the end.
  const works = [
    ...[() => steps.lint(env), build, ...suites.slice(0, 1), ...browsers],
    ...[() => steps.types(env), ...suites.slice(1)],
    ...(env[MATRIX] === 'full' ? [onceBuilt(runOtherBrowsers)] : []),
  ];
  try {
    await doAll([
      () => doAll(works, AT_ONCE),
      async () => {
        if (env[MATRIX] === 'full') await steps.stranger(env);
      },
    ]);
  } finally {
    await (await built.promise)?.close();
  }
}

/** Installs what is packed as somebody else would, from the registry of npm: too slow and too far away for every run. */
async function runStranger(env: Environment): Promise<void> {
  await getChromium(env);
  await timeStep('packing', () => run('Packing', 'node', ['scripts/pack-plugin.ts'], { folder: '.', env }));
  const own = { ...env, CHROMIUM_PATH: findChromium(), CMS_URL: STRANGER_URL };
  const parameters = ['test', '--config', 'stranger/playwright.config.ts'];
  await timeStep('stranger', () =>
    run('The test of a new project', 'playwright', parameters, { folder: 'e2e', env: own }),
  );
}

function buildStage(env: Environment): Promise<Stage> {
  return timeStep('builds for the browsers', () => setStage(env));
}

/** Builds and starts what browser tests visit, and ends it after them. One of them logs in with Chromium for all. */
async function onStage(env: Environment, visit: (stage: Stage) => Promise<void>): Promise<void> {
  await getChromium(env);
  const stage = await buildStage(env);
  try {
    await visit(stage);
  } finally {
    await stage.close();
  }
}

/**
 * Does several things in their order, so many at a time, and each to its end, so that one that fails hides nothing of the
 * others.
 * @throws CommandError with all sentences of what failed
 */
async function doAll(works: readonly (() => Promise<void>)[], atOnce = 1): Promise<void> {
  const failures: unknown[] = [];
  const waiting = works.values();
  const lane = async () => {
    for (const work of waiting) await work().catch((reason) => failures.push(reason));
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  const unexpected = failures.find((reason) => !(reason instanceof CommandError));
  if (unexpected) throw unexpected;
  const sentences = failures.map((reason) => (reason as CommandError).message);
  if (sentences.length > 0) throw new CommandError(sentences.join('\n'));
}

async function lint(env: Environment): Promise<void> {
  const options = { folder: '.', env };
  await run('Formatting and lint', 'biome', ['check', '--error-on-warnings', '.'], options);
  const sources = [
    'packages',
    'examples/plain/blocks',
    'examples/plain/site/src',
    'examples/plain/site/astro.config.ts',
    'cms/config',
    'cms/src',
    'web/src',
    'web/astro.config.ts',
    'publisher/src',
    'scripts',
    'e2e',
    'bench',
    'docs/astro.config.ts',
    'docs/src',
    'docs/tests',
  ];
  const fences = ['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long', ...sources];
  await run('The check of the layer fences', 'depcruise', fences, options);
  checkGenericWords(ROOT);
  // The faults themselves are too slow for every run, but whether each can still be put in is known at once.
  for (const fault of faults) await assertFits(ROOT, fault);
  await checkBudgets(env);
}

async function checkTypes(env: Environment): Promise<void> {
  const packages = ['run', 'types', '--concurrency=1', '--output-logs=errors-only'];
  await run('The type check', 'turbo', packages, { folder: '.', env, quiet: true });
}
