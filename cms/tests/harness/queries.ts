import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { expect } from 'vitest';
import { QUERIES_FROM_HERE, QUERIES_TO_HERE, QUERY } from './query-log.ts';
import { sharedCms } from './shared-cms.ts';

/** The SQL statements that the CMS carried out while `work` ran. */
export async function listQueries(work: () => Promise<unknown>): Promise<string[]> {
  await switchLogging(QUERIES_FROM_HERE);
  await work();
  await switchLogging(QUERIES_TO_HERE);
  const log = await readFile(sharedCms().logFile, 'utf8');
  const lines = log.slice(log.lastIndexOf(QUERIES_FROM_HERE), log.lastIndexOf(QUERIES_TO_HERE)).split('\n');
  return lines.filter((line) => line.startsWith(QUERY)).map((line) => line.slice(QUERY.length));
}

/** Asks the CMS to begin or to end logging statements, and waits until it says that it did. */
async function switchLogging(said: string): Promise<void> {
  const { logFile, pid } = sharedCms();
  const count = async () => (await readFile(logFile, 'utf8')).split(said).length;
  const before = await count();
  process.kill(pid, 'SIGUSR2');
  await expect.poll(count).toBe(before + 1);
}

/** How the database means to carry out a statement, in its own words; on PostgreSQL as in a table of many rows. */
export async function explain(sql: string, values: readonly string[]): Promise<string> {
  const { folder, databaseUrl } = sharedCms();
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
