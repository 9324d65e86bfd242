import type { Core, UID } from '@strapi/strapi';
import type { RequestContext } from '../request-context.ts';
import { errors } from '../strapi-errors.ts';

interface PermissionChecker {
  cannot: { update(entry?: object): boolean };
}

interface ContentManager {
  'permission-checker': { create(options: { userAbility: object; model: string }): PermissionChecker };
}

/**
 * For calls that change an entry, which name it by `model`, `documentId` and `locale`: for who may save it in the Content
 * Manager, conditions such as "only one's own" included.
 * @throws ForbiddenError
 */
export async function mayChangeEntry(
  { request, state }: Pick<RequestContext, 'request' | 'state'>,
  _config: unknown,
  { strapi }: { strapi: Core.Strapi },
): Promise<boolean> {
  return assertMayChange(strapi, state.userAbility, (request.body ?? {}) as Record<string, unknown>);
}

/**
 * The same for an entry that a call names in another way.
 * @throws ForbiddenError
 */
export async function assertMayChange(
  strapi: Core.Strapi,
  userAbility: object,
  { model, documentId, locale }: Record<string, unknown>,
): Promise<boolean> {
  // What names none is told so by the controller.
  if (typeof model !== 'string') return true;
  if (!Object.hasOwn(strapi.contentTypes, model)) throw new errors.ForbiddenError();
  const checker = (
    strapi.plugin('content-manager').service('permission-checker') as unknown as ContentManager['permission-checker']
  ).create({ userAbility, model });
  if (checker.cannot.update()) throw new errors.ForbiddenError();
  if (typeof documentId !== 'string') return true;
  const entry = await strapi.db.query(model as UID.ContentType).findOne({
    where: { documentId, ...(typeof locale === 'string' && { locale }) },
    populate: { createdBy: { populate: ['roles'] } },
  });
  if (entry && checker.cannot.update(entry)) throw new errors.ForbiddenError();
  return true;
}
