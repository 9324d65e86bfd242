import { getFetchClient } from '@strapi/strapi/admin';
import type { CopyAnswer, FoundCopy, SentCopy } from '../../../../shared/safety-copy.ts';
import type { PagePlace } from '../../session/journal/page-key.ts';
import type { CopyServer } from '../../session/safety/safety-copy.ts';
import { deflate } from './deflate.ts';

const ADDRESS = '/page-builder/safety-copies';

/** What browsers take along from a window that goes, in bytes, all such calls of it together. */
const MOST_WHILE_LEAVING = 60_000;

/** Types without languages have none. */
const name = ({ locale, ...place }: PagePlace) => ({ ...place, ...(locale && { locale }) });

/**
 * The person's own safety copies on the server.
 * @param findToken of the session, for calls that Strapi's client does not know how to make
 */
export function createCopyServer(findToken: () => string): CopyServer {
  return {
    async send(place, copy, isLeaving) {
      const body = isLeaving ? JSON.stringify({ ...name(place), ...copy }) : '';
      if (body && new Blob([body]).size <= MOST_WHILE_LEAVING) {
        return ((await callAndLeave('POST', ADDRESS, findToken(), body)) as { data: CopyAnswer }).data;
      }
      const { data } = await getFetchClient().post<{ data: CopyAnswer }>(ADDRESS, {
        ...name(place),
        ...(await pack(copy)),
      });
      return data.data;
    },
    remove: (place, session) => removeCopy(place, session, findToken()),
  };
}

/** @throws what the request threw */
export async function findCopies(place: PagePlace): Promise<FoundCopy[]> {
  const { data } = await getFetchClient().get<{ data: FoundCopy[] }>(ADDRESS, { params: name(place) });
  return data.data;
}

/**
 * Also from a window that goes at once, as after a save. Strapi's client tries again, with a new token where that is what
 * was wrong.
 * @throws what the request threw
 */
export async function removeCopy(place: PagePlace, session: string, token: string): Promise<void> {
  const address = `${ADDRESS}/${session}`;
  await callAndLeave('DELETE', `${address}?${new URLSearchParams(name(place))}`, token).catch(() =>
    getFetchClient().del(address, { params: name(place) }),
  );
}

async function pack({ work, base, ...copy }: SentCopy): Promise<SentCopy> {
  return { ...copy, work: await deflate(work), ...(base !== undefined && { base: await deflate(base) }) };
}

/** A call that outlives its window, as Strapi's client makes none. */
async function callAndLeave(method: 'POST' | 'DELETE', path: string, token: string, body?: string): Promise<unknown> {
  const { backendURL = '' } = (window.strapi ?? {}) as { backendURL?: string };
  const answer = await fetch(backendURL + path, {
    method,
    keepalive: true,
    credentials: 'include',
    headers: { ...(body && { 'Content-Type': 'application/json' }), Authorization: `Bearer ${token}` },
    ...(body && { body }),
  });
  if (!answer.ok) throw new Error(`The safety copy was answered with ${answer.status}.`);
  return answer.json();
}
