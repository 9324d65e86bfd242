import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findProgram } from '../find-program.ts';

/**
 * Machines of different kinds: the programs of each stand in one folder, and those that install something note how they
 * were called.
 */
let folder: string;

/** What commands of packages are made of, and no browser among them. */
const SYSTEM = ['sh', 'test', 'sed', 'dirname', 'uname', 'touch', 'chmod'];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'machine-'));
  for (const name of SYSTEM) symlinkSync(String(findProgram(name)), join(folder, name));
  symlinkSync(process.execPath, join(folder, 'node'));
  writeFileSync(join(folder, 'calls'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

function provide(name: string, script = ''): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

/** Debian's tools: of the packages that there are, each brings a program of its name. */
function provideApt(...packages: string[]): void {
  const known = packages.join('|');
  const call = `echo "apt-get $*" >> '${folder}/calls'`;
  provide('dpkg-query', `test -e "${folder}/$2"`);
  provide('apt-cache', `case "$2" in ${known}) exit 0;; *) exit 100;; esac`);
  provide(
    'apt-get',
    `${call}\nfor name in "$@"; do case "$name" in ${known}) touch "${folder}/$name"; chmod +x "${folder}/$name";; esac; done`,
  );
}

/** Runs code on that machine, as a user of a number; returns what it printed, and what it failed with. */
function runThere(
  code: string,
  { user = 0, ...variables }: { user?: number; [variable: string]: unknown } = {},
): string {
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', `${IMPORTS}${code}`], {
    encoding: 'utf8',
    env: {
      PATH: folder,
      USER_NUMBER: String(user),
      // Where Playwright downloads to, from a host that is not there.
      PLAYWRIGHT_BROWSERS_PATH: join(folder, 'playwright'),
      PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:9',
      ...variables,
    },
  });
  return stdout;
}

const IMPORTS = `
  import { createRequire } from 'node:module';
  import { mkdirSync, writeFileSync } from 'node:fs';
  import { dirname } from 'node:path';
  import { findHeadlessShell, locateChromium } from '${join(import.meta.dirname, '../chromium.ts')}';
  import { getChromium, getOtherBrowsers } from '${join(import.meta.dirname, 'get-browsers.ts')}';
  process.getuid = () => Number(process.env.USER_NUMBER);
  process.on('uncaughtException', (error) => console.log(error.message));
`;

const GET = 'await getChromium(process.env); console.log(locateChromium(), findHeadlessShell());';
const INSTALL = 'install --yes --no-install-recommends';

const calls = () => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n').filter(Boolean);

describe('a machine with a Chromium', () => {
  it('is left as it is; root gets the font and Caddy, where these are missing', () => {
    provide('chromium');
    provide('sudo', 'shift; "$@"');
    provideApt('chromium', 'fonts-liberation', 'caddy');
    const found = `${folder}/chromium ${folder}/chromium\n`;
    expect(runThere(GET, { user: 1000 })).toBe(found);
    expect(calls()).toEqual([]);
    runThere(GET);
    expect(calls().filter((entry) => entry.includes('install'))).toEqual([
      `apt-get ${INSTALL} fonts-liberation`,
      `apt-get ${INSTALL} caddy`,
    ]);
    expect(runThere(GET)).toBe(found);
  });

  it('may name it in CHROMIUM_PATH', () => {
    provide('mine');
    const code = 'console.log(locateChromium());';
    expect(runThere(code, { CHROMIUM_PATH: join(folder, 'mine') })).toBe(`${folder}/mine\n`);
    expect(runThere(code, { CHROMIUM_PATH: join(folder, 'gone') })).toBe('undefined\n');
  });

  it('may have it of Playwright', () => {
    const said = runThere(`
      const { chromium } = createRequire('${join(import.meta.dirname, '../../e2e/package.json')}')('playwright');
      mkdirSync(dirname(chromium.executablePath()), { recursive: true });
      writeFileSync(chromium.executablePath(), '');
      ${GET}
    `);
    expect(said).toContain(`${folder}/playwright/chromium-`);
  });
});

describe('a machine without one', () => {
  it('gets Debian’s packages as root, and Caddy', () => {
    provideApt('chromium', 'chromium-headless-shell', 'fonts-liberation', 'caddy');
    expect(runThere(GET)).toBe(
      'Chromium is missing: installing chromium, chromium-headless-shell, fonts-liberation with apt-get.\n' +
        `Caddy is missing: installing caddy with apt-get.\n${folder}/chromium ${folder}/chromium-headless-shell\n`,
    );
    expect(calls()).toEqual([
      'apt-get update',
      `apt-get ${INSTALL} chromium chromium-headless-shell fonts-liberation`,
      'apt-get update',
      `apt-get ${INSTALL} caddy`,
    ]);
  });

  it('gets those that there are, by sudo where it asks for no password, and needs no Caddy', () => {
    provideApt('chromium', 'fonts-liberation');
    provide('sudo', `shift; echo "sudo $*" >> '${folder}/calls'; "$@"`);
    expect(runThere(GET, { user: 1000 })).toContain(`${folder}/chromium ${folder}/chromium\n`);
    expect(calls()).toContain(`sudo apt-get ${INSTALL} chromium fonts-liberation`);
  });

  it('is not asked for a password, and is told what to do where nothing can be downloaded', () => {
    provideApt('chromium');
    provide('sudo', 'exit 1');
    const said = runThere(GET, { user: 1000 });
    expect(calls()).toEqual([]);
    expect(said).toContain('Chromium is missing: Playwright downloads its own.\n');
    expect(said).toMatch(
      /No Chromium was found, .*apt-get install chromium chromium-headless-shell fonts-liberation.*set CHROMIUM_PATH/,
    );
  });
});

describe('Firefox and WebKit', () => {
  const code = 'await getOtherBrowsers(process.env);';

  it('are installed where they are missing', () => {
    provide('firefox-esr');
    provideApt('webkit2gtk-driver', 'xvfb');
    expect(runThere(code)).toContain('WebKitGTK is missing: installing webkit2gtk-driver, xvfb with apt-get.');
    expect(calls()).toEqual(['apt-get update', `apt-get ${INSTALL} webkit2gtk-driver xvfb`]);
  });

  it('are left out where that is not possible', () => {
    expect(runThere(code)).toMatch(/^Firefox is not installed.*firefox-esr\nWebKitGTK is not installed.*xvfb\n/);
  });
});
