import { DatabaseSync } from 'node:sqlite';

/**
 * Writes the content of a page's draft into the database of the CMS itself, as no write of ours could.
 * @param content the column's text
 */
export function damagePage(documentId: string, content: string): void {
  writeContent('pages', documentId, content);
}

/** The same with the content of a saved section. */
export function damageSection(documentId: string, content: string): void {
  writeContent('page_builder_sections', documentId, content);
}

function writeContent(table: 'pages' | 'page_builder_sections', documentId: string, content: string): void {
  const file = process.env.DATABASE_FILE;
  if (!file) throw new Error('DATABASE_FILE is not set. Run the end-to-end tests with `pnpm test e2e`.');
  const database = new DatabaseSync(file, { timeout: 10_000 });
  database.prepare(`UPDATE ${table} SET content = ? WHERE document_id = ?`).run(content, documentId);
  database.close();
}
