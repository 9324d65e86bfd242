import type { Core, UID } from '@strapi/strapi';
import { FILE_TYPE } from '../names.ts';
import { type Ability, listHidden } from '../services/permissions.ts';
import { type FoundEntry, findRelated, isEntry, type Row } from '../services/rights/find-related.ts';
import { showOnly } from '../services/rights/show-only.ts';
import { findMainField } from '../services/uses/entry-forms.ts';

interface Context {
  path: string;
  status: number;
  body: unknown;
  state: { userAbility?: Ability };
}

/** Addresses of the admin that answer with entries, and which type these are of. Strapi takes them in any capitalisation. */
const ADDRESSES: readonly (readonly [
  pattern: RegExp,
  find: (strapi: Core.Strapi, match: RegExpExecArray) => string,
])[] = [
  [/^\/content-manager\/(?:collection|single)-types\/([^/]+)/i, (_strapi, [, model = '']) => model],
  [/^\/content-manager\/relations\/([^/]+)(?:\/[^/]+)?\/([^/]+)\/?$/i, findTarget],
  [/^\/upload\/folders/i, () => 'plugin::upload.folder'],
  [/^\/upload/i, () => FILE_TYPE],
];

/** The entries that the admin's first screen names. */
const RECENT = /^\/content-manager\/homepage\/recent-documents\/?$/i;

/**
 * Leaves of each entry in an answer of the admin what its reader may read of it. Strapi looks at the rights of the entry
 * that was asked for: those that come along, through a relation or with a file, it gives whole, and so it does with one
 * that was saved by a person who may read none.
 */
export function showReadable(strapi: Core.Strapi) {
  return async (context: Context, next: () => Promise<unknown>): Promise<void> => {
    await next();
    const { path, body, state, status } = context;
    if (!state.userAbility || status >= 400 || typeof body !== 'object' || body === null) return;
    if (RECENT.test(path)) return hideTitles(strapi, state.userAbility, body as { data: RecentEntry[] });
    const model = findModel(strapi, path);
    if (model === undefined) return;
    const answered = listAnswered(body).map((entry) => ({ model, entry }));
    await showLevels(strapi, state.userAbility, answered);
  };
}

interface RecentEntry {
  contentTypeUid: string;
  documentId: string;
  locale: string | null;
  title: string;
}

/** Of each entry, Strapi asks whether its reader may read titles of any. */
async function hideTitles(strapi: Core.Strapi, ability: Ability, { data }: { data: RecentEntry[] }): Promise<void> {
  for (const entry of data) {
    const { contentTypeUid: model, documentId, locale } = entry;
    const field = await findMainField(strapi, model);
    const hidden = await listHidden(strapi, ability, { model, documentId, locale }, [field]);
    if (hidden.length > 0) entry.title = documentId;
  }
}

/** The type that an address of the admin is about; undefined for one that is about none. */
export function findModel(strapi: Core.Strapi, address: string): string | undefined {
  const path = decode(address);
  for (const [pattern, find] of ADDRESSES) {
    const match = pattern.exec(path);
    if (match) return find(strapi, match);
  }
  return undefined;
}

/** As Strapi's router does it: what cannot be decoded is taken as it is. */
function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function findTarget(strapi: Core.Strapi, [, model = '', field = '']: RegExpExecArray): string {
  const { attributes = {} } =
    strapi.contentTypes[model as UID.ContentType] ?? strapi.components[model as UID.Component] ?? {};
  return (attributes[field] as { target?: string } | undefined)?.target ?? '';
}

/** The entries that an answer is about, in the shapes that Strapi gives them. */
function listAnswered(body: object): Row[] {
  if (Array.isArray(body)) return body.filter(isEntry);
  const { results, data, meta } = body as Record<string, unknown>;
  const { availableLocales = [], availableStatus = [] } = (meta ?? {}) as Record<string, unknown>;
  return [body, results, data, availableLocales, availableStatus].flat().filter(isEntry);
}

/** Level by level: what is taken away has no relations that would have to be looked at. */
async function showLevels(strapi: Core.Strapi, ability: Ability, found: readonly FoundEntry[]): Promise<void> {
  if (found.length === 0) return;
  await showOnly(strapi, ability, found);
  await showLevels(
    strapi,
    ability,
    found.flatMap(({ model, entry }) => findRelated(strapi, model, entry)),
  );
}
