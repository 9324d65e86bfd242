import { readErrorMessage } from 'page-format';

/** The CMS could not be read. The message says what happened, where, and what to do. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  /** The CMS's own words; empty where it said nothing. */
  readonly said: string;

  constructor(message: string, said = '') {
    super(message);
    this.said = said;
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

/**
 * In builds about half a minute in all: long enough for a CMS that restarts, short enough for a build that has to say
 * so. In development somebody waits for the page, and reloads when the CMS is up.
 */
const PAUSES = import.meta.env.DEV ? [300] : [500, 1_000, 2_000, 4_000, 8_000, 15_000];

const TIMEOUT = 30_000;

/** What came of one attempt: an answer, or a reason with whether trying again can help. */
type Attempt = { body: unknown } | { status?: number; reason: string; said?: string; passing: boolean };

/**
 * Reads JSON from the CMS, with the key that it knows site builds by (`DELIVERY_KEY`). Faults that may pass (no connection, time-out, 429, 5xx, an answer cut short or in HTML, as
 * proxies give while a server restarts) are tried again after a pause; refusals are not, because they would repeat.
 * @returns the answer's body, or undefined for 404
 * @throws DeliveryError
 */
export async function fetchJson(address: string, options?: FetchOptions): Promise<unknown> {
  try {
    return await fetchAnswer(address, options);
  } catch (error) {
    if (error instanceof NotThereError) return undefined;
    throw error;
  }
}

/**
 * As `fetchJson`, for who tells somebody what the CMS said.
 * @throws NotThereError for 404, DeliveryError
 */
export async function fetchAnswer(
  address: string,
  { pauses = PAUSES, timeout = TIMEOUT, headers = {} }: FetchOptions = {},
): Promise<unknown> {
  for (let attempts = 1; ; attempts += 1) {
    const attempt = await tryFetch(address, timeout, headers);
    if ('body' in attempt) return attempt.body;
    const pause = pauses[attempts - 1];
    if (attempt.passing && pause !== undefined) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      continue;
    }
    const { origin, pathname, search } = new URL(address);
    const tries = attempts > 1 ? `, ${attempts} attempts` : '';
    const advice = attempt.passing
      ? 'Check that the CMS runs there and that CMS_URL is right.'
      : 'Check that CMS and site are of the same version.';
    const message = `The CMS at ${origin} ${attempt.reason} (GET ${pathname}${search}${tries}). ${advice}`;
    throw new (attempt.status === 404 ? NotThereError : DeliveryError)(message, attempt.said);
  }
}

async function tryFetch(address: string, timeout: number, headers: Readonly<Record<string, string>>): Promise<Attempt> {
  const { DELIVERY_KEY: key } = process.env;
  let response: Response;
  let text: string;
  try {
    response = await fetch(address, {
      headers: { accept: 'application/json', ...(key && { 'x-delivery-key': key }), ...headers },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    text = await response.text();
  } catch (error) {
    return { reason: describeFault(error, timeout), passing: true };
  }
  if (!response.ok) {
    const { status } = response;
    const said = readErrorMessage(parse(text));
    const reason = `answered ${status} ${response.statusText}${said && ` ("${said}")`}`;
    return { status, reason, said, passing: status === 429 || status >= 500 };
  }
  try {
    return { body: JSON.parse(text) };
  } catch {
    return { reason: `gave an answer that is no JSON (it begins "${text.trim().slice(0, 40)}")`, passing: true };
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
