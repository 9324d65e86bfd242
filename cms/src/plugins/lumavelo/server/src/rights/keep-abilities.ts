import type { Core } from '@strapi/strapi';

/** What a user of the admin may do, made of his permissions. */
type Ability = object;

interface User {
  id: number | string;
  roles?: readonly { code: string }[];
}

interface Engine {
  generateUserAbility(user: User): Promise<Ability>;
}

interface PermissionRow {
  /** JSON, or what the database has read of it already. */
  conditions: unknown;
}

/** Abilities kept at once: one for each role, and for each set of roles that somebody has. */
const KEPT = 50;

/**
 * For every request to the admin Strapi works out what its user may do, from some hundred and fifty permissions; that
 * takes longer than most requests do otherwise. The permissions are still read each time. Only when every word of them is
 * what it was before, the ability that was made of them is taken again. A permission with a condition, such as "entries of
 * one's own", depends on the user and the moment; whoever has one gets an ability made anew.
 */
export function keepAbilities(strapi: Core.Strapi): void {
  const { engine } = strapi.service('admin::permission') as { engine: Engine };
  const generate = engine.generateUserAbility;
  const kept = new Map<string, Ability>();
  engine.generateUserAbility = async (user) => {
    const key = await readPermissions(strapi, user);
    const known = key === undefined ? undefined : kept.get(key);
    if (known) return known;
    const ability = await generate(user);
    // Strapi has read them itself. Were they changed in between, the ability is of other permissions than the key.
    if (key === undefined || key !== (await readPermissions(strapi, user))) return ability;
    const [oldest] = kept.keys();
    if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(key, ability);
    return ability;
  };
}

/** All that an ability is made of, as one text; undefined where that is more than permissions. */
async function readPermissions(strapi: Core.Strapi, { id, roles = [] }: User): Promise<string | undefined> {
  const rows: PermissionRow[] = await strapi.db
    .queryBuilder('admin::permission')
    .init({ where: { role: { users: { id } } }, orderBy: { id: 'asc' } })
    .execute({ mapResults: false });
  if (!rows.every(isUnconditional)) return undefined;
  // Languages are not held against super administrators, whatever their permissions say of them.
  return JSON.stringify([roles.map(({ code }) => code), rows]);
}

function isUnconditional({ conditions }: PermissionRow): boolean {
  const text = typeof conditions === 'string' ? conditions : JSON.stringify(conditions ?? null);
  return text === '[]' || text === 'null';
}
