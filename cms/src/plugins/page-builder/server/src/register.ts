import type { Core } from '@strapi/strapi';
import { answerWithBases } from './bases/entry-request.ts';
import { extendGraphql } from './bases/extend-graphql.ts';
import { isGuarded, readRule } from './bases/rule.ts';
import { listPageFields } from './documents/page-fields.ts';
import { useDocumentMiddlewares } from './middlewares/documents.ts';
import { showReadable } from './middlewares/show-readable.ts';
import { memoryTextModel } from './models/memory-text.ts';
import { safetyCopyModel } from './models/safety-copy.ts';
import { termModel } from './models/term.ts';
import { translationCountModel } from './models/translation-count.ts';
import { translationRequestModel } from './models/translation-request.ts';
import { versionModel } from './models/version.ts';
import { extendRoutes, listAdminHandlers } from './routes/extend-routes.ts';
import { REMOVING } from './services/uses/may-break.ts';
import { addUsesTable } from './services/uses/use-model.ts';

/** Makes the fields known, before Strapi reads the content types that use them, and stands around every write. */
export function register({ strapi }: { strapi: Core.Strapi }): void {
  strapi.customFields.register([
    { name: 'page', plugin: 'page-builder', type: 'json', inputSize: { default: 12, isResizable: false } },
    { name: 'slug', plugin: 'page-builder', type: 'string', inputSize: { default: 6, isResizable: true } },
  ]);
  const models = strapi.get('models') as unknown as { add(model: object): void };
  const own = [
    versionModel,
    safetyCopyModel,
    translationCountModel,
    memoryTextModel,
    termModel,
    translationRequestModel,
  ];
  for (const model of own) models.add(structuredClone(model));
  for (const middleware of [answerWithBases, showReadable(strapi)])
    strapi.server.use(middleware as Parameters<typeof strapi.server.use>[0]);
  storeAsText(Object.values(strapi.contentTypes));
  useDocumentMiddlewares(strapi);
  letListsTellVersions(strapi);
  extendGraphql(strapi);
  addUsesTable(strapi);
  guardRoutes(strapi);
}

/** Policies of Strapi's own routes: who may preview an entry, what lists may be asked by, and what asks before it takes something away. */
function guardRoutes(strapi: Core.Strapi): void {
  const removal = { policies: ['plugin::page-builder.may-break-uses'] };
  for (const [plugin, handlers] of Object.entries(REMOVING)) {
    extendRoutes(strapi, plugin, Object.fromEntries(Object.keys(handlers).map((handler) => [handler, removal])));
  }
  const asking = { policies: ['plugin::page-builder.may-ask-fields'] };
  for (const plugin of ['content-manager', 'upload']) {
    const handlers = listAdminHandlers(strapi, plugin, 'GET');
    extendRoutes(strapi, plugin, Object.fromEntries(handlers.map((handler) => [handler, asking])));
  }
  extendRoutes(strapi, 'content-manager', { 'collection-types.bulkFindForValidation': asking });
  const preview = { policies: ['plugin::page-builder.may-preview-entry'] };
  extendRoutes(strapi, 'content-manager', { 'preview.getPreviewUrl': preview });
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

/** Lists of guarded types take `?basedOn=true`; see `guardBases`. */
function letListsTellVersions(strapi: Core.Strapi): void {
  strapi.contentAPI.addQueryParams({
    basedOn: {
      schema: (z) => z.enum(['true']),
      matchRoute({ handler, request }) {
        // Routes keep their parameters when Strapi is loaded again in the same process.
        if (Object.hasOwn(request?.query ?? {}, 'basedOn')) return false;
        const type = Object.values(strapi.contentTypes).find(({ uid }) => handler === `${uid}.find`);
        return type?.kind === 'collectionType' && isGuarded(type, readRule(strapi));
      },
    },
  });
}
