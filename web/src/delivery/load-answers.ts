import type { Loadable } from 'page-format';
import { DRAWS_ON_REQUEST } from '../settings.ts';
import { DeliveryError, type FetchOptions, fetchAnswer, NotThereError } from './fetch-json.ts';

/** Answers by address, so that a build asks each question once, however many pages ask it. */
export type AnswerCache = Map<string, Promise<Loadable>>;

/**
 * Asks the CMS what blocks want to show, such as the bikes of a brand. What is not there is a state that the block has a
 * text for. A CMS that cannot be read ends a build, so that visitors keep the site that was whole; in development it is
 * a state like any other, and the log has the reason.
 * @param addresses paths on the CMS
 * @param cache kept as long as answers may be reused: for a whole build, or for one page in development
 * @throws DeliveryError in builds, when the CMS cannot be read
 */
export async function loadAnswers(
  deliveryUrl: string,
  addresses: readonly string[],
  cache: AnswerCache,
  options?: FetchOptions,
): Promise<Record<string, Loadable>> {
  const entries = addresses.map(async (address): Promise<[string, Loadable]> => {
    const answer = cache.get(address) ?? ask(deliveryUrl + address, options);
    cache.set(address, answer);
    return [address, await answer];
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function ask(url: string, options?: FetchOptions): Promise<Loadable> {
  try {
    return { status: 'loaded', data: await fetchAnswer(url, options) };
  } catch (error) {
    if (error instanceof NotThereError) return { status: 'failed', message: error.said || 'Not Found' };
    if (!DRAWS_ON_REQUEST) throw error;
    console.warn(String(error));
    const said = error instanceof DeliveryError ? error.said : '';
    return { status: 'failed', message: said || 'The CMS cannot be read.' };
  }
}
