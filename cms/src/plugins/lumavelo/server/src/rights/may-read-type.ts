import type { Core, UID } from '@strapi/strapi';

interface Asked {
  params: { contentType?: string };
  request: { query: { documentId?: unknown; locale?: unknown }; body?: { contentTypeUID?: unknown } };
  state: { userAbility: object };
}

interface PermissionService {
  createPermissionsManager(options: { ability: object; action: string; model: string }): {
    isAllowed: boolean;
    /** Rules such as "only one's own", and the languages of the role, as `where` of a query. */
    getQuery(): object | null | undefined;
  };
}

/** Policy of routes that name a content type, and perhaps an entry of it, that their user must be allowed to read. */
export default async function mayReadType(
  { params, request, state }: Asked,
  _: unknown,
  { strapi }: { strapi: Core.Strapi },
): Promise<boolean> {
  const uid = params.contentType ?? request.body?.contentTypeUID;
  if (typeof uid !== 'string' || !Object.hasOwn(strapi.contentTypes, uid)) return false;
  const service = strapi.service('admin::permission') as unknown as PermissionService;
  const manager = service.createPermissionsManager({
    ability: state.userAbility,
    action: 'plugin::content-manager.explorer.read',
    model: uid,
  });
  if (!manager.isAllowed) return false;
  const { documentId, locale } = request.query;
  const rules = manager.getQuery();
  if (typeof documentId !== 'string' || !rules || Object.keys(rules).length === 0) return true;
  const entry = { documentId, ...(typeof locale === 'string' && { locale }) };
  return (await strapi.db.query(uid as UID.ContentType).count({ where: { $and: [rules, entry] } })) > 0;
}
