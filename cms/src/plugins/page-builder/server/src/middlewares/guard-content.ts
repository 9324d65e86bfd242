import { isDeepStrictEqual } from 'node:util';
import type { Core, UID } from '@strapi/strapi';
import { DocumentError, findProblems, migrateDocument, type PageDocument, type Registry, readDocument } from 'page-format';
import { openEnvelope } from '../../../shared/envelope.ts';
import { acceptContent } from '../documents/accept-content.ts';
import { isUnchanged } from '../services/shortcuts/is-unchanged.ts';
import { lockEntry } from '../documents/lock-entry.ts';
import { listPageFields } from '../documents/page-fields.ts';
import { askForNothing } from '../services/shortcuts/shortcuts.ts';
import { refuseDocument, refuseProblems } from '../documents/refuse-document.ts';
import { refuseForbiddenPlaces } from '../documents/refuse-forbidden-places.ts';
import { refuseOnSave, runChecks } from '../documents/run-checks.ts';
import { keepSavedDraft, listColumns, loadDrafts, readLocale, type StoredRow } from '../documents/stored-rows.ts';
import { type DocumentMiddleware, hasDrafts, publishes, type WriteContext } from '../documents/write-context.ts';
import { getRegistry } from '../services/registry/registry.ts';

/**
 * Checks page documents on their way in and before they go public. What is no document, or newly puts a block where it
 * may not stand, is refused on every write; what has other problems may be saved as a draft and is refused when
 * publishing. Nothing is rewritten: a document is stored as it came, so blocks that this version does not know travel
 * through unchanged. A save that changes nothing writes nothing.
 */
export function guardContent(strapi: Core.Strapi): DocumentMiddleware {
  const findComponent = (uid: string) => strapi.components[uid as UID.Component];
  return async (context, next) => {
    const { attributes } = context.contentType;
    const fields = listPageFields({ attributes });
    if (fields.length === 0) return next();
    const columns = listColumns(context.contentType);

    if (context.action === 'create') {
      const data = acceptFields(context, fields, undefined);
      if (publishes(context)) await assertPublishable(strapi, context, fields, [data]);
      else await refuseDraft(strapi, context, fields, data);
    } else if (context.action === 'update') {
      // Check and write share a transaction and a lock: what was looked at is what is written over.
      return strapi.db.transaction(async ({ trx }) => {
        await lockEntry(strapi, trx, context);
        // No row yet in this locale: the write starts one.
        const [stored] = await loadDrafts(strapi, context);
        const data = acceptFields(context, fields, stored);
        if (publishes(context)) await assertPublishable(strapi, context, fields, [{ ...stored, ...data }]);
        else if (!stored || !holdsSame(fields, data, stored)) {
          await refuseDraft(strapi, context, fields, data, stored);
        } else {
          const others = without(data, fields);
          const entry = isUnchanged(pick(data, columns), stored, attributes, findComponent)
            ? await readEntry(strapi, context, fields, stored)
            : undefined;
          if (entry && isUnchanged(others, entry, attributes, findComponent)) {
            keepSavedDraft(strapi, stored);
            return entry;
          }
          // Pages that stay as they are need not be checked, copied and written once more with what did change.
          context.params = { ...context.params, data: others };
        }
        if (stored) askForNothing(strapi, context);
        const saved = await next();
        if (stored) keepSavedDraft(strapi, { ...stored, ...pick(data, [...columns, ...fields]) });
        return saved;
      });
    } else if (context.action === 'clone') {
      // What the caller leaves out is copied from the source's drafts, in every locale.
      const everyLocale = { ...context, params: { ...context.params, locale: context.params.locale ?? '*' } };
      const [source] = await loadDrafts(strapi, everyLocale);
      const data = acceptFields(context, fields, source);
      // What has no drafts is public as soon as it is there.
      if (!hasDrafts(context) && publishes(context)) {
        await assertPublishable(strapi, context, fields, [{ ...source, ...data }]);
      } else await refuseDraft(strapi, context, fields, data, source);
    } else if (context.action === 'publish') {
      await assertPublishable(strapi, context, fields, await loadDrafts(strapi, context));
    }
    return next();
  };
}

