import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { describeInSections, findProblems, type Problem } from 'page-format';
import { openEnvelope } from '../../../shared/envelope.ts';
import { acceptContent } from '../documents/accept-content.ts';
import { listColumns, pickValues } from '../documents/attributes.ts';
import { lockEntry } from '../documents/lock-entry.ts';
import { listPageFields } from '../documents/page-fields.ts';
import { readCurrent } from '../documents/read-current.ts';
import { refuseBesideTexts } from '../documents/refuse-beside-texts.ts';
import { refuse, refuseProblems } from '../documents/refuse-document.ts';
import { refuseForbiddenPlaces } from '../documents/refuse-forbidden-places.ts';
import { isHeldByLocks, refuseLocked } from '../documents/refuse-locked.ts';
import { refuseSection } from '../documents/refuse-section.ts';
import { type CheckedPage, refuseOnSave, runChecks } from '../documents/run-checks.ts';
import { findPublished, loadDrafts, readLocale } from '../documents/stored-rows.ts';
import {
  type DocumentMiddleware,
  hasDrafts,
  publishes,
  type StoredRow,
  type WriteContext,
} from '../documents/write-context.ts';
import { getRegistry } from '../services/registry/registry.ts';
import { getSections } from '../services/sections/sections.ts';
import { getShortcuts } from '../services/shortcuts/shortcuts.ts';

/**
 * Checks page documents on their way in and before they go public. What is no document, or newly puts a block where it
 * may not stand, is refused on every write; what has other problems may be saved as a draft and is refused when
 * publishing. Nothing is rewritten: a document is stored as it came, so blocks that this version does not know travel
 * through unchanged. A save that changes nothing writes nothing.
 */
export function guardContent(strapi: Core.Strapi): DocumentMiddleware {
  const shortcuts = getShortcuts(strapi);
  return async (context, next) => {
    const fields = listPageFields(context.contentType);
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
        const { textsOnly, ...params } = context.params;
        context.params = params;
        // No row yet in this locale: the write starts one.
        const [stored] = await loadDrafts(strapi, context);
        const data = acceptFields(context, fields, stored);
        if (textsOnly) refuseBesideTexts(strapi, fields, data, stored);
        if (stored && isHeldByLocks(strapi)) refuseLocked(strapi, fields, data, stored);
        if (publishes(context)) await assertPublishable(strapi, context, fields, [{ ...stored, ...data }]);
        else if (!stored || !holdsSame(fields, data, stored)) {
          await refuseDraft(strapi, context, fields, data, stored);
        } else {
          const entry = await shortcuts.writeLess(context, { fields, data, stored });
          if (entry) {
            shortcuts.keepSavedDraft(stored);
            return entry;
          }
        }
        if (stored) shortcuts.askForNothing(context);
        const saved = await next();
        if (stored) shortcuts.keepSavedDraft({ ...stored, ...pickValues(data, [...columns, ...fields]) });
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
    } else if (context.action === 'discardDraft' && isHeldByLocks(strapi)) {
      for (const stored of await loadDrafts(strapi, context)) {
        refuseLocked(strapi, fields, await findPublished(strapi, context.contentType, stored), stored);
      }
    } else if (context.action === 'publish') {
      await assertDraftsPublishable(strapi, context);
    }
    return next();
  };
}

/** @throws ValidationError listing what stops the drafts that a call names from going public, or that one is not there */
export async function assertDraftsPublishable(strapi: Core.Strapi, context: WriteContext): Promise<void> {
  const drafts = await loadDrafts(strapi, context);
  await refuseMissing(strapi, context, drafts);
  await assertPublishable(strapi, context, listPageFields(context.contentType), drafts);
}

/** Strapi publishes what is there of the languages that a call names, and is silent about the rest. */
async function refuseMissing(strapi: Core.Strapi, context: WriteContext, drafts: readonly StoredRow[]): Promise<void> {
  const named = [await readLocale(strapi, context)].flat().filter((locale) => locale !== null && locale !== '*');
  const missing = named.filter((locale) => drafts.every((draft) => draft.locale !== locale));
  if (missing.length === 0) return;
  throw refuse(
    'locale',
    `This entry is not there in ${missing.join(', ')}, so it cannot be published there. Write it in that language first.`,
  );
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
  await refuseSection(strapi, context, fields, data);
  if (getRegistry(strapi).listChecks('save').length === 0) return;
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
      const problems = await findErrors(strapi, { ...place, field, document });
      const where = rows.length > 1 ? String(row.locale) : undefined;
      if (problems.length > 0) throw refuseProblems(field, 'cannot be published with', problems, blocks, where);
    }
  }
}

/** What stops a page with its sections from going public. */
async function findErrors(strapi: Core.Strapi, page: CheckedPage): Promise<Problem[]> {
  const { whole, problem } = await getSections(strapi).compose(page.document);
  if (!whole) return [problem];
  const { document } = whole;
  const found = await runChecks(strapi, ['save', 'publish'], { ...page, document });
  const all = describeInSections([...findProblems(document, getRegistry(strapi).blocks), ...found], whole);
  return all.filter(({ level }) => level === 'error');
}
