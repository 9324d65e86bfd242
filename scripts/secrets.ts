/** The secrets of an installation, and reading them from files. */
import { readFileSync } from 'node:fs';

/** Secrets that the first command makes up where they are set nowhere. */
export const MADE_UP = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'PREVIEW_TOKEN',
  'DELIVERY_KEY',
  'PUBLISHER_SECRET',
] as const;

/** All secrets: the others are given by who runs the services that they open. */
export const SECRETS = [
  ...MADE_UP,
  'DATABASE_URL',
  'PGPASSWORD',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'LEADS_WEBHOOK_SECRET',
  'SMTP_PASSWORD',
  'TRANSLATION_KEY',
] as const;

/**
 * Puts the content of the file that `<NAME>_FILE` names in the place of each secret, as Docker and Kubernetes hand secrets
 * to containers. The variable goes, so that programs that are started further on get the secret like any other setting.
 * @throws Error for a file that cannot be read or is empty, and for a secret that is given in both ways
 */
export function readSecretFiles(environment: Record<string, string | undefined>): void {
  for (const name of SECRETS) {
    const variable = `${name}_FILE`;
    const path = environment[variable];
    if (!path) continue;
    if (environment[name]) throw new Error(`${name} and ${variable} are both set. Keep one of them.`);
    const secret = readSecret(path, variable);
    if (secret === '') throw new Error(`The file ${path}, which ${variable} names, is empty.`);
    environment[name] = secret;
    delete environment[variable];
  }
}

/** A line break at the end is an editor's. */
function readSecret(path: string, variable: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new Error(`The file ${path}, which ${variable} names, cannot be read: ${(error as Error).message}`);
  }
}
