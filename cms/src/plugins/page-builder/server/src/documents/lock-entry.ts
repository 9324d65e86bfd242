import type { Core } from '@strapi/strapi';
import type { WriteContext } from './write-context.ts';

interface Transaction {
  raw(sql: string, bindings: string[]): PromiseLike<unknown>;
}

/**
 * Makes writes to one entry wait for each other until the transaction ends. SQLite needs nothing: it has one
 * connection, so its transactions come one after the other anyway.
 */
export function lockEntry(strapi: Core.Strapi, trx: Transaction, context: WriteContext): Promise<void> {
  return lockName(strapi, trx, `${context.uid}:${context.params.documentId}`);
}

/** The same for whatever goes by a name. */
export async function lockName(strapi: Core.Strapi, trx: Transaction, name: string): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return;
  await trx.raw('SELECT pg_advisory_xact_lock(hashtext(?))', [name]);
}
