/** Unsaved work that the CMS keeps, as it is in its database. */
import { DatabaseSync } from 'node:sqlite';

/** How many copies there are of unsaved work on a page, whoever does it. */
export function countCopies(documentId: string): number {
  const file = process.env.DATABASE_FILE;
  if (!file) throw new Error('DATABASE_FILE is not set. Run the end-to-end tests with `pnpm test e2e`.');
  const database = new DatabaseSync(file, { timeout: 10_000, readOnly: true });
  const row = database
    .prepare('SELECT count(*) AS count FROM page_builder_safety_copies WHERE entry = ?')
    .get(documentId) as { count: number };
  database.close();
  return row.count;
}
