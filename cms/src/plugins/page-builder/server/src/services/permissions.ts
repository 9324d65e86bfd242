import type { Core, UID } from '@strapi/strapi';
import { listPageFields } from '../documents/page-fields.ts';
import { FILE_TYPE } from '../names.ts';
import type { RequestContext } from '../request-context.ts';

const READ_ENTRIES = 'plugin::content-manager.explorer.read';
const READ_FILES = 'plugin::upload.read';

type Ability = { can(action: string, subject: string): boolean };

interface PermissionService {
  createPermissionsManager(options: { ability: object; action: string; model: string }): {
    isAllowed: boolean;
    /** Rules such as "only one's own", and the languages of the role, as `where` of a query. */
    getQuery(): object | null | undefined;
  };
}

/** What a signed-in user may read of a type: nothing (false), everything (undefined), or what a `where` says. */
export function readPermission(
  strapi: Core.Strapi,
  context: RequestContext,
  model: string,
): object | undefined | false {
  const service = strapi.service('admin::permission') as unknown as PermissionService;
  const action = model === FILE_TYPE ? READ_FILES : READ_ENTRIES;
  const manager = service.createPermissionsManager({ ability: context.state.userAbility, action, model });
  if (!manager.isAllowed) return false;
  const rules = manager.getQuery();
  return rules && Object.keys(rules).length > 0 ? rules : undefined;
}

/** Policy of what the page editor asks: only who may read entries with pages has a page open. */
export function mayReadPages({ state }: { state: { userAbility: Ability } }): boolean {
  return Object.values(strapi.contentTypes).some(
    (type) => listPageFields(type).length > 0 && state.userAbility.can(READ_ENTRIES, type.uid),
  );
}

interface Target {
  $ref: string;
  documentId: string;
}

/**
 * The references without those whose targets are there and not for the user to read. Files are shown with the pages on
 * which they stand, as visitors see them; a target that is nowhere any more is nobody's secret.
 */
export async function listReadable<Reference extends Target>(
  strapi: Core.Strapi,
  context: RequestContext,
  references: readonly Reference[],
  locale: string,
): Promise<Reference[]> {
  const types = [...new Set(references.map(({ $ref }) => $ref))];
  const readable = await Promise.all(
    types.map(async (type): Promise<Reference[]> => {
      const wanted = references.filter(({ $ref }) => $ref === type);
      if (type === 'media') return wanted;
      const permitted = type in strapi.contentTypes && readPermission(strapi, context, type);
      if (permitted === undefined) return wanted;
      if (permitted === false) return [];
      const own = { $or: [{ locale }, { locale: { $null: true } }] };
      const known = await findIds(strapi, type, wanted, {});
      const allowed = await findIds(strapi, type, wanted, { $and: [permitted, own] });
      return wanted.filter(({ documentId }) => allowed.has(documentId) || !known.has(documentId));
    }),
  );
  return readable.flat();
}

async function findIds(
  strapi: Core.Strapi,
  type: string,
  wanted: readonly Target[],
  rule: object,
): Promise<Set<string>> {
  const documentId = { $in: wanted.map((target) => target.documentId) };
  const rows: Target[] = await strapi.db
    .query(type as UID.ContentType)
    .findMany({ where: { $and: [rule, { documentId }] }, select: ['documentId'] });
  return new Set(rows.map((row) => row.documentId));
}
