import type { Core, UID } from '@strapi/strapi';
import { listColumns } from '../../documents/attributes.ts';
import { isLocalized } from '../../documents/is-localized.ts';

/** Strapi's right to read entries of a type, or one field of them. */
export const READ_ENTRIES = 'plugin::content-manager.explorer.read';

/** What a signed-in person may do, as Strapi's permission engine tells it. */
export interface Ability {
  can(action: string, subject?: string, field?: string): boolean;
  /** What gives a right, perhaps to one field: anywhere, or where the conditions hold. */
  rulesFor(action: string, subject: string, field?: string): { conditions?: object }[];
}

export interface User {
  id: number | string;
}

interface PermissionService {
  engine: { generateUserAbility(user: User): Promise<Ability> };
  actionProvider: { registerMany(actions: readonly object[]): Promise<unknown> };
  createPermissionsManager(options: { ability: object; action: string; model: string }): {
    isAllowed: boolean;
    /** An entry as the ability's rules look at it. */
    toSubject(entry: object): never;
    /** What the fields of the ability's rules leave of an entry. */
    sanitizeOutput(entry: object, options: { subject: object }): Promise<Record<string, unknown>>;
    /** Rules such as "only one's own", and the languages of the role, as `where` of a query. */
    getQuery(): object | null | undefined;
  };
}

export function getPermissionService(strapi: Core.Strapi): PermissionService {
  return strapi.service('admin::permission') as unknown as PermissionService;
}

/** Whether a person may do something with one entry: its language, its creator and the like decide. */
export function can(
  strapi: Core.Strapi,
  ability: Ability,
  action: string,
  model: string,
  entry: object,
  field?: string,
): boolean {
  const service = getPermissionService(strapi);
  const { toSubject } = service.createPermissionsManager({ ability, action, model });
  return ability.can(action, toSubject({ ...entry }), field);
}

/** A row of a type with who made it, as conditions look at it. */
export interface Subject extends Record<string, unknown> {
  id: number;
  documentId: string;
  locale: string | null;
}

/** Rows without their pages, of which no condition asks. */
export async function findSubjects(strapi: Core.Strapi, model: string, where: object): Promise<Subject[]> {
  return strapi.db.query(model as UID.ContentType).findMany({
    where,
    select: ['id', 'documentId', 'locale', ...listColumns(strapi.contentType(model as UID.ContentType))],
    populate: { createdBy: { populate: ['roles'] } },
  });
}

/** The draft of an entry; null where there is none. */
export async function findSubject(
  strapi: Core.Strapi,
  model: string,
  documentId: string,
  locale: string | null,
): Promise<Subject | null> {
  const type = strapi.contentTypes[model as UID.ContentType];
  if (!type) return null;
  const [draft = null] = await findSubjects(strapi, model, {
    documentId,
    ...(isLocalized(type) && locale !== null && { locale }),
    ...(type.options?.draftAndPublish && { publishedAt: { $null: true } }),
  });
  return draft;
}
