import type { Core, UID } from '@strapi/strapi';
import { isLocalized } from '../documents/is-localized.ts';
import type { RequestContext } from '../request-context.ts';
import { getService } from '../services/index.ts';
import { type Ability, CREATE_ENTRIES, UPDATE_ENTRIES } from '../services/permissions.ts';
import { errors } from '../strapi-errors.ts';

/**
 * For calls about one's own unsaved work on a page, which name it by `model`, `documentId`, `locale` and `field`: for who
 * may save that field of the entry in that language, conditions such as "only one's own" included, at the time of the
 * call. What names none is told so by the controller.
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
  if (!Object.hasOwn(strapi.contentTypes, model)) throw new errors.ForbiddenError();
  const ability = state.userAbility as Ability;
  if (!ability.can(UPDATE_ENTRIES, model, field)) throw new errors.ForbiddenError();
  const { can } = getService(strapi, 'permissions');
  const own = {
    documentId,
    ...(isLocalized(strapi.contentType(model as UID.ContentType)) && typeof locale === 'string' && { locale }),
  };
  const find = (where: object, populate: object = {}) =>
    strapi.db.query(model as UID.ContentType).findOne({ where, populate }) as Promise<object | null>;
  const entry = await find(own, { createdBy: { populate: ['roles'] } });
  if (entry ? can(ability, UPDATE_ENTRIES, model, entry, field) : can(ability, CREATE_ENTRIES, model, own, field)) {
    if (entry || (await find({ documentId }))) return true;
    throw new errors.NotFoundError(
      'This entry is not stored any more, so no copy of unsaved work on it is kept on the server.',
    );
  }
  throw new errors.ForbiddenError();
}
