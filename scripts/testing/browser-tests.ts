/** The whole product in a folder of its own: built, seeded, started, and driven by browsers. */
import type { ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { COUNTRIES, type Country } from '../../packages/blocks/src/site/locales.ts';
import { findChromium, findHeadlessShell } from '../chromium.ts';
import { buildAdmin, startCms } from '../cms.ts';
import { type Environment, loadEnvironment, ROOT } from '../environment.ts';
import { requireFreePort, run, start, stop, waitForAddress } from '../processes.ts';
import { buildPreviewServer, buildSite, serveSite, startPreviewServer } from '../site.ts';
import { MATRIX } from './matrix.ts';
import { reportFile, timeStep } from './report.ts';

/** The first of the ports of the tests' own servers, away from those of `pnpm dev`. */
const FIRST_PORT = Number(process.env.TEST_PORT || 1437);

/** The tile server of the tests of the dealer map, which answer for it. */
const TILES_URL = `http://localhost:${FIRST_PORT + 10}`;

/** The mail server of the tests of the newsletter, which read what comes; at other times none is there. */
const MAIL_PORT = FIRST_PORT + 11;

/** The translation service of the test that translates by machine, which answers for it; at other times none is there. */
const TRANSLATION_PORT = FIRST_PORT + 12;

/** The editor on its host in memory. */
const MEMORY_EDITOR_PORT = FIRST_PORT + 9;

/** The countries whose sites the tests visit unless the run is full. */
const VISITED: readonly Country[] = ['nl'];

/** The product as browser tests meet it: built, filled with demo content, and running. */
export interface Stage {
  env: Environment;
  /** Ends its servers, and takes its files away. */
  close(): Promise<void>;
}

/** What is built of the sites. */
export interface StagedSites {
  countries: readonly Country[];
  /** Whether the Dutch site has the samples of every block too; nothing else of it is different then. */
  hasGallery: boolean;
  /** Whether the samples are built with React as well, into `gallery-react`. */
  hasReactGallery: boolean;
}

/** What the tests of a run visit: other countries, and islands with React, in the full run only. */
function chooseSites(isFull: boolean): StagedSites {
  return { countries: isFull ? COUNTRIES : VISITED, hasGallery: true, hasReactGallery: isFull };
}

/**
 * Builds and starts everything that browser tests visit. It stands inside the project, because builds elsewhere share
 * one place for their working files, and cannot run beside each other.
 */
export async function setStage(
  outside: Environment,
  sites: StagedSites = chooseSites(outside[MATRIX] === 'full'),
): Promise<Stage> {
  const cache = join(ROOT, 'web/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'tests-'));
  const env = describeStage(folder, outside);
  const servers: ChildProcess[] = [];
  const close = async () => {
    servers.forEach(stop);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await Promise.all([buildAdmin(env), buildPreviewServer(env)]);
    servers.push(await startCms(env, { quiet: true }));
    await buildSites(sites, env);
    servers.push(await startPreviewServer(env));
    servers.push(await startMemoryEditor(env));
    for (const country of sites.countries) await serveSite(country, env);
    return { env, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function describeStage(folder: string, outside: Environment): Environment {
  const addresses = Object.keys(outside).filter((name) => name === 'CMS_URL' || name.startsWith('SITE_URL_'));
  const inherited = Object.fromEntries(Object.entries(outside).filter(([name]) => !addresses.includes(name)));
  const [cmsPort, previewPort, sitePort] = [FIRST_PORT, FIRST_PORT + 1, FIRST_PORT + 2];
  return loadEnvironment({
    ...inherited,
    CMS_PORT: String(cmsPort),
    CMS_URL: `http://localhost:${cmsPort}`,
    PREVIEW_PORT: String(previewPort),
    PREVIEW_URL: `http://localhost:${previewPort}`,
    SITE_PORT: String(sitePort),
    ...Object.fromEntries(
      COUNTRIES.map((country, index) => [`SITE_URL_${country.toUpperCase()}`, `http://localhost:${sitePort + index}`]),
    ),
    PREVIEW_FOLDER: join(folder, 'preview'),
    DATABASE_URL: '',
    DATABASE_FILE: join(folder, 'data.db'),
    DATABASE_SYNCHRONOUS: 'off',
    PUBLIC_DIR: join(folder, 'public'),
    SITES_FOLDER: join(folder, 'sites'),
    SEED_DEMO: 'true',
    // All visitors of the tests have one address. The limit has tests of its own at the CMS.
    CALLS_PER_MINUTE: '0',
    // The tests log in once, and all of them together take longer than Strapi's half an hour.
    ADMIN_ACCESS_TOKEN_LIFESPAN: '36000',
    CHROMIUM_PATH: findChromium(),
    HEADLESS_SHELL_PATH: findHeadlessShell(),
    E2E_TILES_URL: TILES_URL,
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(MAIL_PORT),
    MAIL_FROM: 'Lumavelo <no-reply@lumavelo.example>',
    TRANSLATION_PROVIDER: 'deepl',
    TRANSLATION_URL: `http://127.0.0.1:${TRANSLATION_PORT}`,
    TRANSLATION_KEY: 'key-of-the-tests',
    STAGE_FOLDER: folder,
    MEMORY_EDITOR_URL: `http://127.0.0.1:${MEMORY_EDITOR_PORT}`,
  });
}

async function startMemoryEditor(env: Environment): Promise<ChildProcess> {
  await requireFreePort(MEMORY_EDITOR_PORT, 'TEST_PORT');
  const parameters = [
    'src/serve-memory-editor.ts',
    join(String(env.STAGE_FOLDER), 'memory-editor'),
    `${MEMORY_EDITOR_PORT}`,
  ];
  const server = start('node', parameters, { folder: 'bench', env, label: '[editor]' });
  await waitForAddress(`${env.MEMORY_EDITOR_URL}/ours.html`, server, 'The editor in memory');
  return server;
}

async function buildSites(sites: StagedSites, env: Environment): Promise<void> {
  const withGallery = { ...env, GALLERY: 'true' };
  for (const country of sites.countries)
    await buildSite(country, country === 'nl' && sites.hasGallery ? withGallery : env, { quiet: true });
  if (!sites.hasReactGallery) return;
  // Islands are written for React, so their tests run with plain React too. Here the map has a tile server.
  const react = {
    ...withGallery,
    SITES_FOLDER: join(String(env.SITES_FOLDER), 'gallery-react'),
    VISITOR_RUNTIME: 'react',
    MAP_TILES_URL: `${TILES_URL}/{z}/{x}/{y}.png?key={key}`,
    MAP_ATTRIBUTION: '<a href="https://tiles.example.com">Test tiles</a>',
    MAP_KEY: 'test key',
  };
  await buildSite('nl', react, { quiet: true });
}

/** Some of the projects of `e2e/playwright.config.ts`. */
export interface ChromiumPart {
  name: string;
  projects: readonly string[];
}

/** The tests in Chromium in parts that can run beside each other, the longest first. The tests of one follow each other. */
export const CHROMIUM_PARTS: readonly ChromiumPart[] = [
  { name: 'editor', projects: ['editor'] },
  { name: 'site', projects: ['site', 'react'] },
  { name: 'admin', projects: ['admin', 'memory'] },
];

/**
 * Runs the tests in Chromium.
 * @param names parts of the names of test files; all of them when there are none
 * @param part one test at a time; without it all parts, two tests at a time
 */
export function runChromium(
  stage: Stage,
  { names = [], part }: { names?: readonly string[]; part?: ChromiumPart } = {},
): Promise<void> {
  if (!part) return runPlaywright('browser', 'The end-to-end tests', stage, names);
  const projects = part.projects.flatMap((project) => ['--project', project]);
  // Playwright empties its folder when it begins, so each part has its own.
  const alone = ['--workers', '1', '--output', `test-results/${part.name}`];
  return runPlaywright(`browser ${part.name}`, `The ${part.name} tests in a browser`, stage, [...projects, ...alone]);
}

/**
 * Makes the journeys in Firefox and WebKit, a few of them unless the run is full. Where such a browser is not installed,
 * its journeys count as skipped.
 */
export function runOtherBrowsers(stage: Stage, names: readonly string[] = []): Promise<void> {
  const config = ['--config', 'browsers/playwright.config.ts'];
  return runPlaywright('other browsers', 'The journeys in other browsers', stage, [...config, ...names]);
}

function runPlaywright(suite: string, step: string, { env }: Stage, parameters: readonly string[]): Promise<void> {
  const output = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(suite, 'playwright') };
  return timeStep(suite, () =>
    run(step, 'playwright', ['test', ...parameters], { folder: 'e2e', env: { ...env, ...output } }),
  );
}
