import type { Core } from '@strapi/strapi';
import { guardAddresses } from './documents/guard-addresses.ts';
import { guardContent } from './documents/guard-content.ts';

/**
 * Document middlewares see every write, whoever makes it: the Content Manager, the REST API, scripts, releases.
 * Only `strapi.db.query` goes around them, and nothing here writes pages that way.
 */
export function register({ strapi }: { strapi: Core.Strapi }): void {
  strapi.customFields.register([
    { name: 'page', plugin: 'page-builder', type: 'json', inputSize: { default: 12, isResizable: false } },
    { name: 'countries', plugin: 'page-builder', type: 'json', inputSize: { default: 6, isResizable: true } },
  ]);
  // Strapi's own type spells out every action of every content type; the guards look at what all have in common.
  for (const guard of [guardAddresses(strapi), guardContent(strapi)]) {
    strapi.documents.use(guard as Parameters<typeof strapi.documents.use>[0]);
  }
}
