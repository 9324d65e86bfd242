import type { Core, UID } from '@strapi/strapi';
import type { DeletedAnswer, DeletedEntry } from '../../../../shared/deleted-entry.ts';
import { isLocalized } from '../../documents/is-localized.ts';
import { listPageFields } from '../../documents/page-fields.ts';
import { VERSION_MODEL } from '../../names.ts';
import { type Ability, CREATE_ENTRIES, READ_ENTRIES } from '../permissions.ts';
import { listAsked } from '../rights/show-only.ts';
import { can } from '../rights/subjects.ts';
import { findTitleField } from '../uses/entry-forms.ts';
import { divide, groupBy } from '../uses/group-rows.ts';
import { type Snapshot, VersionError } from '../versions/encode-version.ts';
import { HEAD, loadSnapshot, queryVersions, type VersionHead } from '../versions/version-rows.ts';
import { describeVersions, readSettingsOf } from '../versions/versions.ts';

/** A person of the admin panel. */
export interface Caller {
  user: { id: number };
  userAbility: Ability;
}

type ContentType = Core.Strapi['contentTypes'][UID.ContentType];

const ACTIONS = [READ_ENTRIES, CREATE_ENTRIES];

/** Whether a role may see and restore deleted entries of a type at all. */
export function mayRestoreType(ability: Ability, model: string): boolean {
  return ACTIONS.every((action) => ability.can(action, model));
}

/**
 * Entries with pages that were deleted, for as long as their versions are kept, the newest deletion first. Whoever may read
 * and create entries of a type, in the language and by the conditions of their role, sees what was deleted of it.
 */
