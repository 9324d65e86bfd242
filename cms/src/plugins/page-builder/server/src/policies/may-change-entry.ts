import type { Core } from '@strapi/strapi';
import type { RequestContext } from '../request-context.ts';
import { type Ability, mayDo, mayTranslateTexts, UPDATE_ENTRIES } from '../services/permissions.ts';
import { errors } from '../strapi-errors.ts';
import { readTextsPlace } from './may-change-texts.ts';

/**
 * For calls that change an entry, which name it by `model`, `documentId` and `locale`: for who may save it in the Content
 * Manager, conditions such as "only one's own" included.
 * @param config `orTexts` lets in who may save the texts of its `field`, too
 * @throws ForbiddenError
 */
export async function mayChangeEntry(
  { request, state }: Pick<RequestContext, 'request' | 'state'>,
  config: { orTexts?: boolean } | undefined,
  { strapi }: { strapi: Core.Strapi },
): Promise<boolean> {
  const ability = state.userAbility as Ability;
  const named = (request.body ?? {}) as Record<string, unknown>;
  const texts = config?.orTexts ? readTextsPlace(named) : undefined;
  if (texts && (await mayTranslateTexts(strapi, ability, texts))) return true;
  return assertMayChange(strapi, ability, named);
}

/**
 * The same for an entry that a call names in another way.
 * @throws ForbiddenError
 */
export async function assertMayChange(
  strapi: Core.Strapi,
  ability: Ability,
  { model, documentId, locale }: Record<string, unknown>,
): Promise<boolean> {
  // What names none is told so by the controller.
  if (typeof model !== 'string') return true;
  if (!ability.can(UPDATE_ENTRIES, model)) throw new errors.ForbiddenError();
  if (typeof documentId !== 'string') return true;
  const place = { model, documentId, locale: typeof locale === 'string' ? locale : null };
  if (await mayDo(strapi, ability, UPDATE_ENTRIES, place)) return true;
  throw new errors.ForbiddenError();
}
