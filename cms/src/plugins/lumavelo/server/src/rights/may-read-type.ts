import type { Core, UID } from '@strapi/strapi';

interface Asked {
  params: { contentType?: string; model?: string };
  request: {
    query: { documentId?: unknown; locale?: unknown };
    body?: { contentTypeUID?: unknown; documentIds?: unknown; locale?: unknown };
  };
  state: { userAbility: object };
}

interface PermissionService {
  createPermissionsManager(options: { ability: object; action: string; model: string }): {
    isAllowed: boolean;
    /** Rules such as "only one's own", and the languages of the role, as `where` of a query. */
    getQuery(): object | null | undefined;
  };
}

/** Policy of routes that name a content type, and perhaps entries of it, that their user must be allowed to read. */
export default async function mayReadType(
  { params, request, state }: Asked,
  _: unknown,
  { strapi }: { strapi: Core.Strapi },
): Promise<boolean> {
  const { query, body = {} } = request;
  const uid = params.contentType ?? params.model ?? body.contentTypeUID;
  if (typeof uid !== 'string' || !Object.hasOwn(strapi.contentTypes, uid)) return false;
  const service = strapi.service('admin::permission') as unknown as PermissionService;
  const manager = service.createPermissionsManager({
    ability: state.userAbility,
    action: 'plugin::content-manager.explorer.read',
    model: uid,
  });
  if (!manager.isAllowed) return false;
  const rules = manager.getQuery();
  const named = body.documentIds ?? query.documentId;
  if (named === undefined || !rules || Object.keys(rules).length === 0) return true;
  const locale = body.locale ?? query.locale;
  const entries = {
    documentId: { $in: [named].flat().map(String) },
    ...(locale !== undefined && locale !== '*' && { locale: { $in: [locale].flat().map(String) } }),
  };
  const count = (where: object) => strapi.db.query(uid as UID.ContentType).count({ where });
  const readable = await count({ $and: [rules, entries] });
  return readable > 0 && readable === (await count(entries));
}
