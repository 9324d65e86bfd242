import type { PageDocument } from 'page-format';
import { sharedCms } from './shared-cms.ts';
import { writeDatabase } from './write-database.ts';

/** Stores the content of a page's draft around all checks, as an earlier version of the CMS may have done. */
export async function storeContent(documentId: string, content: PageDocument): Promise<void> {
  const sql = 'UPDATE pages SET content = ? WHERE published_at IS NULL AND document_id = ?';
  await writeDatabase(sharedCms(), sql, [JSON.stringify(content), documentId]);
}
