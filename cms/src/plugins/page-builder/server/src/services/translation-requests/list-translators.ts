import type { Core } from '@strapi/strapi';
import type { Person } from '../../../../shared/translation-board.ts';
import { type Ability, ACTIVE_USER, findAbility, TRANSLATE_TEXTS, toPart, UPDATE_ENTRIES } from '../permissions.ts';
import { actsInLanguage } from '../rights/reads-everywhere.ts';
import { NAMES, namePerson, type StoredName } from '../translations/people.ts';
import { listTranslatedTypes } from '../translations/translated-types.ts';
import { groupBy } from '../uses/group-rows.ts';

interface StoredUser extends StoredName {
  id: number;
  roles: { id: number }[];
}

/** Users of the admin who may change pages, or their texts, in a language: some of them at least. */
export async function listTranslators(strapi: Core.Strapi, locale: string): Promise<Person[]> {
  const users: StoredUser[] = await strapi.db.query('admin::user').findMany({
    where: ACTIVE_USER,
    select: ['id', ...NAMES],
    populate: { roles: { select: ['id'] } },
  });
  const pages = listTranslatedTypes(strapi).flatMap(({ uid, fields }) => fields.map((field) => [uid, field] as const));
  const people: Person[] = [];
  // Languages and fields are the same for all who have the same roles.
  for (const alike of groupBy(users, ({ roles }) => String(roles.map(({ id }) => id).sort())).values()) {
    const ability = alike[0] && (await findAbility(strapi, alike[0].id));
    if (!ability || !pages.some(([uid, field]) => mayChange(ability, uid, field, locale))) continue;
    people.push(...alike.map((user) => ({ id: user.id, name: namePerson(user) ?? String(user.id) })));
  }
  return people.sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Whether a person may change some pages in a language, or their texts alone. */
export function mayChange(ability: Ability, uid: string, field: string, locale: string): boolean {
  const isEditor = actsInLanguage(ability, UPDATE_ENTRIES, uid, locale, toPart(field));
  return isEditor || actsInLanguage(ability, TRANSLATE_TEXTS, uid, locale);
}
