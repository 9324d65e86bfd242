import { readErrorMessage, shorten } from 'page-format';

/** The CMS could not be read. The message says what happened, where, and what to do. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  /** The CMS's own words; empty where it gave none. */
  readonly reason: string;

  constructor(message: string, reason = '') {
    super(message);
    this.reason = reason;
  }
}

/** There is nothing at the address. */
export class NotThereError extends DeliveryError {}

export interface FetchOptions {
  /** Milliseconds to wait before the second, third … attempt; their number decides how many attempts there are. */
  pauses?: readonly number[];
  /** Milliseconds one attempt may take, body included. */
  timeout?: number;
  /** Sent along with every attempt. */
  headers?: Readonly<Record<string, string>>;
}

/** About half a minute in all: long enough for a CMS that restarts, short enough for a build that has to say so. */
const PAUSES = [500, 1_000, 2_000, 4_000, 8_000, 15_000];

const TIMEOUT = 30_000;

/** A body, and the hash (ETag) that it can be asked for again by; null where the CMS gave none. */
export interface Tagged {
  body: unknown;
  tag: string | null;
}

/** The body is the one that was known. */
const UNCHANGED = 'unchanged';

/** What came of one attempt: a body, or what happened instead, with whether trying again can help. */
type Attempt = Tagged | typeof UNCHANGED | { status?: number; fault: string; reason?: string; isPassing: boolean };

/**
 * Reads JSON from the CMS. Faults that may pass (no connection, time-out, 429, 5xx, a response cut short or in HTML, as
 * proxies give while a server restarts) are tried again after a pause; refusals are not, because they would repeat.
 * @returns the response's body, or undefined for 404
 * @throws DeliveryError
 */
export async function fetchJson(address: string, options?: FetchOptions): Promise<unknown> {
  try {
    return await fetchBody(address, options);
  } catch (error) {
    if (error instanceof NotThereError) return undefined;
    throw error;
  }
}

/**
 * As `fetchJson`, for who shows somebody the words of the CMS.
 * @throws NotThereError for 404, DeliveryError
 */
export async function fetchBody(address: string, options?: FetchOptions): Promise<unknown> {
  return ((await fetchTagged(address, options)) as Tagged).body;
}

/**
 * As `fetchBody`, for who may have the body already.
 * @param known the hash of that body
 * @returns `unchanged` where the CMS would send it again
 * @throws NotThereError for 404, DeliveryError
 */
export async function fetchTagged(
  address: string,
  { pauses = PAUSES, timeout = TIMEOUT, headers = {} }: FetchOptions = {},
  known?: string | null,
): Promise<Tagged | typeof UNCHANGED> {
  const asked = { accept: 'application/json', ...headers, ...(known && { 'if-none-match': known }) };
  for (let attempts = 1; ; attempts += 1) {
    const attempt = await tryFetch(address, timeout, asked);
    if (attempt === UNCHANGED || 'body' in attempt) return attempt;
    const pause = pauses[attempts - 1];
    if (attempt.isPassing && pause !== undefined) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      continue;
    }
    const { origin, pathname, search } = new URL(address);
    const tries = attempts > 1 ? `, ${attempts} attempts` : '';
    const advice = attempt.isPassing
      ? 'Check that the CMS runs, and that this is its address.'
      : 'Check that CMS and site are of the same version.';
    const message = `The CMS at ${origin} ${attempt.fault} (GET ${pathname}${search}${tries}). ${advice}`;
    throw new (attempt.status === 404 ? NotThereError : DeliveryError)(message, attempt.reason);
  }
}

async function tryFetch(address: string, timeout: number, headers: Readonly<Record<string, string>>): Promise<Attempt> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(address, {
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    text = await response.text();
  } catch (error) {
    return { fault: describeFault(error, timeout), isPassing: true };
  }
  if (response.status === 304 && headers['if-none-match']) return UNCHANGED;
  if (!response.ok) {
    const { status } = response;
    const reason = readErrorMessage(parse(text));
    const fault = `answered ${status} ${response.statusText}${reason && ` ("${reason}")`}`;
    return { status, fault, reason, isPassing: status === 429 || status >= 500 };
  }
  try {
    return { body: JSON.parse(text), tag: response.headers.get('etag') };
  } catch {
    return { fault: `responded with what is no JSON (it begins "${shorten(text.trim())}")`, isPassing: true };
  }
}

function describeFault(error: unknown, timeout: number): string {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `did not answer within ${timeout / 1000} s`;
  const cause = error instanceof Error ? (error.cause as { code?: string; message?: string } | undefined) : undefined;
  return `cannot be reached (${cause?.code || cause?.message || String(error)})`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
