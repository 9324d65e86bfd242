import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core, UID } from '@strapi/strapi';
import { cutUnits } from 'page-format';
import type { ChangedValue, MissingTargets, RestoredEntry } from '../../../../shared/deleted-entry.ts';
import type { Attributes } from '../../bases/content-fields.ts';
import { keyOf, type TargetKey } from '../../bases/relation-keys.ts';
import { isLocalized } from '../../documents/is-localized.ts';
import { lockEntry } from '../../documents/lock-entry.ts';
import { listPageFields } from '../../documents/page-fields.ts';
import type { WriteContext } from '../../documents/write-context.ts';
import { FILE_TYPE } from '../../names.ts';
import { createHttpError, errors } from '../../strapi-errors.ts';
import { listPageRows } from '../migrations/page-rows.ts';
import { READ_ENTRIES } from '../permissions.ts';
import { getRegistry } from '../registry/registry.ts';
import { VersionError } from '../versions/encode-version.ts';
import { loadSnapshot, type VersionHead } from '../versions/version-rows.ts';
import { type Caller, findDeletedOf, keepAllowed, mayRestoreType } from './list-deleted.ts';
import { readSnapshotData, type Target } from './snapshot-data.ts';

export interface RestoreRequest {
  model: string;
  documentId: string;
  /** All deleted languages that the person may restore where it is left out. */
  locales?: readonly string[];
}

type ContentType = Core.Strapi['contentTypes'][UID.ContentType];
type Data = Record<string, unknown>;

/**
 * Stores a deleted entry again, under its own documentId and as a draft: all its languages, or none. All values come back,
 * those of fields that the person may not read too: the entry is what it was, and a field that was left out would be lost
 * unseen.
 * @throws NotFoundError, ForbiddenError, ValidationError, or an error with status 409 where it is stored already
 */
export async function restoreDeleted(
  strapi: Core.Strapi,
  { user, userAbility }: Caller,
  request: RestoreRequest,
): Promise<RestoredEntry> {
  const { model, documentId } = request;
  const type: ContentType | undefined = strapi.contentTypes[model as UID.ContentType];
  if (!type || listPageFields(type).length === 0) throw new errors.NotFoundError('There is no such type with a page.');
  if (!mayRestoreType(userAbility, model)) throw new errors.ForbiddenError();
  return strapi.db.transaction(async ({ trx }) => {
    await lockEntry(strapi, trx, { uid: model, params: { documentId } } as WriteContext);
    const deleted = await findDeletedOf(strapi, type, documentId);
    const allowed = await keepAllowed(strapi, userAbility, type, deleted);
    const heads = await chooseHeads(strapi, type, request, deleted, allowed);
    const changed: ChangedValue[] = [];
    const missing: MissingTargets[] = [];
    for (const head of heads) {
      const locale = head.locale || null;
      const entry = await readEntry(strapi, type, head);
      missing.push(...entry.missing.map((one) => ({ locale, ...one })));
      const data = { ...entry.data, createdBy: await findCreator(strapi, head), updatedBy: user.id };
      changed.push(...(await store(strapi, type, head, data)));
    }
    const isReadable = ({ field }: { field: string }) => userAbility.can(READ_ENTRIES, model, field);
    return {
      documentId,
      locales: heads.map(({ locale }) => locale).filter((locale) => locale !== ''),
      changed: changed.filter(isReadable),
      missing: missing.filter(isReadable),
    };
  });
}

/**
 * @param deleted the last version of each deleted language
 * @param allowed those that the person may restore
 */
async function chooseHeads(
  strapi: Core.Strapi,
  type: ContentType,
  { documentId, locales }: RestoreRequest,
  deleted: readonly VersionHead[],
  allowed: VersionHead[],
): Promise<VersionHead[]> {
  const stored = await strapi.db.query(type.uid).count({ where: { documentId } });
  if (deleted.length === 0) {
    if (stored > 0) throw refuseStored('This entry is stored: somebody has restored it, or it was never deleted.');
    throw new errors.NotFoundError(
      'There is no such deleted entry. It may have been kept for as long as the settings say.',
    );
  }
  if (type.kind === 'singleType' && stored === 0 && (await strapi.db.query(type.uid).count({})) > 0) {
    throw refuseStored(`There is another "${type.info.displayName}" now, and there can be only one.`);
  }
  const unknown = locales?.filter((locale) => deleted.every((head) => head.locale !== locale)) ?? [];
  if (unknown.length > 0)
    throw refuseStored(`This entry is not deleted in ${unknown.join(', ')}, or was restored there.`);
  const heads = allowed.filter(({ locale }) => locales?.includes(locale) ?? true);
  if (heads.length === 0 || (locales && heads.length < new Set(locales).size)) throw new errors.ForbiddenError();
  return heads;
}

function refuseStored(message: string): Error {
  return createHttpError(409, 'ConflictError', `${message} Load the list anew.`);
}

