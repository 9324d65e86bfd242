import type { CopyAnswer, FoundCopy, SentCopy } from '../../../../shared/safety-copy.ts';
import type { Server } from '../../api/server.ts';
import { deflate } from './deflate.ts';
import { type PagePlace, readPageKey } from './page-key.ts';
import type { Judgement, UnsavedWork, WorkStore } from './unsaved-work.ts';

const ADDRESS = '/page-builder/safety-copies';

/** What browsers take along from a window that goes, in bytes, all such calls of it together. */
const MOST_WHILE_LEAVING = 60_000;

/** The person's own safety copies on the server, which their other browsers offer as well. */
export function createServerStore(server: Server): WorkStore {
  let isOff = false;
  let step = 0;
  /** The session and version whose base the server has. */
  let based: string | undefined;

  const send = async (copy: PlacedCopy, isLeaving: boolean): Promise<CopyAnswer> => {
    const body = isLeaving ? JSON.stringify(copy) : '';
    if (body && new Blob([body]).size <= MOST_WHILE_LEAVING) {
      return (await server.leave<{ data: CopyAnswer }>('POST', ADDRESS, body)).data;
    }
    return (await server.post<{ data: CopyAnswer }>(ADDRESS, await pack(copy))).data.data;
  };
  const put = async ({ page, base, ...work }: UnsavedWork, isLeaving: boolean): Promise<void> => {
    const key = `${work.session} ${work.basedOn}`;
    const hasBase = based === key;
    step += 1;
    const own = step;
    const { state } = await send({ ...namePlace(page), ...work, step, ...(!hasBase && { base }) }, isLeaving);
    if (state === 'off') isOff = true;
    if (state === 'kept') based = key;
    // The copy was let go: in another window, or by the rule of the server.
    if (state !== 'needsBase' || !hasBase || own !== step) return;
    based = undefined;
    await put({ page, base, ...work }, isLeaving);
  };

  return {
    pace: { quiet: 3_000, longest: 15_000 },
    // An entry has a place on the server once it was saved.
    canKeep: (page) => !isOff && readPageKey(page) !== undefined,
    put,
    async list(page) {
      if (!readPageKey(page)) return [];
      const { data } = await server.get<{ data: FoundCopy[] }>(ADDRESS, { params: namePlace(page) });
      return data.data;
    },
    // Where the call that outlives its window fails, a new token may be what it takes.
    async remove(page, session) {
      const [address, params] = [`${ADDRESS}/${session}`, namePlace(page)];
      await server
        .leave('DELETE', `${address}?${new URLSearchParams(params)}`)
        .catch(() => server.del(address, { params }));
    },
    judge: judgeRefusal,
  };
}

/** As the routes name a page; types without languages have none. */
type NamedPlace = Omit<PagePlace, 'locale'> & { locale?: string };
type PlacedCopy = SentCopy & NamedPlace;

function namePlace(page: string): NamedPlace {
  const place = readPageKey(page);
  if (!place) throw new Error(`The server keeps no work on "${page}".`);
  const { locale, ...named } = place;
  return locale ? { ...named, locale } : named;
}

async function pack({ work, base, ...copy }: PlacedCopy): Promise<PlacedCopy> {
  return { ...copy, work: await deflate(work), ...(base !== undefined && { base: await deflate(base) }) };
}

/** Statuses of a server, or of something in front of it, that may answer properly a moment later. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429, 502, 503, 504]);

/**
 * @param error a `FetchError` of Strapi's client, which has the status of the answer, or what `fetch` itself throws
 */
function judgeRefusal(error: unknown): Judgement {
  const { name, status } = (error ?? {}) as { name?: string; status?: number };
  if (name !== 'FetchError' || status === undefined || PASSING.has(status)) return { isQuiet: true, willPass: true };
  // The login has ended, which the next save asks for.
  if (status === 401) return { isQuiet: true, willPass: false };
  return { isQuiet: false, willPass: status >= 500 };
}