/** @throws ValidationError for what is refused in drafts too */
async function refuseDraft(
  strapi: Core.Strapi,
  context: WriteContext,
  fields: readonly string[],
  data: Record<string, unknown>,
  stored?: StoredRow,
): Promise<void> {
  await refuseForbiddenPlaces(strapi, context, fields, data);
  await refuseOnSave(strapi, await readPlace(strapi, context, { ...stored, ...data }), fields, data);
}

/** What the project's own rules are told of an entry. */
async function readPlace(strapi: Core.Strapi, context: WriteContext, row: Record<string, unknown>) {
  const locale = row.locale ?? (await readLocale(strapi, context));
  return { uid: context.uid, locale: typeof locale === 'string' ? locale : null, row };
}

/** Whether the page fields stay as they are; what is left out stays. */
function holdsSame(fields: readonly string[], data: Record<string, unknown>, stored: StoredRow): boolean {
  return fields.every((field) => data[field] === undefined || isDeepStrictEqual(data[field], stored[field]));
}

/**
 * The draft, with what the caller of an update asked to be read along with it.
 * @param stored what is known of it already: its pages are not read once more
 */
async function readEntry(
  strapi: Core.Strapi,
  { uid, params, contentType }: WriteContext,
  pageFields: readonly string[],
  stored: StoredRow,
): Promise<Record<string, unknown> | null> {
  const { documentId, locale, populate } = params;
  const fields = params.fields ?? listColumns(contentType);
  const question = { documentId, locale, populate, fields, status: 'draft' };
  const documents = strapi.documents(uid as UID.ContentType);
  const entry = await documents.findOne(question as Parameters<typeof documents.findOne>[0]);
  if (!entry || params.fields !== undefined) return entry;
  return { ...entry, ...Object.fromEntries(pageFields.map((field) => [field, stored[field]])) };
}

function without<Value>(record: Record<string, Value>, names: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}

/** Those of the names that have a value. */
function pick(record: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => record[name] !== undefined).map((name) => [name, record[name]]));
}

/**
 * Puts the checked documents into the call's data, without what only travelled with them.
 * @param stored the row that the call changes or copies; undefined when it makes a new one
 */
function acceptFields(
  context: WriteContext,
  fields: readonly string[],
  stored: Record<string, unknown> | undefined,
): Record<string, unknown> {
  const data = { ...context.params.data };
  for (const field of fields) {
    const holdsDocument = stored?.[field] !== undefined && stored[field] !== null;
    const { content } = openEnvelope(data[field]);
    // Whoever changes the title of a damaged page sends the page back as it was.
    if (stored && content !== undefined && isDeepStrictEqual(content, stored[field])) {
      data[field] = content;
      continue;
    }
    const value = acceptContent(field, content, { isNew: stored === undefined, holdsDocument });
    if (value !== undefined) data[field] = value;
  }
  context.params = { ...context.params, data };
  return data;
}

/** @throws ValidationError listing what stops the rows' documents from going public */
async function assertPublishable(
  strapi: Core.Strapi,
  context: WriteContext,
  fields: readonly string[],
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const { blocks } = getRegistry(strapi);
  for (const row of rows) {
    const place = await readPlace(strapi, context, row);
    for (const field of fields) {
      const document = readCurrent(blocks, field, row[field]);
      if (!document) continue;
      const errors = findProblems(document, blocks).filter((problem) => problem.level === 'error');
      const found = await runChecks(strapi, ['save', 'publish'], { ...place, field, document });
      const problems = [...errors, ...found];
      const where = rows.length > 1 ? String(row.locale) : undefined;
      if (problems.length > 0) throw refuseProblems(field, 'cannot be published with', problems, blocks, where);
    }
  }
}

/** The document of a field as this version of the blocks has it; undefined where there is none. */
function readCurrent(blocks: Registry, field: string, value: unknown): PageDocument | undefined {
  try {
    const document = readDocument(value);
    return document ? migrateDocument(document, blocks) : undefined;
  } catch (error) {
    if (error instanceof DocumentError) throw refuseDocument(field, error);
    throw error;
  }
}
