import type { Core } from '@strapi/strapi';
import type { RequestContext } from '../request-context.ts';
import { type Ability, mayDo, READ_ENTRIES } from '../services/permissions.ts';
import { errors } from '../strapi-errors.ts';

/**
 * For calls about one page field, which name it by `model`, `documentId`, `locale` and `field`. What names none is told so
 * by the controller.
 * @param config `locale`: what names the language, where that is another one than the entry's, such as `from` of an original
 * @throws ForbiddenError when the user may not read the field of that entry in that language
 */
export async function mayReadField(
  { request, state }: Pick<RequestContext, 'request' | 'state'>,
  config: { locale?: string } | undefined,
  { strapi }: { strapi: Core.Strapi },
): Promise<boolean> {
  const place: unknown = request.method === 'GET' ? request.query : request.body;
  const { model, documentId, field, [config?.locale ?? 'locale']: locale } = (place ?? {}) as Record<string, unknown>;
  if (typeof model !== 'string' || typeof documentId !== 'string' || typeof field !== 'string') return true;
  const asked = { model, documentId, locale: typeof locale === 'string' ? locale : null, field };
  if (await mayDo(strapi, state.userAbility as Ability, READ_ENTRIES, asked)) return true;
  throw new errors.ForbiddenError();
}