export async function listDeleted(
  strapi: Core.Strapi,
  { userAbility }: Caller,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<DeletedAnswer> {
  const found: VersionHead[][] = [];
  for (const type of Object.values(strapi.contentTypes)) {
    if (listPageFields(type).length === 0 || !mayRestoreType(userAbility, type.uid)) continue;
    const heads = await keepAllowed(strapi, userAbility, type, await findDeleted(strapi, type));
    found.push(...groupBy(heads, ({ entry }) => entry).values());
  }
  found.sort(([one], [other]) => (other?.id ?? 0) - (one?.id ?? 0));
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  return {
    data: await Promise.all(shown.map((heads) => describe(strapi, userAbility, heads))),
    meta: { page, pageSize, total: found.length, days: readSettingsOf(strapi).allDays },
  };
}

/** The last version of each language that is no longer stored, the newest first. Languages that the project has no more are left out. */
async function findDeleted(strapi: Core.Strapi, type: ContentType): Promise<VersionHead[]> {
  const versions = strapi.db.metadata.get(VERSION_MODEL).tableName;
  const stored = strapi.db.metadata.get(type.uid).tableName;
  const last = strapi.db
    .getConnection(versions)
    .where('content_type', type.uid)
    .where('locale', isLocalized(type) ? '!=' : '=', '')
    .groupBy('entry', 'locale')
    .select('entry', 'locale')
    .max({ last: 'id' })
    .as('last');
  const rows = (await strapi.db.connection
    .from(last)
    .whereNotExists(
      strapi.db
        .getConnection(stored)
        .select('id')
        .whereRaw(`document_id = ??${isLocalized(type) ? ' AND ??.locale = ??' : ''}`, [
          'last.entry',
          ...(isLocalized(type) ? [stored, 'last.locale'] : []),
        ]),
    )
    .select('last')) as { last: number }[];
  const heads: VersionHead[] = [];
  for (const ids of divide(rows.map((row) => row.last))) {
    heads.push(...(await queryVersions(strapi).findMany({ where: { id: { $in: ids } }, select: HEAD })));
  }
  const known = await listLocales(strapi);
  return heads.filter(({ locale }) => locale === '' || known.has(locale)).sort((one, other) => other.id - one.id);
}

/** The same of one entry, read in the caller's transaction. */
export async function findDeletedOf(
  strapi: Core.Strapi,
  type: ContentType,
  documentId: string,
): Promise<VersionHead[]> {
  const versions: { id: number; locale: string }[] = await queryVersions(strapi).findMany({
    where: { contentType: type.uid, entry: documentId, locale: isLocalized(type) ? { $ne: '' } : '' },
    select: ['id', 'locale'],
    orderBy: { id: 'asc' },
  });
  const last = new Map(versions.map(({ id, locale }) => [locale, id]));
  const rows = await strapi.db.query(type.uid).findMany({ where: { documentId }, select: ['id', 'locale'] });
  for (const { locale } of rows) last.delete(isLocalized(type) ? locale : '');
  const known = await listLocales(strapi);
  const ids = [...last].filter(([locale]) => locale === '' || known.has(locale)).map(([, id]) => id);
  return queryVersions(strapi).findMany({ where: { id: { $in: ids } }, select: HEAD, orderBy: { id: 'desc' } });
}

async function listLocales(strapi: Core.Strapi): Promise<Set<string>> {
  const locales: { code: string }[] = await strapi.plugin('i18n').service('locales').find();
  return new Set(locales.map(({ code }) => code));
}

/** Those of the versions whose entries a person may read and create, as conditions of their role look at them. */
export async function keepAllowed(
  strapi: Core.Strapi,
  ability: Ability,
  type: ContentType,
  heads: readonly VersionHead[],
): Promise<VersionHead[]> {
  const rules = ACTIONS.flatMap((action) => ability.rulesFor(action, type.uid));
  const asked = rules.flatMap(({ conditions }) => listAsked(conditions));
  const asksValues = asked.some((name) => name !== 'locale' && !name.startsWith('createdBy'));
  const creators = await loadCreators(strapi, heads);
  const allowed: VersionHead[] = [];
  for (const head of heads) {
    const snapshot = asksValues ? await readSnapshot(strapi, head) : {};
    if (!snapshot) continue;
    const subject = {
      ...parseValues(snapshot),
      documentId: head.entry,
      locale: head.locale || null,
      createdBy: creators.get(head.creator) ?? null,
    };
    if (ACTIONS.every((action) => can(strapi, ability, action, type.uid, subject))) allowed.push(head);
  }
  return allowed;
}

/** Users with their roles, as conditions ask for the creator of an entry. */
async function loadCreators(strapi: Core.Strapi, heads: readonly VersionHead[]): Promise<Map<number | null, object>> {
  const creators = new Map<number | null, object>();
  for (const ids of divide([...new Set(heads.flatMap(({ creator }) => creator ?? []))])) {
    const users = await strapi.db.query('admin::user').findMany({ where: { id: { $in: ids } }, populate: ['roles'] });
    for (const user of users) creators.set(user.id, user);
  }
  return creators;
}

/** Undefined for one that cannot be read. */
async function readSnapshot(strapi: Core.Strapi, head: VersionHead): Promise<Snapshot | undefined> {
  try {
    return await loadSnapshot(strapi, head);
  } catch (error) {
    if (error instanceof VersionError) return undefined;
    throw error;
  }
}

function parseValues(snapshot: Snapshot): Record<string, unknown> {
  return Object.fromEntries(Object.entries(snapshot).map(([name, text]) => [name, JSON.parse(text)]));
}

/** @param heads of one entry, the newest first */
async function describe(strapi: Core.Strapi, ability: Ability, heads: readonly VersionHead[]): Promise<DeletedEntry> {
  const [head] = heads as [VersionHead, ...VersionHead[]];
  const type = strapi.contentType(head.contentType as UID.ContentType);
  const field = await findTitleField(strapi, type.uid);
  const isReadable = field !== undefined && ability.can(READ_ENTRIES, type.uid, field);
  const text = isReadable ? (await readSnapshot(strapi, head))?.[field] : undefined;
  const title: unknown = text === undefined ? null : JSON.parse(text);
  const [version] = await describeVersions(strapi, [head]);
  const savedAt = new Date(head.savedAt).toISOString();
  const isRecorded = head.kind === 'delete';
  return {
    contentType: type.uid,
    kind: type.kind,
    typeName: type.info.displayName,
    documentId: head.entry,
    title: typeof title === 'string' && title.trim() !== '' ? title : null,
    locales: heads.map(({ locale }) => locale).filter((locale) => locale !== ''),
    isPartial: (await strapi.db.query(type.uid).count({ where: { documentId: head.entry } })) > 0,
    deletedAt: isRecorded ? savedAt : null,
    deletedBy: isRecorded ? (version?.by ?? null) : null,
    savedAt,
  };
}
