// @ts-check
import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

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
  return { connection: { client: 'sqlite', connection: { filename }, useNullAsDefault: true } };
};
