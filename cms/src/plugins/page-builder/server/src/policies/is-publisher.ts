import type { Core } from '@strapi/strapi';
import type { RequestContext } from '../request-context.ts';
import { hasBearer } from '../services/delivery/preview-token.ts';
import { createHttpError } from '../strapi-errors.ts';

/**
 * For what the publisher alone asks.
 * @throws an error with status 401
 */
export function isPublisher(
  { request }: Pick<RequestContext, 'request'>,
  _config: unknown,
  { strapi }: { strapi: Core.Strapi },
): boolean {
  if (hasBearer(request, strapi.config.get<string>('plugin::page-builder.publisher.secret', ''))) return true;
  throw createHttpError(401, 'UnauthorizedError', 'This needs the publisher’s secret.');
}
