/**
 * Loads the Strapi project in the folder that it runs in, without a web server, and reports what is stored there. `ENTRY` is a
 * page to be stored first.
 */
import type { UID } from '@strapi/strapi';
import { createStrapi } from '../../src/strapi.ts';

/** What the parent gets. */
export interface ProjectReport {
  /** Why it did not start. */
  error?: string;
  /** The pages as Strapi reads them. */
  pages?: { title: string; content: unknown }[];
  /** Rows of each table of the page builder. */
  tables?: Record<string, number>;
}

async function report(): Promise<ProjectReport> {
  const folder = process.cwd();
  const strapi = await createStrapi({ appDir: folder, distDir: folder, serveAdminPanel: false }).load();
  const pages = strapi.documents('api::page.page' as UID.ContentType);
  const { ENTRY } = process.env;
  if (ENTRY) await pages.create({ data: JSON.parse(ENTRY) });
  const found = (await pages.findMany({})) as { title?: string; content?: unknown }[];
  const names = await strapi.db.dialect.schemaInspector.getTables();
  const tables: Record<string, number> = {};
  for (const name of names.filter((table) => table.startsWith('page_builder_')).toSorted()) {
    const [row] = await strapi.db.connection(name).count({ count: '*' });
    tables[name] = Number(row?.count);
  }
  await strapi.destroy();
  return { pages: found.map(({ title = '', content }) => ({ title, content })), tables };
}

const answer = await report().catch(({ message }: Error): ProjectReport => ({ error: message }));
process.send?.(answer, () => process.exit());
