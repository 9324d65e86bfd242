import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import type { AskedField } from './asked-fields.ts';
import { hasRights } from './show-only.ts';
import { type Ability, READ_ENTRIES } from './subjects.ts';

/**
 * Whether a person may read a field wherever a list asks for it: of the type that is listed in each entry that the list
 * shows them, of a related one in every entry.
 */
export async function readsEverywhere(strapi: Core.Strapi, ability: Ability, asked: AskedField): Promise<boolean> {
  const { model, field, isRelated } = asked;
  if (!hasRights(strapi, model)) return true;
  const rules = ability.rulesFor(READ_ENTRIES, model, field);
  if (rules.some(({ conditions }) => !conditions || Object.keys(conditions).length === 0)) return true;
  if (isRelated) return coversLanguages(strapi, rules);
  const shown = ability.rulesFor(READ_ENTRIES, model);
  return shown.every((one) => rules.some((other) => isDeepStrictEqual(one.conditions, other.conditions)));
}

type Rules = ReturnType<Ability['rulesFor']>;

/** Whether the rules ask for the language alone, and there is none that they leave out. */
async function coversLanguages(strapi: Core.Strapi, rules: Rules): Promise<boolean> {
  const allowed = rules.flatMap(({ conditions }) => readLanguages(conditions));
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
