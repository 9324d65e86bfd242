import type { Core } from '@strapi/strapi';
import type { RequestContext } from '../request-context.ts';
import { type Ability, mayTranslate } from '../services/permissions.ts';
import { errors } from '../strapi-errors.ts';

/**
 * For calls that have a page translated, which name it by `model`, `documentId`, `locale` and `field`, and the language of
 * its original by `from`. What names none is told so by the controller.
 * @throws ForbiddenError
 */
export async function mayTranslateByMachine(
  { request, state }: Pick<RequestContext, 'request' | 'state'>,
  _config: unknown,
  { strapi }: { strapi: Core.Strapi },
): Promise<boolean> {
  const place: unknown = request.method === 'GET' ? request.query : request.body;
  const { model, documentId, locale, field, from } = (place ?? {}) as Record<string, unknown>;
  if (typeof model !== 'string' || typeof documentId !== 'string') return true;
  if (typeof locale !== 'string' || typeof field !== 'string' || typeof from !== 'string') return true;
  const asked = { model, documentId, locale, field, from };
  if (await mayTranslate(strapi, state.userAbility as Ability, asked)) return true;
  throw new errors.ForbiddenError();
}
