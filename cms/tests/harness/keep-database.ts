import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { holdDatabase } from './hold-database.ts';
import { createDatabase, readDatabaseUrl } from './postgres.ts';
import { type CmsData, databaseFile } from './start-cms.ts';

/**
 * Copies the database of a CMS that runs, as it is now.
 * @returns what `createCmsData` makes further copies of: the path of an SQLite file, or the name of a PostgreSQL database
 */
export async function keepDatabase(data: CmsData): Promise<string> {
  const { folder, databaseUrl } = data;
  if (databaseUrl) {
    const { name, folder: cluster } = readDatabaseUrl(databaseUrl);
    // PostgreSQL copies only what nothing is connected to.
    const giveBack = await holdDatabase(data);
    const kept = await createDatabase(cluster, name);
    await giveBack();
    return readDatabaseUrl(kept).name;
  }
  const path = join(folder, 'prepared.db');
  const database = new DatabaseSync(databaseFile(folder), { readOnly: true, timeout: 10_000 });
  database.prepare('VACUUM INTO ?').run(path);
  database.close();
  return path;
}
