import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { inject } from 'vitest';

/** The SQL statements that the CMS wrote to its log while `work` ran. */
export async function listQueries(work: () => Promise<unknown>): Promise<string[]> {
  const { logFile } = inject('cms');
  const read = async () => [...(await readFile(logFile, 'utf8')).matchAll(/knex:query (.*) \S+$/gm)];
  const before = (await read()).length;
  await work();
  return (await read()).slice(before).map(([, sql = '']) => sql);
}

/** How the database means to carry out a statement, in its own words; on PostgreSQL as in a table of many rows. */
export async function explain(sql: string, values: readonly string[]): Promise<string> {
  const { folder, databaseUrl } = inject('cms');
  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query('SET enable_seqscan = off');
    const { rows } = await client.query(`EXPLAIN ${sql}`, [...values]);
    await client.end();
    return rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
  }
  const database = new DatabaseSync(join(folder, 'data.db'), { readOnly: true, timeout: 10_000 });
  const rows = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...values);
  database.close();
  return rows.map(({ detail }) => detail).join('\n');
}
