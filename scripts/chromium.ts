import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CommandError } from './command.ts';
import { ROOT } from './environment.ts';
import { findProgram } from './find-program.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** Debian's packages; the letters that stand in for fonts that come late are those of Liberation Sans. */
export const CHROMIUM_PACKAGES = ['chromium', 'chromium-headless-shell', 'fonts-liberation'] as const;

/**
 * Path of Chromium without the window around a page, which opens pages in two thirds of the time (Debian:
 * `chromium-headless-shell`); of the whole Chromium where only that is there.
 */
export function findHeadlessShell(): string {
  return findProgram('chromium-headless-shell') ?? findChromium();
}

/**
 * Path of the Chromium of `CHROMIUM_PATH`, else the machine's, else the one that Playwright has downloaded.
 * @throws CommandError saying how to get one
 */
export function findChromium(): string {
  const path = locateChromium();
  if (path) return path;
  throw new CommandError(
    `No Chromium was found, and the browser tests need one. Install it (Debian: \`apt-get install ${CHROMIUM_PACKAGES.join(' ')}\`; ` +
      'elsewhere: `npx playwright install chromium` in the folder e2e), or set CHROMIUM_PATH to where it is.',
  );
}

/** Path of Chromium, as `findChromium`; undefined when there is none. */
export function locateChromium(): string | undefined {
  const path = process.env.CHROMIUM_PATH || NAMES.map(findProgram).find(Boolean) || downloadedChromium();
  return existsSync(path) ? path : undefined;
}

/** Where Playwright puts the Chromium of its version, whether it is there or not. */
function downloadedChromium(): string {
  const { chromium } = createRequire(join(ROOT, 'e2e/package.json'))('playwright') as {
    chromium: { executablePath(): string };
  };
  return chromium.executablePath();
}
