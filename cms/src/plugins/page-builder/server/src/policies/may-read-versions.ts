import type { Core, UID } from '@strapi/strapi';
import type { RequestContext } from '../request-context.ts';
import { getService } from '../services/index.ts';
import type { Ability } from '../services/permissions.ts';
import { errors } from '../strapi-errors.ts';

/**
 * For calls about the versions of one entry, which name it by `model`, `documentId` and `locale`: for who may read it in
 * that language and may see versions, conditions such as "only one's own" included. What names none is told so by the
 * controller.
 * @throws ForbiddenError, or NotFoundError where the entry is gone
 */
export async function mayReadVersions(
  { request, state }: Pick<RequestContext, 'request' | 'state'>,
  _config: unknown,
  { strapi }: { strapi: Core.Strapi },
): Promise<boolean> {
  const place: unknown = request.method === 'GET' ? request.query : request.body;
  const { model, documentId, locale } = (place ?? {}) as Record<string, unknown>;
  if (typeof model !== 'string' || typeof documentId !== 'string') return true;
  if (!Object.hasOwn(strapi.contentTypes, model)) throw new errors.ForbiddenError();
  const permissions = getService(strapi, 'permissions');
  const ability = state.userAbility as Ability;
  const rules = [permissions.readRules(ability, model), permissions.readVersionRules(ability, model)];
  if (rules.includes(false)) throw new errors.ForbiddenError();
  const own = { documentId, ...(typeof locale === 'string' && { locale }) };
  const find = (where: object) =>
    strapi.db.query(model as UID.ContentType).findOne({ where, select: ['id'] }) as Promise<object | null>;
  if (await find({ $and: [...rules.filter((rule) => rule !== undefined), own] })) return true;
  if (await find(own)) throw new errors.ForbiddenError();
  throw new errors.NotFoundError(
    'This entry is not stored any more, or not in this language. Its versions can be seen once it is there again.',
  );
}
