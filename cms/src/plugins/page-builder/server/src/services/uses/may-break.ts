import { createHash } from 'node:crypto';
import type { Core, UID } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';
import { CONFIRM_HEADER, type InUseDetails, type UsingEntry } from '../../../../shared/uses.ts';
import { isLocalized } from '../../documents/is-localized.ts';
import { FILE_TYPE, SECTION_TYPE } from '../../names.ts';
import type { RequestContext } from '../../request-context.ts';
import { createHttpError } from '../../strapi-errors.ts';
import { type FoundUses, findUses, keyOfEntry, withPlaces } from './find-uses.ts';
import { listLiveSections } from './live-sections.ts';
import type { StoredUse, UseTarget } from './use-model.ts';

/** What a call of the admin takes away. */
interface Removal {
  action: InUseDetails['action'];
  targets: readonly UseTarget[];
  /** The languages that go; undefined where all do. */
  locales?: readonly string[];
  /** Whether the page that calls can show a question, and send the answer along. */
  canAsk: boolean;
}

/** What a policy is told of a call. */
export type Call = Pick<RequestContext, 'request' | 'params' | 'state'>;

type Read = (strapi: Core.Strapi, call: Call) => Promise<Removal> | Removal;

/** The calls of Strapi's admin that take something away from pages, by plugin and handler. */
export const REMOVING: Readonly<Record<string, Readonly<Record<string, Read>>>> = {
  'content-manager': {
    'collection-types.delete': (strapi, call) => readEntry(strapi, call, 'delete', call.request.query.locale),
    'collection-types.unpublish': (strapi, call) => readEntry(strapi, call, 'unpublish', bodyOf(call).locale),
    'collection-types.bulkDelete': (strapi, call) => readEntries(strapi, call, 'delete'),
    'collection-types.bulkUnpublish': (strapi, call) => readEntries(strapi, call, 'unpublish'),
    'single-types.delete': (strapi, call) => readSingle(strapi, call, 'delete', call.request.query.locale),
    'single-types.unpublish': (strapi, call) => readSingle(strapi, call, 'unpublish', bodyOf(call).locale),
  },
  upload: {
    'admin-file.destroy': (strapi, { params }) => readFiles(strapi, { id: { $in: readIds([params.id]) } }),
    async 'admin-folder-file.deleteMany'(strapi, call) {
      const { fileIds, folderIds } = bodyOf(call);
      const folders: { path: string }[] = await strapi.db
        .query('plugin::upload.folder')
        .findMany({ where: { id: { $in: readIds(folderIds) } }, select: ['path'] });
      const inFolders = folders.flatMap(({ path }) => [
        { folderPath: path },
        { folderPath: { $startsWith: `${path}/` } },
      ]);
      return readFiles(strapi, { $or: [{ id: { $in: readIds(fileIds) } }, ...inFolders] });
    },
  },
};

function bodyOf({ request }: Call): Record<string, unknown> {
  return (request.body ?? {}) as Record<string, unknown>;
}

/** What is no id is told so by the controller. */
function readIds(ids: unknown): number[] {
  return (Array.isArray(ids) ? ids : []).map(Number).filter(Number.isSafeInteger);
}

function readEntry(strapi: Core.Strapi, { params }: Call, action: Removal['action'], locale: unknown) {
  return readDocuments(strapi, params.model, action, [params.id], locale);
}

function readEntries(strapi: Core.Strapi, call: Call, action: Removal['action']) {
  const { documentIds, locale } = bodyOf(call);
  const ids = Array.isArray(documentIds) ? documentIds.map(String) : [];
  return readDocuments(strapi, call.params.model, action, ids, locale);
}

async function readSingle(
  strapi: Core.Strapi,
  { params }: Call,
  action: Removal['action'],
  locale: unknown,
): Promise<Removal> {
  const rows = await strapi.db.query(params.model as UID.ContentType).findMany({ select: ['documentId'] });
  return readDocuments(strapi, params.model, action, [...new Set(rows.map(({ documentId }) => documentId))], locale);
}

async function readDocuments(
  strapi: Core.Strapi,
  type: string,
  action: Removal['action'],
  ids: readonly string[],
  locale: unknown,
): Promise<Removal> {
  const removal = { action, targets: ids.map((id) => ({ type, id })), canAsk: true };
  if (locale === '*' || !isLocalized(strapi.contentTypes[type as UID.ContentType])) return removal;
  const named = (Array.isArray(locale) ? locale : [locale]).filter((name) => typeof name === 'string');
  const locales = named.length > 0 ? named : [await strapi.plugin('i18n').service('locales').getDefaultLocale()];
  return { ...removal, locales };
}

