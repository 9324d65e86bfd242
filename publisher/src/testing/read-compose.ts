import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..', '..', '..');

/** The parts of a service in `docker-compose.yml` that the tests look at. */
export interface Service {
  environment?: Record<string, string>;
  secrets?: string[];
  logging?: { driver: string };
  volumes?: string[];
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
}

export interface ComposeFile {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  secrets: Record<string, { environment: string }>;
}

export const composeText = readFileSync(join(root, 'docker-compose.yml'), 'utf8');

/** What runs the same with TLS between the services, with logs that go elsewhere, and with a second factor. */
export const additionTexts = ['tls', 'syslog', 'second-factor'].map((name) =>
  readFileSync(join(root, `docker-compose.${name}.yml`), 'utf8'),
);

export const exampleText = readFileSync(join(root, '.env.example'), 'utf8');

/** The file as Compose reads it, with what is written once and merged into several services. */
export function readCompose(text: string = composeText): ComposeFile {
  return parse(text, { merge: true }) as ComposeFile;
}

/** The official schema of Compose files (compose-spec, Apache-2.0), as dclint carries it. */
export function readComposeSchema(): object {
  const folder = dirname(createRequire(import.meta.url).resolve('dclint/package.json'));
  const text = readFileSync(join(folder, 'schemas', 'compose.schema.json'), 'utf8');
  // Named by an address that no validator knows; it is draft 7.
  const { $schema: _, ...schema } = JSON.parse(text) as Record<string, unknown>;
  return schema;
}
