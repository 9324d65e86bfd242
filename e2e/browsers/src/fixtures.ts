/** Journeys in the browser of their project, which count as skipped where it is not installed. */
import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { findSite } from '../../src/site.ts';
import type { Driver, Installation } from './driver.ts';
import { firefox } from './firefox.ts';
import { Tab } from './tab.ts';
import { webkit } from './webkit.ts';

const ENGINES = { firefox, webkit } as const satisfies Record<string, Installation>;

/** The journeys that the default run makes. */
export const SMOKE = { tag: '@smoke' };

export interface EngineOptions {
  engine: keyof typeof ENGINES;
}

interface Shared {
  /** Undefined where the browser is not installed. */
  driver: Driver | undefined;
  /** The Dutch demo site. */
  site: { url: string };
}

interface Journey {
  tab: Tab;
  /** What pages reported as errors so far; a journey fails when anything is left at its end. */
  takeErrors(): string[];
}

export const test = base.extend<Journey, EngineOptions & Shared>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  driver: [
    async ({ engine }, use) => {
      const installation = ENGINES[engine];
      if (!installation.isInstalled()) {
        process.stdout.write(`${describeAbsence(installation)}\n`);
        return use(undefined);
      }
      const driver = await installation.start();
      await use(driver);
      await driver.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => use(findSite('nl')),
    { scope: 'worker' },
  ],
  takeErrors: async ({ driver }, use) => {
    await use(() => driver?.takeErrors() ?? []);
    expect(driver?.takeErrors() ?? [], 'errors on the console').toEqual([]);
  },
  tab: async ({ engine, driver, takeErrors }, use, testInfo) => {
    if (!driver) return testInfo.skip(true, describeAbsence(ENGINES[engine]));
    await driver.renew();
    await driver.resize(1280, 900);
    takeErrors();
    await use(new Tab(driver));
    if (testInfo.status !== testInfo.expectedStatus)
      await writeFile(testInfo.outputPath('screen.png'), await driver.screenshot());
  },
});

function describeAbsence({ name, packages }: Installation): string {
  return `${name} is not installed, so its journeys were left out. Debian: apt-get install ${packages.join(' ')}`;
}

export { expect };
