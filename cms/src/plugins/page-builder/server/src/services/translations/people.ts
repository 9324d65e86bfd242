import type { Core } from '@strapi/strapi';
import type { Person } from '../../../../shared/translation-board.ts';
import { divide } from '../uses/group-rows.ts';

/** What people of the admin are called by. */
export const NAMES = ['firstname', 'lastname', 'username'] as const;

export type StoredName = Readonly<Record<(typeof NAMES)[number], string | null>>;

/** Null for who is gone, and for programs. */
export function namePerson(person: StoredName | null | undefined): string | null {
  return [person?.firstname, person?.lastname].filter(Boolean).join(' ') || person?.username || null;
}

/** Users of the admin with their names, by these. Nobody else has one. */
export async function namePeople(strapi: Core.Strapi, ids: readonly number[]): Promise<Person[]> {
  const people: Person[] = [];
  for (const some of divide([...new Set(ids)])) {
    const rows: (StoredName & { id: number })[] = await strapi.db
      .query('admin::user')
      .findMany({ where: { id: { $in: some } }, select: ['id', ...NAMES] });
    people.push(...rows.flatMap((row) => ({ id: row.id, name: namePerson(row) ?? `${row.id}` })));
  }
  return people.sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
