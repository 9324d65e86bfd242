import { existsSync } from 'node:fs';
import { CommandError } from './command.ts';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Path of Chromium without the window around a page, which opens pages in two thirds of the time (Debian:
 * `chromium-headless-shell`); of the whole Chromium where only that is there.
 */
export function findHeadlessShell(): string {
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium();
}

/**
 * Path of the machine's Chromium. Test tools' own downloads are not used: the browser comes from the system.
 * @throws CommandError saying how to get one
 */
export function findChromium(): string {
  const path = process.env.CHROMIUM_PATH ?? PLACES.find((place) => existsSync(place));
  if (path && existsSync(path)) return path;
  throw new CommandError(
    'No Chromium was found, and the browser tests need one. Install it (Debian, Ubuntu: ' +
      '`apt-get install chromium fonts-liberation`), or set CHROMIUM_PATH to where it is.',
  );
}
