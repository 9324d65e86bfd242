import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { readDatabaseUrl } from './postgres.ts';
import { type CmsData, databaseFile } from './start-cms.ts';

/**
 * Takes the database away from a CMS: on SQLite another program locks the file for itself, on PostgreSQL the database
 * ends all connections and takes no new ones.
 * @returns gives it back
 */
export async function holdDatabase({ folder, databaseUrl }: CmsData): Promise<() => Promise<void>> {
  if (!databaseUrl) {
    const database = new DatabaseSync(databaseFile(folder));
    database.exec('BEGIN EXCLUSIVE');
    return async () => {
      database.close();
    };
  }
  const { name, folder: host } = readDatabaseUrl(databaseUrl);
  const ask = async (...statements: string[]) => {
    const client = new pg.Client({ host, user: 'tests', database: 'postgres' });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  await ask(
    `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
  );
  return () => ask(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
}
