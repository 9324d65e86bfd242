import type { Core, UID } from '@strapi/strapi';
import type { RequestContext } from '../request-context.ts';
import { type Ability, mayDo, mayTranslateTexts, UPDATE_ENTRIES } from '../services/permissions.ts';
import { errors } from '../strapi-errors.ts';

/**
 * For calls about one's own unsaved work on a page, which name it by `model`, `documentId`, `locale` and `field`: for who
 * may save that field of the entry in that language, or its texts, conditions such as "only one's own" included, at the
 * time of the call. What names none is told so by the controller.
 * @throws ForbiddenError, or NotFoundError where the entry is gone
 */
export async function mayKeepCopies(
  { request, state }: Pick<RequestContext, 'request' | 'state'>,
  _config: unknown,
  { strapi }: { strapi: Core.Strapi },
): Promise<boolean> {
  const place: unknown = request.method === 'POST' ? request.body : request.query;
  const { model, documentId, locale, field } = (place ?? {}) as Record<string, unknown>;
  if (typeof model !== 'string' || typeof documentId !== 'string' || typeof field !== 'string') return true;
  const ability = state.userAbility as Ability;
  const asked = { model, documentId, locale: typeof locale === 'string' ? locale : null, field };
  const isEditor = ability.can(UPDATE_ENTRIES, model, field) && (await mayDo(strapi, ability, UPDATE_ENTRIES, asked));
  if (!isEditor && !(await mayTranslateTexts(strapi, ability, asked))) throw new errors.ForbiddenError();
  if (await strapi.db.query(model as UID.ContentType).findOne({ where: { documentId }, select: ['id'] })) return true;
  throw new errors.NotFoundError(
    'This entry is not stored any more, so no copy of unsaved work on it is kept on the server.',
  );
}
