import type { CopyAnswer, FoundCopy, SentCopy } from '../../../../shared/safety-copy.ts';
import type { Server } from '../../api/server.ts';
import type { PagePlace } from '../../session/journal/page-key.ts';
import type { CopyServer } from '../../session/safety/safety-copy.ts';
import { deflate } from './deflate.ts';

const ADDRESS = '/page-builder/safety-copies';

/** What browsers take along from a window that goes, in bytes, all such calls of it together. */
const MOST_WHILE_LEAVING = 60_000;

/** Types without languages have none. */
const name = ({ locale, ...place }: PagePlace) => ({ ...place, ...(locale && { locale }) });

/** The person's own safety copies on the server. */
export function createCopyServer(server: Server): CopyServer {
  return {
    async send(place, copy, isLeaving) {
      const body = isLeaving ? JSON.stringify({ ...name(place), ...copy }) : '';
      if (body && new Blob([body]).size <= MOST_WHILE_LEAVING) {
        return (await server.leave<{ data: CopyAnswer }>('POST', ADDRESS, body)).data;
      }
      const { data } = await server.post<{ data: CopyAnswer }>(ADDRESS, { ...name(place), ...(await pack(copy)) });
      return data.data;
    },
    remove: (place, session) => removeCopy(server, place, session),
  };
}

/** @throws what the request threw */
export async function findCopies({ get }: Server, place: PagePlace): Promise<FoundCopy[]> {
  const { data } = await get<{ data: FoundCopy[] }>(ADDRESS, { params: name(place) });
  return data.data;
}

/**
 * Also from a window that goes at once, as after a save. Where that fails it is tried once more, with a new token where
 * that is what was wrong.
 * @throws what the request threw
 */
export async function removeCopy({ leave, del }: Server, place: PagePlace, session: string): Promise<void> {
  const address = `${ADDRESS}/${session}`;
  await leave('DELETE', `${address}?${new URLSearchParams(name(place))}`).catch(() =>
    del(address, { params: name(place) }),
  );
}

async function pack({ work, base, ...copy }: SentCopy): Promise<SentCopy> {
  return { ...copy, work: await deflate(work), ...(base !== undefined && { base: await deflate(base) }) };
}
