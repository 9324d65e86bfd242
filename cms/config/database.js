// @ts-check
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Milliseconds to wait for a file that another program has locked. The whole process waits; five seconds are usual. */
const LOCK_PATIENCE = 1_000;

/**
 * @param {string} synchronous how SQLite waits for the disk: with `full` what is stored survives a power cut, with `off` only the end of the process
 */
const prepareConnection =
  (synchronous) =>
  /**
   * @param {{ pragma(statement: string): unknown }} connection
   * @param {(error: Error | null, connection: object) => void} done
   */
  (connection, done) => {
    connection.pragma(`busy_timeout = ${LOCK_PATIENCE}`);
    connection.pragma(`synchronous = ${synchronous}`);
    done(null, connection);
  };

/**
 * Lets nobody but the user of the CMS read the database. SQLite gives the files beside it, such as `-wal`, the same mode.
 * @param {string} filename
 */
function keepPrivate(filename) {
  closeSync(openSync(filename, 'a', 0o600));
  for (const path of [filename, `${filename}-wal`, `${filename}-shm`, `${filename}-journal`]) {
    if (existsSync(path)) chmodSync(path, 0o600);
  }
}

/**
 * PostgreSQL when DATABASE_URL is set, otherwise one SQLite file.
 * @param {import('@strapi/strapi').Core.Config.Shared.ConfigParams} environment
 */
export default ({ env }) => {
  const address = env('DATABASE_URL');
  if (address) {
    return {
      connection: {
        client: 'postgres',
        connection: { connectionString: address },
        pool: { min: 0, max: 10 },
      },
    };
  }
  const filename = resolve(import.meta.dirname, '..', env('DATABASE_FILE') || '.tmp/data.db');
  mkdirSync(dirname(filename), { recursive: true, mode: 0o700 });
  keepPrivate(filename);
  const pool = { afterCreate: prepareConnection(env('DATABASE_SYNCHRONOUS') || 'full') };
  return { connection: { client: 'sqlite', connection: { filename }, useNullAsDefault: true, pool } };
};
