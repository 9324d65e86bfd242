import type { Core, UID } from '@strapi/strapi';
import type { FoundEntry, Row } from './find-related.ts';
import { type Ability, findSubjects, getPermissionService, READ_ENTRIES } from './subjects.ts';

/** What says which entry it is, and in which state. */
const ALWAYS = ['id', 'documentId', 'locale', 'status', '__type'];

/** When something was done with it; of entries that are not a person's to read, nobody tells them. */
const TIMES = ['createdAt', 'updatedAt', 'publishedAt'];

/** Whether the content manager shows entries of a type, by rights; other types have none. */
export function hasRights(strapi: Core.Strapi, model: string): boolean {
  const type = strapi.contentTypes[model as UID.ContentType];
  const { visible = true } = (type?.pluginOptions?.['content-manager'] ?? {}) as { visible?: boolean };
  return type !== undefined && visible;
}

/** Takes out of the entries, in place, what a person may not read of each. */
export async function showOnly(strapi: Core.Strapi, ability: Ability, found: readonly FoundEntry[]): Promise<void> {
  for (const model of new Set(found.map((one) => one.model))) {
    const entries = found.filter((one) => one.model === model).map(({ entry }) => entry);
    // Of a component that comes along with a file, Strapi does not say whose it is.
    if (model in strapi.components) for (const entry of entries) take(entry, {});
    else if (hasRights(strapi, model)) await showOfType(strapi, ability, model, entries);
  }
}

async function showOfType(
  strapi: Core.Strapi,
  ability: Ability,
  model: string,
  entries: readonly Row[],
): Promise<void> {
  const service = getPermissionService(strapi);
  const manager = service.createPermissionsManager({ ability, action: READ_ENTRIES, model });
  const subjects = await loadAsked(strapi, ability, model, entries);
  for (const entry of entries) {
    const subject = manager.toSubject({ ...(subjects.get(entry.id) ?? entry) });
    const isReadable = ability.can(READ_ENTRIES, subject);
    take(entry, isReadable ? await manager.sanitizeOutput({ ...entry }, { subject }) : {}, isReadable ? TIMES : []);
  }
}

function take(entry: Row, shown: Row, kept: readonly string[] = []): void {
  for (const name of Object.keys(entry)) {
    if (name in shown) entry[name] = shown[name];
    else if (!ALWAYS.includes(name) && !kept.includes(name)) delete entry[name];
  }
}

/** The rows of entries of which conditions ask more than the answer has. */
async function loadAsked(
  strapi: Core.Strapi,
  ability: Ability,
  model: string,
  entries: readonly Row[],
): Promise<ReadonlyMap<unknown, Row>> {
  const asked = ability.rulesFor(READ_ENTRIES, model).flatMap(({ conditions }) => listAsked(conditions));
  const ids = entries.filter((entry) => asked.some((name) => !(name in entry))).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await findSubjects(strapi, model, { id: { $in: ids } });
  return new Map(rows.map((row) => [row.id, row]));
}

/** Names of the attributes that conditions ask, such as `createdBy.id`. */
export function listAsked(conditions: unknown): string[] {
  if (typeof conditions !== 'object' || conditions === null) return [];
  return Object.entries(conditions).flatMap(([name, value]) => {
    if (!name.startsWith('$')) return [name];
    return [value].flat().flatMap(listAsked);
  });
}
