import { DatabaseSync } from 'node:sqlite';

/**
 * Writes the content of a page's draft into the database of the CMS itself, as no write of ours could.
 * @param content the column's text
 */
export function damagePage(documentId: string, content: string): void {
  const file = process.env.DATABASE_FILE;
  if (!file) throw new Error('DATABASE_FILE is not set. Run the end-to-end tests with `pnpm test e2e`.');
  const database = new DatabaseSync(file, { timeout: 10_000 });
  database.prepare('UPDATE pages SET content = ? WHERE document_id = ?').run(content, documentId);
  database.close();
}
