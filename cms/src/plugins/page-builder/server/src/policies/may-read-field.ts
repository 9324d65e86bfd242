import type { RequestContext } from '../request-context.ts';
import { type Ability, READ_ENTRIES } from '../services/permissions.ts';
import { errors } from '../strapi-errors.ts';

/**
 * For calls about one page field, which name it by `model` and `field`. What names none is told so by the controller.
 * @throws ForbiddenError when the user may not read the field
 */
export function mayReadField({ request, state }: Pick<RequestContext, 'request' | 'state'>): boolean {
  const place: unknown = request.method === 'GET' ? request.query : request.body;
  const { model, field } = (place ?? {}) as { model?: unknown; field?: unknown };
  if (typeof model !== 'string' || typeof field !== 'string') return true;
  if ((state.userAbility as Ability).can(READ_ENTRIES, model, field)) return true;
  throw new errors.ForbiddenError();
}
