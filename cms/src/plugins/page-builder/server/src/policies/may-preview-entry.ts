import type { Core, UID } from '@strapi/strapi';
import { SECTION_TYPE } from '../names.ts';
import type { RequestContext } from '../request-context.ts';
import { type Ability, mayDo, READ_ENTRIES } from '../services/permissions.ts';
import { listShownFields } from '../services/registry/shown-fields.ts';
import { listFieldRights } from '../services/rights/field-rights.ts';
import { listShownSections } from '../services/sections/list-shown-sections.ts';
import { queryUses } from '../services/uses/use-model.ts';
import { errors } from '../strapi-errors.ts';

type Context = Pick<RequestContext, 'request' | 'state'> & { params: { contentType?: string } };

/**
 * For Strapi's address of a preview, which names an entry by its type, `documentId` and `locale`: whoever has the address
 * sees all that a site shows of the entry, so it is for who may read all of that.
 * @throws ForbiddenError
 */
export async function mayPreviewEntry(
  { params, request, state }: Context,
  _config: unknown,
  { strapi }: { strapi: Core.Strapi },
): Promise<boolean> {
  const { contentType: model = '' } = params;
  const { documentId, locale } = request.query;
  const ability = state.userAbility as Ability;
  const mayRead = async (field?: string) => {
    if (typeof documentId !== 'string') return ability.can(READ_ENTRIES, model, field);
    const place = { model, documentId, locale: typeof locale === 'string' ? locale : null, ...(field && { field }) };
    return mayDo(strapi, ability, READ_ENTRIES, place);
  };
  const type = strapi.contentTypes[model as UID.ContentType];
  const fields = type ? listShownFields(strapi, model).flatMap((field) => listFieldRights(strapi, type, field)) : [];
  const readable = await Promise.all([mayRead(), ...fields.map((field) => mayRead(field))]);
  if (readable.every(Boolean) && (await mayReadSections(strapi, ability, model, documentId))) return true;
  throw new errors.ForbiddenError();
}

/** Sections are shown as part of the page. */
async function mayReadSections(
  strapi: Core.Strapi,
  ability: Ability,
  uid: string,
  documentId: unknown,
): Promise<boolean> {
  if (typeof documentId !== 'string') return true;
  const where = { uid, documentId, targetType: SECTION_TYPE };
  const uses: { targetId: string }[] = await queryUses(strapi).findMany({ where, select: ['targetId'] });
  const ids = [...new Set(uses.map(({ targetId }) => targetId))];
  return (await listShownSections(strapi, ability, ids)).length === ids.length;
}
