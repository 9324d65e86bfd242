import type { Core, UID } from '@strapi/strapi';
import { listPageFields } from '../documents/page-fields.ts';
import type { RequestContext } from '../request-context.ts';
import { getService } from '../services/index.ts';
import { type Ability, listFieldRights, READ_ENTRIES } from '../services/permissions.ts';
import { getRegistry } from '../services/registry/registry.ts';
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
  const permissions = getService(strapi, 'permissions');
  const mayRead = async (field?: string) => {
    if (typeof documentId !== 'string') return ability.can(READ_ENTRIES, model, field);
    const place = { model, documentId, locale: typeof locale === 'string' ? locale : null, ...(field && { field }) };
    return permissions.mayDo(ability, READ_ENTRIES, place);
  };
  const readable = await Promise.all([mayRead(), ...listShownFields(strapi, model).map((field) => mayRead(field))]);
  if (readable.every(Boolean)) return true;
  throw new errors.ForbiddenError();
}

/** The fields that a site shows of an entry, as rights name them; none of types that are no pages. */
function listShownFields(strapi: Core.Strapi, model: string): string[] {
  const type = strapi.contentTypes[model as UID.ContentType];
  const page = getRegistry(strapi).pageTypes.get(model);
  if (!type || !page) return [];
  const { title, slug, fields = [], populate = {} } = page;
  const shown = [title, slug ?? title, ...fields, ...Object.keys(populate), ...listPageFields(type)];
  return [...new Set(shown)].flatMap((field) => listFieldRights(strapi, type, field));
}
