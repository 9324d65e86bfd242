import type { Core, UID } from '@strapi/strapi';
import { NO_CONTENT } from '../documents/attributes.ts';
import { isLocalized } from '../documents/is-localized.ts';
import { listPageFields } from '../documents/page-fields.ts';
import { FILE_TYPE } from '../names.ts';

/** Strapi's right to read entries of a type, or one field of them. */
export const READ_ENTRIES = 'plugin::content-manager.explorer.read';

/** The same for changes. */
export const UPDATE_ENTRIES = 'plugin::content-manager.explorer.update';

/** The same for entries, or languages of one, that are not there yet. */
export const CREATE_ENTRIES = 'plugin::content-manager.explorer.create';

/** The right to share drafts by a link, of those whom a role lets change the entry. */
export const SHARE_DRAFTS = 'plugin::page-builder.shares.manage';
/**
 * The right to see what was saved of an entry before; Strapi asks for it by type, language and condition. It must not be
 * called `….read`: the content manager takes the last word of every right to a type for its own right of that name.
 */
export const READ_VERSIONS = 'plugin::page-builder.versions.see';

const READ_FILES = 'plugin::upload.read';

/** What a signed-in person may do, as Strapi's permission engine tells it. */
export interface Ability {
  can(action: string, subject?: string, field?: string): boolean;
}

interface PermissionService {
  actionProvider: { registerMany(actions: readonly object[]): Promise<unknown> };
  createPermissionsManager(options: { ability: object; action: string; model: string }): {
    isAllowed: boolean;
    /** An entry as the ability's rules look at it. */
    toSubject(entry: object): never;
    /** Rules such as "only one's own", and the languages of the role, as `where` of a query. */
    getQuery(): object | null | undefined;
  };
}

/** An entry in one language, or a field of it; a type without languages takes any `locale` for none. */
interface Place {
  model: string;
  documentId: string;
  locale: string | null;
  field?: string;
}

/** What signed-in people may read, by their roles. */
export function createPermissionsService({ strapi }: { strapi: Core.Strapi }) {
  /** By one entry as conditions look at it: its language, its creator and the like decide. */
  const can = (ability: Ability, action: string, model: string, entry: object, field?: string): boolean => {
    const service = strapi.service('admin::permission') as unknown as PermissionService;
    const { toSubject } = service.createPermissionsManager({ ability, action, model });
    return ability.can(action, toSubject({ ...entry }), field);
  };
  return {
    /** Makes the plugin's own rights known to roles. A new role has those of Strapi's: editors all, authors of their own. */
    register: () => registerRights(strapi),

    /** See `readRules`. */
    readRules: (ability: Ability, model: string) => readRules(strapi, ability, model),

    /**
     * Whether a person may do something with one entry: its language, its creator and the like decide.
     * @param entry as `findSubject` gives it
     */
    can,

    /** The draft of an entry with who made it, as conditions look at it; null where there is none. */
    findSubject: (model: string, documentId: string, locale: string | null) =>
      findSubject(strapi, model, documentId, locale),

    /**
     * Whether a person may do something with one entry in one language, or a field of it, by all that a role can say: type,
     * field, language and conditions. With what is not there yet, who may begin it.
     */
    async mayDo(ability: Ability, action: string, { model, documentId, locale, field }: Place): Promise<boolean> {
      const type = strapi.contentTypes[model as UID.ContentType];
      if (!type) return false;
      const entry = await findSubject(strapi, model, documentId, locale);
      if (entry) return can(ability, action, model, entry, field);
      // Without a language there is no such entry at all.
      if (isLocalized(type) && locale === null) return ability.can(action, model, field);
      const begun = { documentId, ...(isLocalized(type) && { locale }) };
      const actions = action === READ_ENTRIES ? [READ_ENTRIES, CREATE_ENTRIES] : [CREATE_ENTRIES];
      return actions.some((asked) => can(ability, asked, model, begun, field));
    },

    /**
     * The references without those whose targets are there and not for the person to read. Files are shown with the
     * pages on which they stand, as visitors see them; a target that is nowhere any more is nobody's secret.
     */
    listReadable: <Reference extends Target>(
      ability: Ability,
      references: readonly Reference[],
      locale: string | null,
    ) => listReadable(strapi, ability, references, locale),
  };
}

async function findSubject(
  strapi: Core.Strapi,
  model: string,
  documentId: string,
  locale: string | null,
): Promise<object | null> {
  const type = strapi.contentTypes[model as UID.ContentType];
  if (!type) return null;
  return strapi.db.query(model as UID.ContentType).findOne({
    where: {
      documentId,
      ...(isLocalized(type) && locale !== null && { locale }),
      ...(type.options?.draftAndPublish && { publishedAt: { $null: true } }),
    },
    populate: { createdBy: { populate: ['roles'] } },
  });
}

interface Schema {
  attributes: Readonly<Record<string, object>>;
}

/** What a right to a field is given by: of a component, by each of its parts. What Strapi writes by itself needs none. */
export function listFieldRights(strapi: Core.Strapi, type: Schema, field: string): string[] {
  return NO_CONTENT.has(field) ? [] : listParts(strapi, type, field);
}

function listParts(strapi: Core.Strapi, { attributes }: Schema, field: string): string[] {
  const { type, component } = (attributes[field] ?? {}) as { type?: string; component?: UID.Component };
  const parts = type === 'component' && component !== undefined ? strapi.components[component] : undefined;
  if (!parts) return [field];
  const names = Object.keys(parts.attributes);
  return names.flatMap((name) => listParts(strapi, parts, name).map((path) => `${field}.${path}`));
}

/** What a person may read of a type: nothing (false), everything (undefined), or what a `where` says. */
export function readRules(strapi: Core.Strapi, ability: Ability, model: string): object | undefined | false {
  const action = model === FILE_TYPE ? READ_FILES : READ_ENTRIES;
  const service = strapi.service('admin::permission') as unknown as PermissionService;
  const manager = service.createPermissionsManager({ ability, action, model });
  if (!manager.isAllowed) return false;
  const rules = manager.getQuery();
  return rules && Object.keys(rules).length > 0 ? rules : undefined;
}

async function registerRights(strapi: Core.Strapi): Promise<void> {
  const types = Object.values(strapi.contentTypes).filter((type) => listPageFields(type).length > 0);
  const service = strapi.service('admin::permission') as unknown as PermissionService;
  await service.actionProvider.registerMany([
    {
      section: 'contentTypes',
      displayName: 'See versions',
      uid: 'versions.see',
      pluginName: 'page-builder',
      subjects: types.map(({ uid }) => uid),
      options: { applyToProperties: ['locales'] },
    },
    { section: 'plugins', displayName: 'Share drafts by a link', uid: 'shares.manage', pluginName: 'page-builder' },
  ]);
}

interface Target {
  $ref: string;
  documentId: string;
}

async function listReadable<Reference extends Target>(
  strapi: Core.Strapi,
  ability: Ability,
  references: readonly Reference[],
  locale: string | null,
): Promise<Reference[]> {
  const types = [...new Set(references.map(({ $ref }) => $ref))];
  const readable = await Promise.all(
    types.map(async (type): Promise<Reference[]> => {
      const wanted = references.filter(({ $ref }) => $ref === type);
      if (type === 'media') return wanted;
      const permitted = strapi.contentType(type as UID.ContentType) !== undefined && readRules(strapi, ability, type);
      if (permitted === undefined) return wanted;
      if (permitted === false) return [];
      const own = locale === null ? {} : { $or: [{ locale }, { locale: { $null: true } }] };
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
