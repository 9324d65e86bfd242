/**
 * The settings of every command, from three places: the process environment, the file `.env` at the root, and the
 * defaults below, the first that has a value wins. `.env.example` explains each.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { COUNTRIES } from '../packages/blocks/src/site/locales.ts';
import { writeWhole } from '../publisher/src/state-files.ts';
import { MADE_UP, readSecretFiles } from './secrets.ts';

export const ROOT = join(import.meta.dirname, '..');

export type Environment = Record<string, string>;

/**
 * The environment for the CMS, the sites, the publisher and the tests. Secrets that are set nowhere are made up and
 * written to `.env`; settings that are given from outside (a container, CI) are never written down.
 */
export function loadEnvironment(overrides: Environment = {}): Environment {
  readSecretFiles(process.env);
  const outside = { ...process.env, ...overrides } as Environment;
  const file = join(ROOT, '.env');
  const read = () => {
    const settings = existsSync(file) ? (parseEnv(readFileSync(file, 'utf8')) as Environment) : {};
    readSecretFiles(settings);
    return settings;
  };
  const known = read();
  writeSecrets(
    file,
    MADE_UP.filter((name) => !outside[name] && !known[name]),
  );
  const written = read();
  const set = Object.fromEntries(Object.entries({ ...written, ...outside }).filter(([, value]) => value !== ''));

  const cmsPort = set.CMS_PORT ?? '1337';
  const sitePort = set.SITE_PORT ?? '4321';
  const defaults: Environment = {
    CMS_PORT: cmsPort,
    CMS_URL: `http://localhost:${cmsPort}`,
    SITE_PORT: sitePort,
    COUNTRY: 'nl',
    PUBLISHER_PORT: '1338',
    PREVIEW_PORT: '4320',
    ASTRO_TELEMETRY_DISABLED: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    STRAPI_TELEMETRY_DISABLED: 'true',
  };
  COUNTRIES.forEach((country, index) => {
    defaults[`SITE_URL_${country.toUpperCase()}`] = `http://localhost:${Number(sitePort) + index}`;
  });
  return { ...defaults, ...set };
}

function writeSecrets(file: string, names: readonly string[]): void {
  if (names.length === 0) return;
  const secret = () => randomBytes(24).toString('base64url');
  const lines = names.map((name) => `${name}=${name === 'APP_KEYS' ? `${secret()},${secret()}` : secret()}`);
  const known = existsSync(file)
    ? readFileSync(file, 'utf8').replace(/(?<=[^\n])$/, '\n')
    : '# Written with random secrets. Settings are explained in .env.example.\n';
  writeWhole(file, `${known}${lines.join('\n')}\n`, 0o600);
}
