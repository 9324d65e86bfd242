import { openEnvelope } from '../../../../shared/envelope.ts';
import { versionOf } from '../../../../shared/version.ts';
import type { Server } from '../../api/server.ts';
import { routeOf } from '../../bases/entry-address.ts';
import type { Entry } from '../../session/entry.ts';
import type { SavedCopy } from '../../session/unsaved/unsaved-work.ts';
import { readCopy } from './use-merge.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * The page as the server has it now; undefined when there is none, or it cannot be read.
 * @throws FetchError when the server does not answer
 */
export async function readBack(
  get: Server['get'],
  entry: Entry,
  documentId: string | undefined,
  field: string,
): Promise<SavedCopy | undefined> {
  return toCopy(await readEntry(get, entry, documentId), field);
}

/**
 * The entry as the server has it now, as far as the person may read it; undefined when there is none.
 * @throws FetchError when the server does not answer
 */
export async function readEntry(
  get: Server['get'],
  { model, collectionType, params: { locale } }: Entry,
  documentId: string | undefined,
): Promise<Values | undefined> {
  const { data } = await get<{ data?: Values }>(routeOf({ model, collectionType, documentId }), {
    params: { ...(locale && { locale }) },
  });
  return data.data;
}

/** The page that an entry has in a field. */
export function toCopy(values: Values | undefined, field: string): SavedCopy | undefined {
  const { content } = openEnvelope(values?.[field]);
  return readCopy(content, versionOf(content));
}
