import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COUNTRIES } from '../packages/blocks/src/core/locales.ts';
import { findChromium } from './chromium.ts';
import { buildAdmin, startCms } from './cms.ts';
import { CommandError, runCommand } from './command.ts';
import { type Environment, loadEnvironment, ROOT } from './environment.ts';
import { run, stop } from './processes.ts';
import { buildPreviewServer, buildSite, startPreviewServer } from './site.ts';

const HELP = `
pnpm test: every test, in this order. A step's name alone runs that step: pnpm test unit

  lint    formatting, lint and layer fences
  types   TypeScript in every package
  unit    unit tests, and integration tests against a real CMS
  e2e     builds everything, then end-to-end tests in Chromium (arguments go on to Playwright)

Nothing here touches your database, your uploads or web/dist.
`;

/** Addresses of the tests' own servers, away from those of \`pnpm dev\`. */
const PORTS = { CMS_PORT: '1437', SITE_PORT: '4521', PREVIEW_PORT: '4520' };

/** The tile server of the tests of the dealer map, which answer for it. */
const TILES_URL = 'http://localhost:4599';

const steps: Record<string, (env: Environment, rest: string[]) => Promise<void>> = {
  async lint(env) {
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
    await run(
      'The check of the layer fences',
      'depcruise',
      ['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long', ...sources],
      options,
    );
  },
  async types(env) {
    await run('The type check', 'turbo', ['run', 'types', '--concurrency=2', '--output-logs=errors-only'], {
      folder: '.',
      env,
    });
    await run('The type check of the scripts', 'tsc', ['-p', 'scripts'], { folder: '.', env });
  },
  async unit(env) {
    await run('The unit and integration tests', 'turbo', ['run', 'test', '--concurrency=1', '--output-logs=new-only'], {
      folder: '.',
      env,
    });
  },
  e2e: runBrowserTests,
};

await runCommand({ help: HELP, positionals: true }, async ({ positionals }) => {
  const [only, ...rest] = positionals;
  if (only && !steps[only])
    throw new CommandError(`There is no step "${only}". The steps are: ${Object.keys(steps).join(', ')}.`);
  // Found out now rather than after ten minutes of other tests.
  if (!only || only === 'e2e') findChromium();
  const env = loadEnvironment();
  for (const [name, step] of Object.entries(steps)) {
    if (only && only !== name) continue;
    process.stdout.write(`\n── ${name} ──\n`);
    await step(env, rest);
  }
});

/** The whole product in a folder of its own: built, seeded, started, and driven by Playwright. */
async function runBrowserTests(outside: Environment, rest: string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lumavelo-e2e-'));
  const addresses = Object.keys(outside).filter((name) => name === 'CMS_URL' || name.startsWith('SITE_URL_'));
  const inherited = Object.fromEntries(Object.entries(outside).filter(([name]) => !addresses.includes(name)));
  const env = loadEnvironment({
    ...inherited,
    ...PORTS,
    CMS_URL: `http://localhost:${PORTS.CMS_PORT}`,
    ...Object.fromEntries(
      COUNTRIES.map((country, index) => [
        `SITE_URL_${country.toUpperCase()}`,
        `http://localhost:${Number(PORTS.SITE_PORT) + index}`,
      ]),
    ),
    PREVIEW_URL: `http://localhost:${PORTS.PREVIEW_PORT}`,
    PREVIEW_FOLDER: join(ROOT, 'web/.cache/tests-preview'),
    DATABASE_URL: '',
    DATABASE_FILE: join(folder, 'data.db'),
    PUBLIC_DIR: join(folder, 'public'),
    SITES_FOLDER: join(folder, 'sites'),
    SEED_DEMO: 'true',
    // The tests log in once, and all of them together take longer than Strapi's half an hour.
    ADMIN_ACCESS_TOKEN_LIFESPAN: '36000',
    CHROMIUM_PATH: findChromium(),
  });
  let cms: ChildProcess | undefined;
  let preview: ChildProcess | undefined;
  try {
    await buildAdmin(env);
    cms = await startCms(env, { quiet: true });
    for (const country of COUNTRIES) await buildSite(country, env);
    const gallery = { ...env, GALLERY: 'true', SITES_FOLDER: join(folder, 'sites/gallery') };
    await buildSite('nl', gallery);
    // Islands are written for React, so their tests run with plain React too. Here the map has a tile server.
    await buildSite('nl', {
      ...gallery,
      SITES_FOLDER: join(folder, 'sites/gallery-react'),
      VISITOR_RUNTIME: 'react',
      MAP_TILES_URL: `${TILES_URL}/{z}/{x}/{y}.png?key={key}`,
      MAP_ATTRIBUTION: '<a href="https://tiles.example.com">Test tiles</a>',
      MAP_KEY: 'test key',
    });
    await buildPreviewServer(env);
    preview = await startPreviewServer(env);
    const tests = { ...env, E2E_TILES_URL: TILES_URL };
    await run('The end-to-end tests', 'playwright', ['test', ...rest], { folder: 'e2e', env: tests });
  } finally {
    if (preview) stop(preview);
    if (cms) stop(cms);
    await rm(folder, { recursive: true, force: true });
  }
}
