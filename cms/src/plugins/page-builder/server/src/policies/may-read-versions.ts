import type { Core } from '@strapi/strapi';
import type { RequestContext } from '../request-context.ts';
import { type Ability, READ_VERSIONS } from '../services/permissions.ts';
import { can, findSubject } from '../services/rights/subjects.ts';
import { errors } from '../strapi-errors.ts';

/**
 * For calls about the versions of one entry, which name it by `model`, `documentId` and `locale`: for who may see versions
 * of it in that language, conditions such as "only one's own" included. What names none is told so by the controller.
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
  const ability = state.userAbility as Ability;
  const entry = await findSubject(strapi, model, documentId, typeof locale === 'string' ? locale : null);
  if (entry && can(strapi, ability, READ_VERSIONS, model, entry)) return true;
  if (entry) throw new errors.ForbiddenError();
  throw new errors.NotFoundError(
    'This entry is not stored any more, or not in this language. Its versions can be seen once it is there again.',
  );
}
