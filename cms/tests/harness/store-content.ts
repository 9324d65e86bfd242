import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { PageDocument } from '@lumavelo/blocks/core';
import pg from 'pg';
import { inject } from 'vitest';

/** Writes the content of a page's draft into the database itself, as an earlier version of the CMS may have left it. */
export async function storeContent(documentId: string, content: PageDocument): Promise<void> {
  const { folder, databaseUrl } = inject('cms');
  const where = 'WHERE published_at IS NULL AND document_id =';
  const values = [JSON.stringify(content), documentId];
  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(`UPDATE pages SET content = $1 ${where} $2`, values);
    await client.end();
    return;
  }
  const database = new DatabaseSync(join(folder, 'data.db'), { timeout: 10_000 });
  database.prepare(`UPDATE pages SET content = ? ${where} ?`).run(...values);
  database.close();
}
