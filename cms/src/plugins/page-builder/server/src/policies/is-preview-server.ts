import type { Core } from '@strapi/strapi';
import type { RequestContext } from '../request-context.ts';
import { hasPreviewToken } from '../services/delivery/preview-token.ts';
import { createHttpError } from '../strapi-errors.ts';

/**
 * For what only the server asks that shows drafts.
 * @throws an error with status 401
 */
export function isPreviewServer(
  { request }: Pick<RequestContext, 'request'>,
  _config: unknown,
  { strapi }: { strapi: Core.Strapi },
): boolean {
  if (hasPreviewToken(request, strapi.config.get<string>('plugin::page-builder.previewToken', ''))) return true;
  throw createHttpError(401, 'UnauthorizedError', 'This needs the preview token, as "Authorization: Bearer <token>".');
}
