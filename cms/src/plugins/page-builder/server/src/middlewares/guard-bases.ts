import { isDeepStrictEqual } from 'node:util';
import type { Core, UID } from '@strapi/strapi';
import type { Bases, LastChange } from '../../../shared/save-terms.ts';
import { compareFields, listVersions } from '../bases/compare-fields.ts';
import { type Attributes, listContentFields } from '../bases/content-fields.ts';
import { type EntryRequest, findEntryRequest } from '../bases/entry-request.ts';
import { createLookup, type LoadedEntry, loadEntry, loadWritten } from '../bases/load-entry.ts';
import { readBases, withChangeTime } from '../bases/read-bases.ts';
import { refuseStale } from '../bases/refuse-stale.ts';
import { isGuarded, readRule } from '../bases/rule.ts';
import { forgetLostParts } from '../bases/stable-values.ts';
import { pickValues } from '../documents/attributes.ts';
import { lockEntry } from '../documents/lock-entry.ts';
import { listPageFields } from '../documents/page-fields.ts';
import { loadDrafts, readLocale } from '../documents/stored-rows.ts';
import type { DocumentMiddleware, WriteContext } from '../documents/write-context.ts';
import { getShortcuts } from '../services/shortcuts/shortcuts.ts';
import { NAMES, namePerson, type StoredName } from '../services/translations/people.ts';

type Next = () => Promise<unknown>;

/**
 * Lets nobody overwrite what they have not seen, in types with a page and those that the project names. Whoever reads an
 * entry to change it is told the version of each of its fields; whoever saves it names the versions they started from. What
 * only one side changed is stored, and fields that both changed differently are refused by name. A person who names no
 * version is refused too unless they say `force`, and so is a program where the project's rule is `required`. What the
 * server does by itself is checked where it names versions.
 */
export function guardBases(strapi: Core.Strapi): DocumentMiddleware {
  return async (context, next) => {
    if (!isGuarded(context.contentType, readRule(strapi))) return next();
    const request = findEntryRequest(strapi, context);
    if (!request) return next();
    const { task } = request;
    switch (context.action) {
      case 'findOne':
        return task === 'read' ? read(strapi, context, next, request) : next();
      case 'findFirst':
      case 'findMany':
        if (task === 'list') return list(strapi, context, next, request);
        // The one entry of a single type is looked for among all of its type.
        return task === 'read' && isSingle(context) ? read(strapi, context, next, request) : next();
      case 'create':
        leaveOut(context, TERMS);
        return task === 'read' ? next() : write(strapi, context, next, request);
      case 'update':
        return strapi.db.transaction(async ({ trx }) => {
          await lockEntry(strapi, trx, context);
          const plain = await settle(strapi, context, request);
          const saved = await write(strapi, context, next, request);
          if (request.task === 'publish') await completeSavedDraft(strapi, context, plain);
          return saved;
        });
      case 'discardDraft':
        return strapi.db.transaction(async ({ trx }) => {
          await lockEntry(strapi, trx, context);
          await settle(strapi, context, request);
          return next();
        });
      default:
        return next();
    }
  };
}

function isSingle({ contentType }: WriteContext): boolean {
  return contentType.kind === 'singleType';
}

/** Hands out the versions of what is read. They are read first: older ones do no harm, newer ones would. */
async function read(strapi: Core.Strapi, context: WriteContext, next: Next, request: EntryRequest): Promise<unknown> {
  const locale = await readLocale(strapi, context);
  const isPublished = context.params.status === 'published';
  const plain = await loadEntry(strapi, context, { documentId: context.params.documentId, locale, isPublished });
  const found = (await next()) as Record<string, unknown> | Record<string, unknown>[] | null;
  const row = Array.isArray(found) ? found[0] : found;
  if (plain && row) handOut(context, request, { plain, pages: row }, createLookup(strapi, context, locale));
  return found;
}

/** Hands out the versions of each entry of a list, where the query asks for them: a page is long, and its version is a hash. */
async function list(strapi: Core.Strapi, context: WriteContext, next: Next, request: EntryRequest): Promise<unknown> {
  const { basedOn, ...params } = context.params;
  context.params = basedOn ? withChangeTime(params) : params;
  const rows = (await next()) as Record<string, unknown>[];
  if (!basedOn) return rows;
  const all = await readBases(strapi, context.uid, rows);
  request.handOut(all.map((bases) => pickKnown(bases, request)));
  return rows;
}

/**
 * Writes, and hands out the new versions of what this call has written. Of other fields the caller may know an older
 * state than the one that is stored, so it is told of those when it reads them.
 */