async function readEntry(strapi: Core.Strapi, type: ContentType, head: VersionHead) {
  const snapshot = await loadSnapshot(strapi, head).catch((error: unknown) => {
    throw error instanceof VersionError ? new errors.ApplicationError(error.message) : error;
  });
  return readSnapshotData(type, snapshot, {
    findComponent: (uid) => strapi.components[uid as UID.Component] as { attributes: Attributes } | undefined,
    findTargets: (target, keys) => findTargets(strapi, target === 'media' ? FILE_TYPE : target, keys),
  });
}

async function findTargets(strapi: Core.Strapi, uid: string, keys: readonly TargetKey[]): Promise<Target[]> {
  if (!strapi.contentTypes[uid as UID.ContentType]) return [];
  // A key is a documentId or `#` and an id, and then the language.
  const ids = keys.map((key) => key.slice(0, key.lastIndexOf(':')));
  const rows: Target[] = await strapi.db.query(uid as UID.ContentType).findMany({
    where: {
      $or: [{ documentId: { $in: ids } }, { id: { $in: ids.flatMap((id) => id.match(/^#(\d+)$/)?.[1] ?? []) } }],
    },
    select: ['id', 'documentId', 'locale'],
  });
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}

/** Null where the user is gone too. */
async function findCreator(strapi: Core.Strapi, { creator }: VersionHead): Promise<number | null> {
  if (creator === null) return null;
  const user = await strapi.db.query('admin::user').findOne({ where: { id: creator }, select: ['id'] });
  return user?.id ?? null;
}

/** The entry that a call is storing again. */
const restored = new AsyncLocalStorage<{ uid: string; documentId: string }>();

/**
 * Gives what is created while an entry is restored the documentId of that entry. Strapi takes it from an entry's data as
 * well, but a project may have a rule that leaves ids out of those.
 */
export function keepDocumentIds(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: listPageRows(strapi).map(({ uid }) => uid),
    beforeCreate({ model, params }) {
      const entry = restored.getStore();
      if (entry?.uid === model.uid) Object.assign(params.data, { documentId: entry.documentId });
    },
  });
}

/** Numbers that are tried until a value is free. */
const MOST_TRIES = 20;

/** Writes one language. A text that must be unique and is taken gets a number; any other value that is taken is refused. */
async function store(strapi: Core.Strapi, type: ContentType, head: VersionHead, data: Data): Promise<ChangedValue[]> {
  const taken = new Map<string, { from: string; to: string }>();
  for (let number = 2; ; number += 1) {
    try {
      const values = Object.fromEntries([...taken].map(([field, { to }]) => [field, to]));
      await write(strapi, type, head, { ...data, ...values });
      return [...taken].map(([field, value]) => ({ locale: head.locale || null, field, ...value }));
    } catch (error) {
      const path = findTaken(strapi, type, error);
      if (!path || number > MOST_TRIES) throw error;
      const [field = '', ...inside] = path;
      const from = data[field];
      if (inside.length > 0 || typeof from !== 'string') throw refuseTaken(path);
      const { maxLength = Number.POSITIVE_INFINITY } = type.attributes[field] as { maxLength?: number };
      const end = `-${number}`;
      // The address of the home page is empty.
      taken.set(field, { from, to: `${cutUnits(from || 'restored', maxLength - end.length)}${end}` });
    }
  }
}

async function write(
  strapi: Core.Strapi,
  type: ContentType,
  { entry: documentId, locale }: VersionHead,
  data: Data,
): Promise<void> {
  const documents = strapi.documents(type.uid);
  const isStored = (await strapi.db.query(type.uid).count({ where: { documentId } })) > 0;
  const place = { ...(locale !== '' && { locale }), fields: ['documentId'] };
  if (!isStored) {
    const params = { ...place, data };
    const create = () => documents.create(params as unknown as Parameters<typeof documents.create>[0]);
    await restored.run({ uid: type.uid, documentId }, create);
    return;
  }
  // What all languages share is as it is in those that are stored.
  const attributes = type.attributes as Record<string, object>;
  const own = Object.entries(data).filter(([name]) => isLocalized(attributes[name]));
  const params = {
    ...place,
    documentId,
    data: { ...Object.fromEntries(own), createdBy: data.createdBy, updatedBy: data.updatedBy },
  };
  await documents.update(params as unknown as Parameters<typeof documents.update>[0]);
}

/** What Strapi says of a value that is not unique. */
const NOT_UNIQUE = 'This attribute must be unique';

/** The field whose value another entry has, where that is why a write was refused. */
function findTaken(strapi: Core.Strapi, { uid }: ContentType, error: unknown): string[] | undefined {
  if (!(error instanceof errors.ValidationError)) return undefined;
  const { errors: [first] = [] } = error.details as { errors?: { path?: (string | number)[]; message?: string }[] };
  const path = first?.path?.map(String) ?? [];
  const isAddress = path.length === 1 && path[0] === getRegistry(strapi).pageTypes.get(uid)?.slug;
  return path.length > 0 && (isAddress || first?.message === NOT_UNIQUE) ? path : undefined;
}

function refuseTaken(path: readonly string[]): Error {
  const message = `Another entry has the same "${path.join('.')}" as the deleted one. Change it there, and restore once more.`;
  return new errors.ValidationError(message, { errors: [{ path: [...path], name: 'ValidationError', message }] });
}
