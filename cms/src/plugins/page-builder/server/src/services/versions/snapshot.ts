import type { Core } from '@strapi/strapi';
import { type Attributes, listPlainFields } from '../../bases/content-fields.ts';
import { createLookup, loadWritten } from '../../bases/load-entry.ts';
import { readStoredValue } from '../../bases/stable-values.ts';
import { listPageFields } from '../../documents/page-fields.ts';
import type { WriteContext } from '../../documents/write-context.ts';
import type { Snapshot } from './encode-version.ts';

/** Names of the fields beside the pages that versions hold. */
export function listKeptFields(type: WriteContext['contentType']): string[] {
  const attributes = type.attributes as Attributes;
  return listPlainFields(type).filter((name) => attributes[name]?.type !== 'password');
}

/**
 * The draft of an entry as a version holds it, read inside the caller's transaction: relations by the ids of their
 * entries, and components without the ids of their rows, which change with every publishing.
 * @param known what the page fields hold; where it is the whole entry, that is not read once more
 * @returns undefined where nothing is stored in the language
 */
export async function takeSnapshot(
  strapi: Core.Strapi,
  context: WriteContext,
  place: { documentId: string; locale: string | null },
  known: Readonly<Record<string, unknown>>,
): Promise<Snapshot | undefined> {
  const { contentType } = context;
  const fields = listKeptFields(contentType);
  const isWhole = fields.every((name) => name in known);
  const entry = isWhole ? known : await loadWritten(strapi, context, place);
  if (!entry) return undefined;
  const attributes = contentType.attributes as Attributes;
  const lookup = createLookup(strapi, context, place.locale);
  const plain = fields.map((name) => [name, readStoredValue(attributes[name] ?? {}, entry[name], lookup)] as const);
  const ofPages = listPageFields(contentType).map((name) => [name, known[name] ?? null] as const);
  return Object.fromEntries([...plain, ...ofPages].map(([name, value]) => [name, JSON.stringify(value) ?? 'null']));
}
