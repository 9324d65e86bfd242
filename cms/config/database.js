// @ts-check
import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Milliseconds to wait for a file that another program has locked. The whole process waits; five seconds are usual. */
const LOCK_PATIENCE = 1_000;

/**
 * @param {{ pragma(statement: string): unknown }} connection
 * @param {(error: Error | null, connection: object) => void} done
 */
function waitBriefly(connection, done) {
  connection.pragma(`busy_timeout = ${LOCK_PATIENCE}`);
  done(null, connection);
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
  mkdirSync(dirname(filename), { recursive: true });
  const pool = { afterCreate: waitBriefly };
  return { connection: { client: 'sqlite', connection: { filename }, useNullAsDefault: true, pool } };
};
