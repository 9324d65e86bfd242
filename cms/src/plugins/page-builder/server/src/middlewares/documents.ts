import type { Core } from '@strapi/strapi';
import type { DocumentMiddleware } from '../documents/write-context.ts';
import { getShortcuts } from '../services/shortcuts/shortcuts.ts';
import { rememberDrafts } from '../services/uses/known-drafts.ts';
import { countTranslations } from './count-translations.ts';
import { guardAddresses } from './guard-addresses.ts';
import { guardBases } from './guard-bases.ts';
import { guardContent } from './guard-content.ts';
import { handOutVersions } from './hand-out-versions.ts';
import { keepSources } from './keep-sources.ts';
import { keepVersions } from './keep-versions.ts';

/**
 * Document middlewares see every write, whoever makes it: the Content Manager, the REST API, scripts, releases.
 * Only `strapi.db.query` goes around them, and nothing here writes pages that way.
 */
export function useDocumentMiddlewares(strapi: Core.Strapi): void {
  const middlewares: DocumentMiddleware[] = [
    getShortcuts(strapi).readLess,
    // Around what keeps the records that it counts by.
    countTranslations(strapi),
    keepSources(strapi),
    keepVersions(strapi),
    guardBases(strapi),
    guardAddresses(strapi),
    guardContent(strapi),
    handOutVersions(strapi),
    rememberDrafts(strapi),
  ];
  // Strapi's own type spells out every action of every content type; these look at what all have in common.
  for (const middleware of middlewares) {
    strapi.documents.use(middleware as Parameters<typeof strapi.documents.use>[0]);
  }
}
