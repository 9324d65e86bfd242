import type { Loadable } from 'page-format';
import { DeliveryError, type FetchOptions, fetchBody, NotThereError } from './fetch-json.ts';

interface LoadOptions {
  /** Responses by path, kept as long as they may be used again: for a whole build, or for one page on request. */
  cache: Map<string, Promise<Loadable>>;
  onRequest: boolean;
  fetching?: FetchOptions;
}

/**
 * Asks the CMS for what blocks want to show, such as the reviews of a product. What is not there is a state that the block
 * has a text for. A CMS that cannot be read ends a build, so that visitors keep the site that was whole; on request it is
 * a state like any other, and the log has the reason.
 * @param paths on the CMS
 * @throws DeliveryError in builds, when the CMS cannot be read
 */
export async function loadResponses(
  url: string,
  paths: readonly string[],
  { cache, onRequest, fetching }: LoadOptions,
): Promise<Record<string, Loadable>> {
  const entries = paths.map(async (path): Promise<[string, Loadable]> => {
    const response = cache.get(path) ?? load(url + path, onRequest, fetching);
    cache.set(path, response);
    return [path, await response];
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function load(address: string, onRequest: boolean, fetching?: FetchOptions): Promise<Loadable> {
  try {
    return { status: 'loaded', data: await fetchBody(address, fetching) };
  } catch (error) {
    if (error instanceof NotThereError) return { status: 'failed', message: error.reason || 'Not Found' };
    if (!onRequest) throw error;
    console.warn(String(error));
    const reason = error instanceof DeliveryError ? error.reason : '';
    return { status: 'failed', message: reason || 'The CMS cannot be read.' };
  }
}
