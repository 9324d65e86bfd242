import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { readBounded } from '../read-bounded.ts';
import { type FailureReason, ProviderError } from './provider.ts';

interface Question<Schema extends z.ZodType> {
  url: string;
  headers?: Record<string, string>;
  body: object;
  /** What the answer must be. */
  answer: Schema;
  /** Seconds for one try. */
  timeout: number;
  signal: AbortSignal;
}

/** The largest answer in bytes; texts of one call are far smaller. */
const SIZE_LIMIT = 2 * 1024 * 1024;

const TRIES = 3;

/** Milliseconds: before the second try, twice as many before the third; and the longest that a service may ask for. */
const PAUSE = 500;
const LONGEST_PAUSE = 20_000;

/** DeepL's status for a used-up quota. */
const QUOTA_EXCEEDED = 456;

/**
 * Asks a translation service, again where it is busy, fails or is not reached. Redirects are not followed, so that a key
 * goes to the configured address alone.
 * @throws ProviderError, or the signal's reason
 */
export async function askJson<Schema extends z.ZodType>(question: Question<Schema>): Promise<z.infer<Schema>> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await tryOnce(question);
    if (!(result instanceof Failure)) return result;
    question.signal.throwIfAborted();
    const { reason, message, wait } = result;
    const delay = wait ?? PAUSE * 2 ** (attempt - 1);
    if (!AGAIN.has(reason) || attempt === TRIES || delay > LONGEST_PAUSE) throw new ProviderError(reason, message);
    await pause(delay, undefined, { signal: question.signal });
  }
}

/** What may be otherwise a moment later. An answer that took too long, or is none, was perhaps paid for. */
const AGAIN: ReadonlySet<FailureReason> = new Set(['busy', 'unreachable']);

class Failure {
  readonly reason: FailureReason;
  readonly message: string;
  /** Milliseconds after which the service wants to be asked again. */
  readonly wait: number | undefined;

  constructor(reason: FailureReason, message: string, wait?: number) {
    this.reason = reason;
    this.message = message;
    this.wait = wait;
  }
}

async function tryOnce<Schema extends z.ZodType>(question: Question<Schema>): Promise<z.infer<Schema> | Failure> {
  const { url, headers, body, answer, timeout, signal } = question;
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout * 1_000)]),
    });
    if (!response.ok) {
      await response.body?.cancel();
      return describeStatus(response);
    }
    const parsed = answer.safeParse(readJson(await readBounded(response, SIZE_LIMIT)));
    return parsed.success ? parsed.data : new Failure('nonsense', 'its answer is not what its protocol says');
  } catch (error) {
    const isSlow = (error as Error).name === 'TimeoutError';
    return isSlow
      ? new Failure('slow', `no answer in ${timeout} seconds`)
      : new Failure('unreachable', 'it was not reached');
  }
}

function readJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

function describeStatus({ status, headers }: Response): Failure {
  const message = `it answered ${status}`;
  if (status === 401 || status === 403) return new Failure('refused', message);
  if (status === QUOTA_EXCEEDED || status === 402) return new Failure('quota', message);
  if (status === 429 || status >= 500) return new Failure('busy', message, readWait(headers.get('Retry-After')));
  return new Failure('failed', message);
}

/** Milliseconds of a `Retry-After`, which is a number of seconds or a date. */
function readWait(value: string | null): number | undefined {
  if (value === null) return undefined;
  const wait = /^\d+$/.test(value.trim()) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}

/** A list of texts, one for each that was sent. */
export const textsFor = (count: number) => z.array(z.string()).length(count);
