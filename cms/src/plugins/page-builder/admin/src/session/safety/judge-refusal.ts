/** Statuses of a server, or of something in front of it, that may answer properly a moment later. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429, 502, 503, 504]);

/** The login has ended, which the next save asks for; and what passes with it. */
const UNAUTHORIZED = 401;

interface Judgement {
  /** True where nobody needs to hear of it: the browser keeps the work, and it is sent again. */
  isQuiet: boolean;
  /** True where the same call may succeed later; else only another one, after the next change. */
  willPass: boolean;
}

/**
 * What it means that no safety copy was kept.
 * @param error a `FetchError` of Strapi's client, which has the status of the answer, or what `fetch` itself throws
 */
export function judgeRefusal(error: unknown): Judgement {
  const { name, status } = (error ?? {}) as { name?: string; status?: number };
  if (name !== 'FetchError' || status === undefined || PASSING.has(status)) return { isQuiet: true, willPass: true };
  if (status === UNAUTHORIZED) return { isQuiet: true, willPass: false };
  return { isQuiet: false, willPass: status >= 500 };
}