async function write(strapi: Core.Strapi, context: WriteContext, next: Next, request: EntryRequest): Promise<unknown> {
  const locale = await readLocale(strapi, context);
  const { data = {} } = context.params;
  const fields = listContentFields(context.contentType).filter((name) => data[name] !== undefined);
  const saved = (await next()) as { documentId?: string } | null;
  const documentId = saved?.documentId;
  if (!documentId || fields.length === 0) return saved;
  const entry = await loadWritten(strapi, context, { documentId, locale });
  if (!entry) return saved;
  const plain = pickValues(entry, fields);
  handOut(context, request, { plain, pages: data }, createLookup(strapi, context, locale));
  return saved;
}

/**
 * What is published next is the draft as it is stored now.
 * @param before its plain fields before this call
 */
async function completeSavedDraft(
  strapi: Core.Strapi,
  context: WriteContext,
  before: LoadedEntry | undefined,
): Promise<void> {
  const { documentId } = context.params;
  const shortcuts = getShortcuts(strapi);
  if (!documentId || !shortcuts.isPublishing()) return;
  const locale = await readLocale(strapi, context);
  const isAsBefore = shortcuts.hasWrittenNothing(context);
  const entry = isAsBefore ? before : await loadWritten(strapi, context, { documentId, locale });
  if (entry) shortcuts.completeSavedDraft(entry);
}

type Handing = Parameters<typeof listVersions>;

function handOut(context: WriteContext, request: EntryRequest, entry: Handing[1], lookup: Handing[2]): void {
  const readable = pickKnown(listVersions(context.contentType, entry, lookup), request);
  if (Object.keys(readable).length > 0) request.handOut(readable);
}

function pickKnown(bases: Bases, request: EntryRequest): Bases {
  return Object.fromEntries(Object.entries(bases).filter(([field]) => request.mayKnow(field)));
}

/** In calls of the content manager, of GraphQL and of the server's own code these stand among the fields. */
const TERMS = ['basedOn', 'force'];

/**
 * Leaves of the call's data what it is to change.
 * @returns the plain fields that are stored; undefined where nothing is
 * @throws an error with status 409 or 428 that names the fields, and what is stored in those that the caller may read
 */
async function settle(
  strapi: Core.Strapi,
  context: WriteContext,
  request: EntryRequest,
): Promise<LoadedEntry | undefined> {
  leaveOut(context, TERMS);
  const { contentType, params } = context;
  const locale = await readLocale(strapi, context);
  const plain = await loadEntry(strapi, context, { documentId: params.documentId, locale, isPublished: false });
  // Nothing is stored in this language yet.
  if (!plain) return undefined;
  const [pages = {}]: Record<string, unknown>[] =
    listPageFields(contentType).length > 0 ? await loadDrafts(strapi, context) : [];
  const { terms, task, isRequired } = request;
  const isDiscarded = context.action === 'discardDraft';
  if (!terms.force) {
    const lookup = createLookup(strapi, context, locale);
    const { kept, issues } = await compareFields(contentType, {
      sent: params.data ?? {},
      stored: { plain, pages },
      basedOn: terms.basedOn,
      isRequired,
      mustBeSeen: task === 'publish' || isDiscarded,
      lookup,
    });
    if (issues.length > 0) {
      const found = issues.map((issue) => {
        const current = issue.field in pages ? pages[issue.field] : plain[issue.field];
        return { ...issue, ...(request.mayRead(issue.field) && { current: current ?? null }) };
      });
      throw refuseStale(found, await findLastChange(strapi, context, plain.id));
    }
    leaveOut(context, kept);
  }
  if (isDiscarded) return plain;
  const attributes = contentType.attributes as Attributes;
  const data = Object.entries(context.params.data ?? {}).map(([name, value]) => [
    name,
    forgetLostParts(attributes[name] ?? {}, value, plain[name]),
  ]);
  // Programs have no name in the admin: who saved last is nobody of the admin.
  const changed = { ...Object.fromEntries(data), ...(request.isProgram && { updatedBy: null }) };
  if (!isDeepStrictEqual(changed, context.params.data)) context.params = { ...context.params, data: changed };
  return plain;
}

function leaveOut(context: WriteContext, fields: readonly string[]): void {
  if (fields.length === 0 || !context.params.data) return;
  const data = Object.entries(context.params.data).filter(([name]) => !fields.includes(name));
  context.params = { ...context.params, data: Object.fromEntries(data) };
}

async function findLastChange(strapi: Core.Strapi, { uid }: WriteContext, id: number | string): Promise<LastChange> {
  const row = (await strapi.db.query(uid as UID.ContentType).findOne({
    where: { id },
    select: ['updatedAt'],
    populate: { updatedBy: { select: [...NAMES] } },
  })) as { updatedAt?: string; updatedBy?: StoredName | null } | null;
  const by = namePerson(row?.updatedBy);
  return { ...(by && { by }), ...(row?.updatedAt && { at: new Date(row.updatedAt).toISOString() }) };
}
