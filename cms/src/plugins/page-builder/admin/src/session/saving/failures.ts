import { readErrorMessage } from 'page-format';
import type { SaveOutcome } from './saver.ts';

/** An error as Strapi's API answers it. */
export interface ApiError {
  name: string;
  message: string;
  status?: number;
  details?: object;
}

/** Statuses of a server that may answer properly a moment later. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429]);

/** What the server said in a refusal; undefined when it said nothing that can be read. */
export function findApiError(error: unknown): ApiError | undefined {
  const { response } = (error ?? {}) as { response?: { data?: { error?: Partial<ApiError> } } };
  const message = readErrorMessage(response?.data);
  const told = response?.data?.error;
  if (told === undefined) return undefined;
  return { name: '', ...(typeof told === 'object' && told), message };
}

/**
 * What a failed request means for saving.
 * @param error a `FetchError` of Strapi's client, which has the status of the answer, or what `fetch` itself throws
 */
export function judgeFailure(error: unknown): SaveOutcome {
  const { name, status } = (error ?? {}) as { name?: string; status?: number };
  // An answer that is no JSON comes from something in front of the CMS.
  if (name === 'SyntaxError') return { type: 'failed', reason: 'server' };
  if (name !== 'FetchError') return { type: 'failed', reason: 'network' };
  if (status === 401) return { type: 'unauthorized' };
  if (status === undefined || status >= 500 || PASSING.has(status)) return { type: 'failed', reason: 'server' };
  return { type: 'refused' };
}
