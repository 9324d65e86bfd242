import type { Core, UID } from '@strapi/strapi';
import { listColumns, NO_CONTENT, pickValues } from '../../documents/attributes.ts';
import type { StoredRow, WriteContext } from '../../documents/write-context.ts';
import { findContentManagerRequest } from './content-manager-request.ts';
import { isUnchanged } from './is-unchanged.ts';

/** An update of a row that leaves its pages as they are. */
export interface Update {
  /** Names of the attributes that hold pages. */
  fields: readonly string[];
  data: Record<string, unknown>;
  /** The row's columns and pages. */
  stored: StoredRow;
}

/**
 * Pages that stay as they are need not be checked, copied and written once more with what did change, and where nothing
 * changes nothing is written.
 * @returns the entry where nothing changes; undefined where something does, and the call's data without such pages
 */
export async function writeLess(
  strapi: Core.Strapi,
  context: WriteContext,
  { fields, data, stored }: Update,
): Promise<Record<string, unknown> | undefined> {
  const { attributes } = context.contentType;
  const findComponent = (uid: string) => strapi.components[uid as UID.Component];
  const others = without(data, fields);
  const columns = pickValues(data, listColumns(context.contentType));
  const entry = isUnchanged(columns, stored, attributes, findComponent)
    ? await readEntry(strapi, context, fields, stored, others)
    : undefined;
  if (entry && isUnchanged(others, entry, attributes, findComponent)) return entry;
  context.params = { ...context.params, data: others };
  return undefined;
}

/**
 * The draft, with what the caller of an update asked to be read along with it. Publishing asks for nothing; of its
 * draft no more is read than what is sent has to be compared with.
 * @param stored what is known of it already: its pages are not read once more
 * @param sent what the call sends beside the pages
 */
async function readEntry(
  strapi: Core.Strapi,
  { uid, params, contentType }: WriteContext,
  pageFields: readonly string[],
  stored: StoredRow,
  sent: Record<string, unknown>,
): Promise<Record<string, unknown> | null> {
  const { documentId, locale, populate } = params;
  const columns = listColumns(contentType);
  const isKnown = Object.keys(sent).every((name) => columns.includes(name) || NO_CONTENT.has(name));
  if (isKnown && findContentManagerRequest(strapi)?.task === 'publish') return stored;
  const fields = params.fields ?? columns;
  const question = { documentId, locale, populate, fields, status: 'draft' };
  const documents = strapi.documents(uid as UID.ContentType);
  const entry = await documents.findOne(question as Parameters<typeof documents.findOne>[0]);
  if (!entry || params.fields !== undefined) return entry;
  return { ...entry, ...Object.fromEntries(pageFields.map((field) => [field, stored[field]])) };
}

function without<Value>(record: Record<string, Value>, names: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}
