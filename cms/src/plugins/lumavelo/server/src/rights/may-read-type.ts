import type { Core, UID } from '@strapi/strapi';

interface Asked {
  params: { model?: string };
  request: {
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
export async function mayReadType(
  { params, request, state }: Asked,
  _: unknown,
  { strapi }: { strapi: Core.Strapi },
): Promise<boolean> {
  const { body = {} } = request;
  const uid = params.model ?? body.contentTypeUID;
  if (typeof uid !== 'string' || !Object.hasOwn(strapi.contentTypes, uid)) return false;
  const service = strapi.service('admin::permission') as unknown as PermissionService;
  const manager = service.createPermissionsManager({
    ability: state.userAbility,
    action: 'plugin::content-manager.explorer.read',
    model: uid,
  });
  if (!manager.isAllowed) return false;
  const rules = manager.getQuery();
  const { documentIds, locale } = body;
  if (documentIds === undefined || !rules || Object.keys(rules).length === 0) return true;
  const entries = {
    documentId: { $in: [documentIds].flat().map(String) },
    ...(locale !== undefined && locale !== '*' && { locale: { $in: [locale].flat().map(String) } }),
  };
  const count = (where: object) => strapi.db.query(uid as UID.ContentType).count({ where });
  const readable = await count({ $and: [rules, entries] });
  return readable > 0 && readable === (await count(entries));
}
