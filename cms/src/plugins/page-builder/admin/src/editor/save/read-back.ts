import { openEnvelope } from '../../../../shared/envelope.ts';
import { versionOf } from '../../../../shared/version.ts';
import type { Server } from '../../api/server.ts';
import { routeOf } from '../../bases/entry-address.ts';
import type { Entry } from '../../session/entry.ts';
import type { SavedCopy } from '../../session/unsaved/unsaved-work.ts';
import { readCopy } from './use-merge.ts';

/**
 * The page as the server has it now; undefined when there is none, or it cannot be read.
 * @throws FetchError when the server does not answer
 */
export async function readBack(
  get: Server['get'],
  { model, collectionType, params }: Entry,
  documentId: string | undefined,
  field: string,
): Promise<SavedCopy | undefined> {
  const { locale } = params;
  const { data } = await get<{ data?: Record<string, unknown> }>(routeOf({ model, collectionType, documentId }), {
    params: { ...(locale && { locale }) },
  });
  const { content } = openEnvelope(data.data?.[field]);
  return readCopy(content, versionOf(content));
}
