import { readErrorMessage } from 'page-format';
import { en, type TextKey } from '../translations/en.ts';
import type { TextValues, TFunction } from './use-translation.ts';

/** An answer that looks well and does not hold what was asked for. Its message is what the server says of it, if anything. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
}

/**
 * The list that was asked for.
 * @param answer the body that it stands in, when it is not the body itself
 * @throws AnswerError when there is none
 */
export function requireList<Entry>(list: unknown, answer: unknown = list): readonly Entry[] {
  if (Array.isArray(list)) return list;
  throw new AnswerError(readErrorMessage(answer));
}

/** What Strapi's client throws for an answer that reports an error, and for one that is no JSON; its own words are no help. */
const OF_THE_CLIENT: ReadonlySet<string> = new Set(['FetchError', 'SyntaxError']);

/** With what `ToldRefusal` says. */
interface Refusal {
  error?: { details?: { code?: string; values?: TextValues } };
}

/**
 * Why a request failed, for the person who waits for it: what the server said, whatever kind of answer it said it in, in the
 * language of the admin where it named a text of it.
 * @param error what Strapi's client threw, or an `AnswerError`
 * @param fallback said when the server said nothing
 */
export function describeFailure(error: unknown, t: TFunction, fallback: TextKey = 'failure.unknown'): string {
  const { name = '', message, response } = (error ?? {}) as Partial<Error> & { response?: { data?: Refusal } };
  // What `fetch` throws when there is no connection.
  if (name === 'TypeError') return t('failure.cut');
  const { code = '', values } = response?.data?.error?.details ?? {};
  if (Object.hasOwn(en, code)) return t(code as TextKey, values);
  const words = OF_THE_CLIENT.has(name) ? readErrorMessage(response?.data) : message;
  return words || t(fallback);
}
