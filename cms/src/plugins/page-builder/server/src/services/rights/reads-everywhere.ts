import { isDeepStrictEqual } from 'node:util';
import type { Core, UID } from '@strapi/strapi';
import { FILE_TYPE } from '../../names.ts';
import type { AskedField } from './asked-fields.ts';
import { hasRights } from './show-only.ts';
import { type Ability, READ_ENTRIES } from './subjects.ts';

const MEDIA_LIBRARY: ReadonlySet<string> = new Set([FILE_TYPE, 'plugin::upload.folder']);

/**
 * Whether a person may read a field wherever a list asks for it: of the type that is listed in each entry that the list
 * shows them, of a related one in every entry. Of types without rights of their own, such as users of the admin, what
 * their schema calls private is read by nobody.
 * @param listed the language that the list is of; entries are related within it
 */
export async function readsEverywhere(
  strapi: Core.Strapi,
  ability: Ability,
  { model, field, isRelated, isTranslated }: AskedField,
  listed: string | undefined,
): Promise<boolean> {
  const locale = isTranslated ? undefined : listed;
  if (!hasRights(strapi, model)) return !isPrivate(strapi, model, field);
  const conditions = inLanguage(ability.rulesFor(READ_ENTRIES, model, field), locale);
  if (conditions.some((one) => Object.keys(one).length === 0)) return true;
  if (isRelated) return coversLanguages(strapi, conditions);
  const shown = inLanguage(ability.rulesFor(READ_ENTRIES, model), locale);
  return shown.every((one) => conditions.some((other) => isDeepStrictEqual(one, other)));
}

/** Whether there are entries of a type in a language that a person may read. */
export function readsLanguage(ability: Ability, model: string, locale: string): boolean {
  return actsInLanguage(ability, READ_ENTRIES, model, locale);
}

/** The same for another right, perhaps to a field of theirs. */
export function actsInLanguage(
  ability: Ability,
  action: string,
  model: string,
  locale: string,
  field?: string,
): boolean {
  return ability.rulesFor(action, model, field).some(({ conditions }) => allowsLanguage(conditions, locale));
}

/** What else conditions ask of an entry is not looked at. */
function allowsLanguage(conditions: unknown, locale: string): boolean {
  return Object.entries(conditions ?? {}).every(([name, value]) => {
    if (name === '$and') return (value as unknown[]).every((part) => allowsLanguage(part, locale));
    if (name === '$or') return (value as unknown[]).some((part) => allowsLanguage(part, locale));
    return name !== 'locale' || (value as { $in?: string[] }).$in?.includes(locale) !== false;
  });
}

/** The media library's lists are of a folder, which its schema keeps from the API alone. */
function isPrivate(strapi: Core.Strapi, model: string, field: string): boolean {
  const { attributes = {} } = strapi.contentTypes[model as UID.ContentType] ?? {};
  const { type, private: hidden } = (attributes[field] ?? {}) as { type?: string; private?: boolean };
  return (hidden === true && !MEDIA_LIBRARY.has(model)) || type === 'password';
}

type Rules = ReturnType<Ability['rulesFor']>;

/** The conditions of rules within a language: of those that ask for the language alone, none are left, or no rule. */
function inLanguage(rules: Rules, locale: string | undefined): object[] {
  return rules.flatMap(({ conditions }) => {
    const languages = readLanguages(conditions);
    if (locale === undefined || languages.length === 0) return [conditions ?? {}];
    return languages.includes(locale) ? [{}] : [];
  });
}

/** Whether the conditions ask for the language alone, and there is none that they leave out. */
async function coversLanguages(strapi: Core.Strapi, conditions: readonly object[]): Promise<boolean> {
  const allowed = conditions.flatMap(readLanguages);
  if (allowed.length === 0) return false;
  const all: { code: string }[] = await strapi.plugin('i18n').service('locales').find();
  return all.every(({ code }) => allowed.includes(code));
}

/** The languages that conditions allow; none where they ask for more. */
function readLanguages(conditions: unknown): string[] {
  const [[name, value] = [], ...more] = Object.entries(conditions ?? {});
  if (more.length > 0) return [];
  if (name === '$and' && Array.isArray(value) && value.length === 1) return readLanguages(value[0]);
  const { $in } = (name === 'locale' ? value : {}) as { $in?: string[] };
  return $in ?? [];
}
