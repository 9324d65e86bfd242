import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { CmsData } from './start-cms.ts';

/**
 * Writes into the database of a CMS itself, as an earlier version of the CMS may have left it.
 * @param sql with `?` for each value
 * @returns how many rows it was about
 */
export async function writeDatabase(
  { folder, databaseUrl }: Pick<CmsData, 'folder' | 'databaseUrl'>,
  sql: string,
  values: readonly string[],
): Promise<number> {
  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    let number = 0;
    const { rowCount } = await client.query(
      sql.replaceAll('?', () => `$${++number}`),
      [...values],
    );
    await client.end();
    return rowCount ?? 0;
  }
  const database = new DatabaseSync(join(folder, 'data.db'), { timeout: 10_000 });
  const { changes } = database.prepare(sql).run(...values);
  database.close();
  return Number(changes);
}
