import type { Core } from '@strapi/strapi';
import type { RequestContext } from '../request-context.ts';
import { type Ability, mayChangeTexts as isAllowed } from '../services/permissions.ts';
import { errors } from '../strapi-errors.ts';

/**
 * For calls that change the texts of a page, which name it by `model`, `documentId`, `locale` and `field`: for who may
 * change them, or all of the page, in that language, of an entry that is there. What names none is told so by the controller.
 * @throws ForbiddenError
 */
export async function mayChangeTexts(
  { request, state }: Pick<RequestContext, 'request' | 'state'>,
  _config: unknown,
  { strapi }: { strapi: Core.Strapi },
): Promise<boolean> {
  const place = readTextsPlace((request.body ?? {}) as Record<string, unknown>);
  if (!place) return true;
  if (await isAllowed(strapi, state.userAbility as Ability, place)) return true;
  throw new errors.ForbiddenError();
}

/** The page that a body names, in a language; undefined where it names none. */
export function readTextsPlace({ model, documentId, locale, field }: Record<string, unknown>) {
  if (typeof model !== 'string' || typeof documentId !== 'string') return undefined;
  if (typeof locale !== 'string' || typeof field !== 'string') return undefined;
  return { model, documentId, locale, field };
}
