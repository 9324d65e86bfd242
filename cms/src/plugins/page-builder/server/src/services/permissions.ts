import type { Core, UID } from '@strapi/strapi';
import { ENTRY } from '../../../shared/envelope.ts';
import { isLocalized } from '../documents/is-localized.ts';
import { FILE_TYPE } from '../names.ts';
import { listAddressFields } from './registry/shown-fields.ts';
import { listFieldRights } from './rights/field-rights.ts';
import { type Ability, can, findSubject, getPermissionService, READ_ENTRIES, type User } from './rights/subjects.ts';

export { type Ability, READ_ENTRIES } from './rights/subjects.ts';

/** Strapi's right to change entries of a type, or one field of them. */
export const UPDATE_ENTRIES = 'plugin::content-manager.explorer.update';

/** The same for entries, or languages of one, that are not there yet. */
export const CREATE_ENTRIES = 'plugin::content-manager.explorer.create';

/** Strapi's right to publish entries of a type, and to take them back. */
export const PUBLISH_ENTRIES = 'plugin::content-manager.explorer.publish';

/** The right to share drafts by a link, of those whom a role lets change the entry. */
export const SHARE_DRAFTS = 'plugin::page-builder.shares.manage';

/** The right to lock blocks and to unlock them, and to change what a lock keeps as it is. */
export const LOCK_BLOCKS = 'plugin::page-builder.locks.manage';

/**
 * The right to see what was saved of an entry before; Strapi asks for it by type, language and condition. It must not be
 * called `….read`: the content manager takes the last word of every right to a type for its own right of that name.
 */
export const READ_VERSIONS = 'plugin::page-builder.versions.see';

/**
 * The right to have texts of an entry translated by a service that is paid, by type and language, of those whom a role lets
 * change the entry in that language.
 */
export const TRANSLATE_BY_MACHINE = 'plugin::page-builder.machine-translation.use';

/**
 * The right to change the texts of a page that is there, and nothing else of it, by type and language, of those whom a role
 * lets read the page in that language; of an entry without a page, those that the role lets them read. Whoever may change
 * the page itself needs it not.
 */
export const TRANSLATE_TEXTS = 'plugin::page-builder.texts.translate';

/** The right to change the glossary, which everybody reads who reads pages, and to delete from the translation memory. */
export const MANAGE_GLOSSARY = 'plugin::page-builder.glossary.manage';

/** The right to ask others for translations, by mail. */
export const ASK_TRANSLATIONS = 'plugin::page-builder.translation-requests.ask';

/** A `where` of users who may sign in. */
export const ACTIVE_USER = { isActive: true, $or: [{ blocked: false }, { blocked: { $null: true } }] };

const READ_FILES = 'plugin::upload.read';

/** An entry in one language, or a field of it (`ENTRY` for none); a type without languages takes any `locale` for none. */
interface Place {
  model: string;
  documentId: string;
  locale: string | null;
  field?: string;
}

/**
 * Whether a person may do something with one entry in one language, or a field of it, by all that a role can say: type,
 * field, language and conditions. With what is not there yet, who may begin it.
 */
export async function mayDo(
  strapi: Core.Strapi,
  ability: Ability,
  action: string,
  { model, documentId, locale, field }: Place,
): Promise<boolean> {
  const type = strapi.contentTypes[model as UID.ContentType];
  if (!type) return false;
  const part = toPart(field);
  const entry = await findSubject(strapi, model, documentId, locale);
  if (entry) return can(strapi, ability, action, model, entry, part);
  // Without a language there is no such entry at all.
  if (isLocalized(type) && locale === null) return ability.can(action, model, part);
  const begun = { documentId, ...(isLocalized(type) && { locale }) };
  const actions = action === READ_ENTRIES ? [READ_ENTRIES, CREATE_ENTRIES] : [CREATE_ENTRIES];
  return actions.some((asked) => can(strapi, ability, asked, model, begun, part));
}

/** What a right to a field asks for: an entry without a page has none that stands for all of it. */
export const toPart = (field: string | undefined) => (field === ENTRY ? undefined : field);

/**
 * Whether a person may share the draft of an entry: change it, share it, and read it with its address. Asked when a link
 * is made, and again whenever it is opened.
 */
