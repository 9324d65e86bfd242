/**
 * The settings of every command, from three places: the process environment, the file `.env` at the root, and the
 * defaults below, the first that has a value wins. `.env.example` explains each.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { COUNTRIES } from '../packages/blocks/src/core/locales.ts';

export const ROOT = join(import.meta.dirname, '..');

export type Environment = Record<string, string>;

const SECRETS = [
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'PREVIEW_TOKEN',
] as const;

/**
 * The environment for the CMS, the site and the tests. The first call on a machine writes `.env` with random secrets;
 * settings that are given from outside (a container, CI) are never written down.
 */
export function loadEnvironment(overrides: Environment = {}): Environment {
  const outside = { ...process.env, ...overrides } as Environment;
  const file = join(ROOT, '.env');
  const hasSecrets = [...SECRETS, 'APP_KEYS'].every((name) => outside[name]);
  if (!existsSync(file) && !hasSecrets) writeSecrets(file);
  const written = existsSync(file) ? (parseEnv(readFileSync(file, 'utf8')) as Environment) : {};
  const set = Object.fromEntries(Object.entries({ ...written, ...outside }).filter(([, value]) => value !== ''));

  const cmsPort = set.CMS_PORT ?? '1337';
  const sitePort = set.SITE_PORT ?? '4321';
  const defaults: Environment = {
    CMS_PORT: cmsPort,
    CMS_URL: `http://localhost:${cmsPort}`,
    SITE_PORT: sitePort,
    COUNTRY: 'nl',
    ASTRO_TELEMETRY_DISABLED: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    STRAPI_TELEMETRY_DISABLED: 'true',
  };
  COUNTRIES.forEach((country, index) => {
    defaults[`SITE_URL_${country.toUpperCase()}`] = `http://localhost:${Number(sitePort) + index}`;
  });
  return { ...defaults, ...set };
}

function writeSecrets(file: string): void {
  const secret = () => randomBytes(24).toString('base64url');
  const lines = [
    '# Written once with random secrets. Settings are explained in .env.example.',
    `APP_KEYS=${secret()},${secret()}`,
    ...SECRETS.map((name) => `${name}=${secret()}`),
  ];
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
}
