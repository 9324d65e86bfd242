/**
 * What a project's own server code may use, as `strapi-plugin-page-builder/server`: first what it tells the page builder,
 * then what its own routes need to answer as those of the page builder do. Everything else is the plugin's own affair.
 */
export { sourcesOf } from '../../shared/translation/sources-of.ts';
export { readBases } from './bases/read-bases.ts';
export type { RenderPage } from './cli/migrate.ts';
export { sourcesOfEntry } from './documents/entry-texts.ts';
export { refuse, refuseDocument } from './documents/refuse-document.ts';
export { type Limit, limitRate, networkOf } from './middlewares/limit-rate.ts';
export { extendRoutes } from './routes/extend-routes.ts';
export { hasDeliveryKey } from './services/delivery/delivery-key.ts';
export { createDeliverySchemas, type DeliveredType } from './services/delivery/parameters.ts';
export { parse, refuseParameter } from './services/delivery/parse.ts';
export { type CachedResponse, ResponseCache, toCachedResponse } from './services/delivery/response-cache.ts';
export { sendResponse } from './services/delivery/send-response.ts';
export { WorkQueue } from './services/delivery/work-queue.ts';
export { assertContentFitsName, type ReceivedFile } from './services/files/check-content.ts';
export { FILE_QUERY, UPLOAD_QUERY } from './services/files/file-queries.ts';
export { type GlossaryService, getGlossary } from './services/glossary/glossary.ts';
export {
  type CheckedPage,
  createSiteRules,
  getRegistry,
  type PageBuilderRegistry,
  type PageType,
  type PublicAttributes,
  type PublicPart,
  type ServerCheck,
  type SiteOptions,
  type SiteRules,
} from './services/registry/index.ts';
export { listFieldRights } from './services/rights/field-rights.ts';
export { getSections, type SectionsService } from './services/sections/sections.ts';
export { createHttpError, errors } from './strapi-errors.ts';