export async function mayShare(
  strapi: Core.Strapi,
  ability: Ability,
  { model, documentId, locale, field }: Required<Place>,
): Promise<boolean> {
  const entry = await findSubject(strapi, model, documentId, locale);
  if (!entry) return false;
  const isAllowed = (action: string, part?: string) => can(strapi, ability, action, model, entry, part);
  return (
    [SHARE_DRAFTS, UPDATE_ENTRIES].every((action) => isAllowed(action)) &&
    [...listAddressFields(strapi, model), field].every((part) => isAllowed(READ_ENTRIES, part))
  );
}

/** Whether a person may change the texts of a page by the right to translate alone; there is nothing to begin by it. */
export async function mayTranslateTexts(
  strapi: Core.Strapi,
  ability: Ability,
  { model, documentId, locale, field }: Required<Place>,
): Promise<boolean> {
  // The right is given by languages.
  const entry = locale === null ? null : await findSubject(strapi, model, documentId, locale);
  if (!entry || !can(strapi, ability, TRANSLATE_TEXTS, model, entry)) return false;
  return can(strapi, ability, READ_ENTRIES, model, entry, toPart(field));
}

/** Whether a person may change the texts of a page that is there: by that right alone, or with all of the page. */
export async function mayChangeTexts(strapi: Core.Strapi, ability: Ability, place: Required<Place>): Promise<boolean> {
  if (await mayTranslateTexts(strapi, ability, place)) return true;
  const { model, documentId, locale, field } = place;
  const entry = locale === null ? null : await findSubject(strapi, model, documentId, locale);
  return (
    entry !== null &&
    [READ_ENTRIES, UPDATE_ENTRIES].every((action) => can(strapi, ability, action, model, entry, toPart(field)))
  );
}

/**
 * Whether a person may have a page translated by machine: change it, or its texts, in that language, read it in the one
 * that is translated, and use the service.
 */
export async function mayTranslate(
  strapi: Core.Strapi,
  ability: Ability,
  { from, ...place }: Required<Place> & { from: string },
): Promise<boolean> {
  const { model, documentId, locale } = place;
  const entry = (await findSubject(strapi, model, documentId, locale)) ?? { documentId, locale };
  if (!can(strapi, ability, TRANSLATE_BY_MACHINE, model, entry)) return false;
  const isAllowed = (action: string, language: string | null) =>
    mayDo(strapi, ability, action, { ...place, locale: language });
  const mayWrite = (await isAllowed(UPDATE_ENTRIES, locale)) || (await mayTranslateTexts(strapi, ability, place));
  return mayWrite && (await isAllowed(READ_ENTRIES, from));
}

/** Those of the fields of an entry of which a person may not read every part. */
export async function listHidden(
  strapi: Core.Strapi,
  ability: Ability,
  { model, documentId, locale }: Place,
  fields: readonly string[],
) {
  const type = strapi.contentType(model as UID.ContentType);
  const entry = await findSubject(strapi, model, documentId, locale);
  return fields.filter(
    (field) =>
      !entry ||
      listFieldRights(strapi, type, field).some((part) => !can(strapi, ability, READ_ENTRIES, model, entry, part)),
  );
}

/** What a user may do today; undefined for one who is gone or blocked. For what goes on while they are not there. */
export async function findAbility(strapi: Core.Strapi, userId: User['id']): Promise<Ability | undefined> {
  const where = { ...ACTIVE_USER, id: userId };
  const user: User | null = await strapi.db.query('admin::user').findOne({ where, populate: ['roles'] });
  if (!user) return undefined;
  return getPermissionService(strapi).engine.generateUserAbility(user);
}

/** What a person may read of a type: nothing (false), everything (undefined), or what a `where` says. */
export function readRules(strapi: Core.Strapi, ability: Ability, model: string): object | undefined | false {
  const action = model === FILE_TYPE ? READ_FILES : READ_ENTRIES;
  const service = getPermissionService(strapi);
  const manager = service.createPermissionsManager({ ability, action, model });
  if (!manager.isAllowed) return false;
  const rules = manager.getQuery();
  return rules && Object.keys(rules).length > 0 ? rules : undefined;
}
