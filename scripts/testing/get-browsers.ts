/** Gets the tests what they need of a machine, where that takes no question. */
import { spawnSync } from 'node:child_process';
import { CHROMIUM_PACKAGES, findChromium, locateChromium } from '../chromium.ts';
import type { Environment } from '../environment.ts';
import { findProgram } from '../find-program.ts';
import { FIREFOX, WEBKIT } from '../other-browsers.ts';
import { run } from '../processes.ts';

const FONT = 'fonts-liberation';

/**
 * Makes sure that there is a Chromium. On Debian, as root or where sudo asks for no password, a machine without one gets
 * its packages, and Caddy for the tests of the web server's configuration; elsewhere Playwright downloads its own. Root,
 * as in a container, also gets the font and Caddy where only these are missing.
 * @throws CommandError saying what to do where neither works
 */
export async function getChromium(env: Environment): Promise<void> {
  const isMissing = !locateChromium();
  const apt = isMissing || isRoot() ? findApt() : undefined;
  if (apt) {
    if (isMissing) await install(apt, 'Chromium', CHROMIUM_PACKAGES, env);
    else if (!isInstalled(FONT, env)) await install(apt, 'The font of the tests', [FONT], env);
    if (!findProgram('caddy')) await install(apt, 'Caddy', ['caddy'], env);
  }
  if (!locateChromium()) await download(apt !== undefined, env);
  findChromium();
}

/** Installs Firefox and WebKit's driver where `getChromium` could install packages; without them their journeys are left out. */
export async function getOtherBrowsers(env: Environment): Promise<void> {
  const missing = [FIREFOX, WEBKIT].filter((browser) => !browser.isInstalled());
  const apt = missing.length > 0 ? findApt() : undefined;
  for (const { name, packages } of missing) {
    if (apt) await install(apt, name, packages, env);
    else
      say(`${name} is not installed, so its journeys will be left out. Debian: apt-get install ${packages.join(' ')}`);
  }
}

/** The command that installs Debian's packages; undefined where there is none, or it would ask for a password. */
function findApt(): readonly string[] | undefined {
  if (!findProgram('apt-get')) return undefined;
  if (isRoot()) return ['apt-get'];
  return spawnSync('sudo', ['--non-interactive', 'true']).status === 0
    ? ['sudo', '--non-interactive', 'apt-get']
    : undefined;
}

const isRoot = () => process.getuid?.() === 0;

const isInstalled = (name: string, env: Environment) => spawnSync('dpkg-query', ['--show', name], { env }).status === 0;

/** Installs those of the packages that this version of the system has. What fails is printed; whoever needs it looks for it. */
async function install(
  [command = '', ...options]: readonly string[],
  name: string,
  packages: readonly string[],
  env: Environment,
): Promise<void> {
  const settings = { folder: '.', env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, quiet: true };
  const apt = (...parameters: string[]) =>
    run(`apt-get ${parameters[0]}`, command, [...options, ...parameters], settings);
  say(`${name} is missing: installing ${packages.join(', ')} with apt-get.`);
  try {
    await apt('update');
    const known = packages.filter((entry) => spawnSync('apt-cache', ['show', entry], { env }).status === 0);
    await apt('install', '--yes', '--no-install-recommends', ...known);
  } catch (error) {
    say(`${name} could not be installed. ${(error as Error).message}`);
  }
}

/** @param withPackages whether Playwright may install what its browser needs of the system */
async function download(withPackages: boolean, env: Environment): Promise<void> {
  say('Chromium is missing: Playwright downloads its own.');
  const parameters = ['install', ...(withPackages ? ['--with-deps'] : []), 'chromium'];
  await run('The download of Chromium', 'playwright', parameters, { folder: 'e2e', env, quiet: true }).catch(
    (error: Error) => say(error.message),
  );
}

const say = (line: string) => process.stdout.write(`${line}\n`);
