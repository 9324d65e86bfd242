import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './environment.ts';
import { readSecretFiles, SECRETS } from './secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'lumavelo-secrets-'));
const file = (name: string, content: string) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

test('every secret of .env.example may come from a file', () => {
  const example = readFileSync(join(ROOT, '.env.example'), 'utf8');
  const named = [...example.matchAll(/^([A-Z0-9_]*(?:SECRET|TOKEN|KEYS?|SALT|PASSWORD|DATABASE_URL))=/gm)].map(
    ([, name]) => name,
  );
  // Seen by visitors, and read by PostgreSQL's own image.
  const others = ['GROWTHBOOK_CLIENT_KEY', 'MAP_KEY', 'POSTGRES_PASSWORD'];
  expect(named.filter((name) => !others.includes(String(name))).sort()).toEqual([...SECRETS].sort());
});

test('a secret that a file holds takes the place of the setting, before a program of the image begins', () => {
  const environment: Record<string, string | undefined> = { DATABASE_FILE: 'data.db', SMTP_PASSWORD: 'given' };
  for (const name of SECRETS) if (name !== 'SMTP_PASSWORD') environment[`${name}_FILE`] = file(name, `of ${name}\n`);
  const preload = `--import=${join(ROOT, 'deploy/read-secrets.ts')}`;
  const show = 'console.log(JSON.stringify(process.env))';
  const { stdout } = spawnSync(process.execPath, [preload, '--eval', show], { env: environment, encoding: 'utf8' });
  const seen = JSON.parse(stdout);
  for (const name of SECRETS) {
    expect(seen[name]).toBe(name === 'SMTP_PASSWORD' ? 'given' : `of ${name}`);
    expect(seen).not.toHaveProperty(`${name}_FILE`);
  }
  expect(seen.DATABASE_FILE).toBe('data.db');
});

test.each([
  ['is nowhere', { SMTP_PASSWORD_FILE: join(folder, 'nowhere') }, /SMTP_PASSWORD_FILE names, cannot be read/],
  ['is empty', { SMTP_PASSWORD_FILE: file('empty', '\n') }, /SMTP_PASSWORD_FILE names, is empty/],
  ['is one of two ways', { SMTP_PASSWORD_FILE: file('one', 'x'), SMTP_PASSWORD: 'y' }, /both set/],
])('a file that %s ends the start', (_, environment, message) => {
  expect(() => readSecretFiles(environment)).toThrow(message);
});
