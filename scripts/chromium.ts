import { existsSync } from 'node:fs';
import { CommandError } from './command.ts';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

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