async function readFiles(strapi: Core.Strapi, where: object): Promise<Removal> {
  const files = await strapi.db.query(FILE_TYPE).findMany({ where, select: ['documentId'] });
  const targets = files.map(({ documentId }) => ({ type: 'media', id: documentId }));
  // Strapi's older media library lets no plugin ask; what it shows of a refusal is the sentence.
  return { action: 'delete', targets, canAsk: false };
}

/** How long somebody who was told of uses may say the same again, in milliseconds. */
const TOLD_FOR = 120_000;

/** A second click in the same moment is no answer. */
const READING = 1_500;

/**
 * Tells who is about to take something away from pages, and refuses until they have seen it: the admin asks, and sends
 * the confirmation along. Where the admin cannot ask, in the media library, saying the same once more is the answer.
 * People alone are asked. Programs and the project's own code delete as Strapi lets them.
 * @throws an error with status 409 that names the pages
 */
export function createBreakingGuard(strapi: Core.Strapi) {
  /** By person and call. Each CMS process remembers its own: at worst somebody is told once more. */
  const told = new LRUCache<string, { confirmation: string; at: number }>({ max: 1_000, ttl: TOLD_FOR });

  return async (call: Call, read: Read): Promise<void> => {
    const removal = await read(strapi, call);
    const { user, userAbility } = call.state;
    const found = await findUses(strapi, userAbility, removal.targets, await createFilter(strapi, removal));
    if (found.entries.length + found.hidden === 0) return;
    const confirmation = digest(removal, found);
    if (call.request.get(CONFIRM_HEADER) === confirmation) return;
    if (!removal.canAsk) {
      const key = [user?.id, ...removal.targets.map(({ id }) => id)].join(' ');
      const before = told.get(key);
      if (before?.confirmation === confirmation && Date.now() - before.at > READING) {
        told.delete(key);
        return;
      }
      if (before?.confirmation !== confirmation) told.set(key, { confirmation, at: Date.now() });
    }
    const entries = await Promise.all(found.entries.slice(0, MOST_NAMED).map((entry) => withPlaces(strapi, entry)));
    const { action } = removal;
    throw createHttpError(409, 'InUseError', writeSentence(removal, found, entries), {
      code: 'in-use',
      action,
      entries,
      total: found.entries.length,
      hidden: found.hidden,
      confirmation,
    } satisfies InUseDetails);
  };
}

/** Which uses would lead nowhere afterwards. */
async function createFilter(strapi: Core.Strapi, { action, targets, locales }: Removal) {
  const own = new Set(targets.map(({ type, id }) => `${type}|${id}`));
  // Pages without a language show what is there in the default one.
  const isDefaultMeant = locales?.includes(await strapi.plugin('i18n').service('locales').getDefaultLocale());
  const liveSections = await listLiveSections(strapi);
  return ({ uid, documentId, locale, status, isHidden }: StoredUse): boolean => {
    if (own.has(`${uid}|${documentId}`)) return false;
    // Published pages in any language may show it.
    if (uid === SECTION_TYPE && liveSections.has(documentId)) return true;
    if (locales && (locale === null ? !isDefaultMeant : !locales.includes(locale))) return false;
    // Drafts go on to show what is not published, and hidden blocks show nothing.
    return action === 'delete' || (status !== 'draft' && !isHidden && uid !== SECTION_TYPE);
  };
}

/** Another one as soon as there is more, or less, to be told. */
function digest({ action, targets }: Removal, { entries, hidden }: FoundUses): string {
  const lines = [
    action,
    ...targets.map(({ type, id }) => `${type} ${id}`),
    ...entries.flatMap((entry) => [keyOfEntry(entry), ...entry.uses.map(({ id }) => String(id))]),
    String(hidden),
  ];
  return createHash('sha256').update(lines.join('\n')).digest('base64url').slice(0, 22);
}

/** Entries that a refusal lists. */
const MOST_NAMED = 20;

/** Entries that its sentence names. */
const IN_SENTENCE = 5;

function writeSentence({ action, targets, canAsk }: Removal, found: FoundUses, entries: readonly UsingEntry[]): string {
  const names = entries
    .slice(0, IN_SENTENCE)
    .map(({ title, typeName, locale }) => `${title ? `"${title}"` : typeName}${locale ? ` (${locale})` : ''}`);
  const unnamed = found.entries.length + found.hidden - names.length;
  const list = [...names, ...(unnamed > 0 ? [`${names.length > 0 ? `${unnamed} more` : unnamed}`] : [])];
  const what = targets.length === 1 ? 'This is' : 'Some of this is';
  const gap = action === 'delete' ? 'Deleted' : 'Unpublished';
  const again = canAsk ? '' : ' To delete it all the same, delete it once more within two minutes.';
  return `${what} used by ${list.join(', ')}. ${gap}, it is missing there.${again}`;
}
