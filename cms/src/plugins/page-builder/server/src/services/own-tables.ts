import type { Core } from '@strapi/strapi';

/** Strapi's own list of tables that stay although no schema names them; it has no public door. */
const KEPT = { type: 'core', key: 'persisted_tables' } as const;

/** Strapi stores names, and objects where a table hangs on others. */
type KeptTable = string | { name: string };

const nameOf = (table: KeptTable) => (typeof table === 'string' ? table : table.name);

const isOwn = (name: string) => name.startsWith('page_builder_');

/**
 * Keeps what the plugin stores, such as versions and sections, when a project starts without the plugin: Strapi drops tables
 * that it made and that no schema names any more.
 */
export async function keepTables(strapi: Core.Strapi): Promise<void> {
  const kept = await readKept(strapi);
  const tables = (await strapi.db.dialect.schemaInspector.getTables()).filter(isOwn);
  const missing = tables.filter((table) => !kept.some((known) => nameOf(known) === table));
  if (missing.length > 0) await strapi.store.set({ ...KEPT, value: [...kept, ...missing.map((name) => ({ name }))] });
}

/**
 * Lets Strapi drop the tables, at the next start without the plugin. A start with it keeps them again.
 * @returns their names
 */
export async function releaseTables(strapi: Core.Strapi): Promise<string[]> {
  const kept = await readKept(strapi);
  const others = kept.filter((table) => !isOwn(nameOf(table)));
  await strapi.store.set({ ...KEPT, value: others });
  return kept.map(nameOf).filter(isOwn);
}

async function readKept(strapi: Core.Strapi): Promise<KeptTable[]> {
  return ((await strapi.store.get(KEPT)) as KeptTable[] | null) ?? [];
}
