import type { Core, UID } from '@strapi/strapi';
import { isColumn } from '../documents/attributes.ts';
import { hasDrafts, type WriteContext } from '../documents/write-context.ts';
import { type Attribute, type Attributes, listPlainFields } from './content-fields.ts';
import { type Identify, keyOf, readItem, type TargetRow } from './relation-keys.ts';
import type { Lookup } from './stable-values.ts';

/** A row of an entry with its components, and with the ids of what it is related to; pages are left out. */
export type LoadedEntry = Record<string, unknown> & { id: number | string };

interface Place {
  /** Undefined for the one entry of a single type. */
  documentId: string | undefined;
  locale: unknown;
  isPublished: boolean;
}

type EntryType = Pick<WriteContext, 'uid' | 'contentType'>;

/** Reads the plain fields of an entry, in the transaction of the caller. */
export async function loadEntry(
  strapi: Core.Strapi,
  context: WriteContext,
  { documentId, locale, isPublished }: Place,
): Promise<LoadedEntry | undefined> {
  const where = {
    ...(documentId !== undefined && { documentId }),
    ...(typeof locale === 'string' && { locale }),
    ...(hasDrafts(context) && { publishedAt: isPublished ? { $notNull: true } : { $null: true } }),
  };
  const row = await strapi.db.query(context.uid as UID.ContentType).findOne({ where, ...listRead(strapi, context) });
  return (row as LoadedEntry | null) ?? undefined;
}

/** Reads the plain fields of rows, and when they were changed. */
export async function loadRows(strapi: Core.Strapi, type: EntryType, ids: readonly unknown[]): Promise<LoadedEntry[]> {
  const where = { id: { $in: ids } };
  return (await strapi.db
    .query(type.uid as UID.ContentType)
    .findMany({ where, ...listRead(strapi, type) })) as LoadedEntry[];
}

/** What is read of a row: its plain fields, and what tells it from others. */
function listRead(
  strapi: Core.Strapi,
  { contentType }: EntryType,
): { select: string[]; populate: Record<string, object> } {
  const { attributes } = contentType as { attributes: Attributes };
  const fields = listPlainFields(contentType);
  return {
    select: ['id', 'documentId', 'locale', 'updatedAt', ...fields.filter((name) => isColumn(attributes[name]))],
    populate: listPopulate(strapi, Object.fromEntries(fields.map((name) => [name, attributes[name] ?? {}]))),
  };
}

/**
 * Reads the plain fields of a draft after the call that has written it, in the caller's transaction, and once for all who
 * look at it.
 */
export function loadWritten(
  strapi: Core.Strapi,
  context: WriteContext,
  { documentId, locale }: { documentId: string; locale: unknown },
): Promise<LoadedEntry | undefined> {
  const ofCall = written.get(context) ?? new Map<string, Promise<LoadedEntry | undefined>>();
  written.set(context, ofCall);
  const key = `${documentId} ${locale}`;
  const known = ofCall.get(key) ?? loadEntry(strapi, context, { documentId, locale, isPublished: false });
  ofCall.set(key, known);
  return known;
}

/** By call of the document service, and by entry and language. */
const written = new WeakMap<WriteContext, Map<string, Promise<LoadedEntry | undefined>>>();

function listPopulate(strapi: Core.Strapi, attributes: Attributes): Record<string, object> {
  const ofComponent = (uid: string) => ({
    populate: listPopulate(strapi, (strapi.components[uid as UID.Component]?.attributes ?? {}) as Attributes),
  });
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, attribute]): [string, object][] => {
      switch (attribute.type) {
        case 'relation':
          return [[name, { select: ['id', 'documentId', 'locale'] }]];
        case 'media':
          return [[name, { select: ['id', 'documentId', 'locale', 'name'] }]];
        case 'component':
          return [[name, ofComponent(attribute.component ?? '')]];
        case 'dynamiczone': {
          const { components = [] } = attribute as { components?: string[] };
          return [[name, { on: Object.fromEntries(components.map((uid) => [uid, ofComponent(uid)])) }]];
        }
        default:
          return [];
      }
    }),
  );
}

/** @param locale of the entry that is compared */
export function createLookup(strapi: Core.Strapi, context: EntryType, locale: unknown): Lookup {
  const { isLocalizedContentType } = strapi.plugin('i18n').service('content-types');
  const isLocalized = (uid: string) => isLocalizedContentType(strapi.contentTypes[uid as UID.ContentType]);
  const isSourceLocalized = isLocalized(context.uid);

  /** The language of a target, as Strapi's document service chooses it. */
  const localeOf = (target: string, row: TargetRow) => {
    if (!isLocalized(target)) return undefined;
    return isSourceLocalized && typeof locale === 'string' ? locale : row.locale;
  };
  const identifyIn = (attribute: Attribute, stored: unknown): Identify => {
    const target = attribute.type === 'media' ? 'plugin::upload.file' : (attribute.target ?? '');
    const known = (Array.isArray(stored) ? stored : stored ? [stored] : []) as TargetRow[];
    return async (item) => {
      const row = readItem(item);
      if (row.documentId) return keyOf({ ...row, locale: localeOf(target, row) });
      const found =
        known.find(({ id }) => String(id) === String(row.id)) ??
        (await strapi.db
          .query(target as UID.ContentType)
          .findOne({ where: { id: row.id }, select: ['id', 'documentId', 'locale'] }));
      return keyOf((found as TargetRow | null) ?? row);
    };
  };
  return {
    findComponent: (uid) => strapi.components[uid as UID.Component] as { attributes: Attributes } | undefined,
    identifyIn,
  };
}
