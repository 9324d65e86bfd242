import type { Core } from '@strapi/strapi';
import type { RequestContext } from '../request-context.ts';
import { hasPreviewToken } from '../services/delivery/preview-token.ts';
import { createHttpError } from '../strapi-errors.ts';

/**
 * Published pages are for everyone, drafts for who holds the preview token.
 * @throws an error with status 401
 */
export function mayReadDrafts(
  { request }: Pick<RequestContext, 'request'>,
  _config: unknown,
  { strapi }: { strapi: Core.Strapi },
): boolean {
  if (request.query.status !== 'draft') return true;
  if (hasPreviewToken(request, strapi.config.get<string>('plugin::page-builder.previewToken', ''))) return true;
  const message = 'Reading drafts needs the preview token, as "Authorization: Bearer <token>".';
  throw createHttpError(401, 'UnauthorizedError', message);
}
