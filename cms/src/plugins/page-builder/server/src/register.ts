import type { Core } from '@strapi/strapi';
import { answerWithBases } from './bases/entry-request.ts';
import { listPageFields } from './documents/page-fields.ts';
import { readLess } from './documents/read-less.ts';
import { guardAddresses } from './middlewares/guard-addresses.ts';
import { guardBases } from './middlewares/guard-bases.ts';
import { guardContent } from './middlewares/guard-content.ts';
import { handOutVersions } from './middlewares/hand-out-versions.ts';
import { keepSources } from './middlewares/keep-sources.ts';

/**
 * Document middlewares see every write, whoever makes it: the Content Manager, the REST API, scripts, releases.
 * Only `strapi.db.query` goes around them, and nothing here writes pages that way.
 */
export function register({ strapi }: { strapi: Core.Strapi }): void {
  strapi.customFields.register([
    { name: 'page', plugin: 'page-builder', type: 'json', inputSize: { default: 12, isResizable: false } },
    // Saved test cases of a calculator; the admin shows them in the panel that tries the calculator out.
    {
      name: 'calculator-tests',
      plugin: 'page-builder',
      type: 'json',
      inputSize: { default: 12, isResizable: false },
    },
    { name: 'countries', plugin: 'page-builder', type: 'json', inputSize: { default: 6, isResizable: true } },
    // Strapi writes other whole numbers with a separator of thousands.
    { name: 'year', plugin: 'page-builder', type: 'integer', inputSize: { default: 4, isResizable: true } },
  ]);
  strapi.server.use(answerWithBases as Parameters<typeof strapi.server.use>[0]);
  storeAsText(Object.values(strapi.contentTypes));
  // Strapi's own type spells out every action of every content type; the guards look at what all have in common.
  const guards = [
    readLess(strapi),
    keepSources(strapi),
    guardBases(strapi),
    guardAddresses(strapi),
    guardContent(strapi),
    handOutVersions(strapi),
  ];
  for (const guard of guards) {
    strapi.documents.use(guard as Parameters<typeof strapi.documents.use>[0]);
  }
}

/**
 * Keeps page documents in text columns. PostgreSQL's `jsonb` sorts keys and drops what it finds redundant, and a block
 * that this version does not know must come back byte for byte. The field stays a JSON field in every other respect.
 */
function storeAsText(contentTypes: { attributes: Record<string, object> }[]): void {
  for (const { attributes } of contentTypes) {
    for (const field of listPageFields({ attributes })) {
      Object.assign(attributes[field] ?? {}, { columnType: { type: 'text', args: ['longtext'] } });
    }
  }
}
