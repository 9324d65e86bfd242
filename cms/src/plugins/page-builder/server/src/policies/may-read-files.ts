import type { Core } from '@strapi/strapi';
import { FILE_TYPE } from '../names.ts';
import type { RequestContext } from '../request-context.ts';
import { readRules } from '../services/permissions.ts';
import { createHttpError } from '../strapi-errors.ts';

/**
 * For lists of the media library: people whose role may see it, and programs, which were let in by their token's scope.
 * @throws an error with status 403
 */
export function mayReadFiles(
  { state }: Pick<RequestContext, 'state'>,
  _config: unknown,
  { strapi }: { strapi: Core.Strapi },
): boolean {
  if (!state.userAbility) return true;
  if (readRules(strapi, state.userAbility, FILE_TYPE) !== false) return true;
  throw createHttpError(403, 'ForbiddenError', 'Your role may not see the media library.');
}
