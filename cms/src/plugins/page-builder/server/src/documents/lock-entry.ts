import type { Core } from '@strapi/strapi';
import type { WriteContext } from './write-context.ts';

interface Transaction {
  raw(sql: string, bindings: string[]): PromiseLike<unknown>;
}

/**
 * Makes writes to one entry wait for each other until the transaction ends. SQLite needs nothing: it has one
 * connection, so its transactions come one after the other anyway.
 */
export async function lockEntry(strapi: Core.Strapi, trx: Transaction, context: WriteContext): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return;
  await trx.raw('SELECT pg_advisory_xact_lock(hashtext(?))', [`${context.uid}:${context.params.documentId}`]);
}
