import type { Core, UID } from '@strapi/strapi';
import { listPageFields } from '../documents/page-fields.ts';
import type { RequestContext } from '../request-context.ts';
import { getService } from '../services/index.ts';
import { type Ability, mayDo, mayShare, PUBLISH_ENTRIES, SHARE_DRAFTS } from '../services/permissions.ts';
import { can, findSubject } from '../services/rights/subjects.ts';
import type { LinkPlace } from '../services/sharing/share-links.ts';
import { errors } from '../strapi-errors.ts';
import { assertMayChange } from './may-change-entry.ts';

type Context = Pick<RequestContext, 'request' | 'state'> & { params?: { id?: string } };

/**
 * For links to drafts: for who may change the entry and has the right to share, both with their conditions. The entry is
 * named by `model`, `documentId` and `locale`, or by a link to it, which is in one language. Links of others are taken back
 * by who may publish the entry.
 * @throws ForbiddenError
 */
export async function mayShareEntry(
  { request, state, params }: Context,
  _config: unknown,
  { strapi }: { strapi: Core.Strapi },
): Promise<boolean> {
  const ability = state.userAbility as Ability;
  if (!ability.can(SHARE_DRAFTS)) throw new errors.ForbiddenError();
  const links = getService(strapi, 'share-links');
  const link = params?.id === undefined ? undefined : await links.findPlace(params.id);
  // Their own they may take back, whatever has become of the entry or of their rights to it.
  if (link?.creator !== undefined && link.creator === state.user?.id) return true;
  const place = link ?? (params?.id === undefined && (request.method === 'GET' ? request.query : request.body));
  const { model, documentId, locale } = (place || {}) as Record<string, unknown>;
  // What names none, and a link that is none, is told so by the controller.
  if (typeof model !== 'string') return true;
  if (link && !(await mayAdministrateLinks(strapi, ability, link))) throw new errors.ForbiddenError();
  await assertMayChange(strapi, ability, { model, documentId, locale });
  if (typeof documentId !== 'string') return true;
  const entry = await findSubject(strapi, model, documentId, typeof locale === 'string' ? locale : null);
  if (!entry || can(strapi, ability, SHARE_DRAFTS, model, entry)) return true;
  throw new errors.ForbiddenError();
}

/**
 * Links that others made to an entry are seen and taken back by who answers for what is public: who may publish it, and
 * could share it themselves.
 */
export async function mayAdministrateLinks(
  strapi: Core.Strapi,
  ability: Ability,
  { model, documentId, locale }: Pick<LinkPlace, 'model' | 'documentId' | 'locale'>,
): Promise<boolean> {
  if (!(await mayDo(strapi, ability, PUBLISH_ENTRIES, { model, documentId, locale }))) return false;
  const fields = listPageFields(strapi.contentType(model as UID.ContentType));
  const shared = fields.map((field) => mayShare(strapi, ability, { model, documentId, locale, field }));
  return (await Promise.all(shared)).some(Boolean);
}
