import { readErrorMessage } from 'page-format';
import type { BikeFinderResponse } from '../contract/bike-finder.ts';
import type { DealersResponse } from '../contract/dealers.ts';
import type { Country } from '../site/locales.ts';

export interface DealersParameters {
  page?: number;
  /** A place, a postal code, or an address with one of them. */
  address?: string | undefined;
  lat?: number | undefined;
  lng?: number | undefined;
  distance?: 10 | 25 | 50 | undefined;
  orderBy?: 'distance' | 'name' | undefined;
  country?: Country | undefined;
}

/**
 * Up to 50 bikes in the order asked; unknown ones are left out.
 * @throws Error saying why there is no answer; the reason of the signal once that is given up
 */
export function fetchBikes(cmsUrl: string, ids: readonly string[], signal?: AbortSignal): Promise<BikeFinderResponse> {
  return get(`${cmsUrl}/api/bike-finder/bikes`, { bike_ids: ids.join(',') }, signal);
}

/** @throws Error as `fetchBikes` does */
export function fetchDealers(cmsUrl: string, query: DealersParameters, signal?: AbortSignal): Promise<DealersResponse> {
  return get(`${cmsUrl}/api/dealers`, { ...query }, signal);
}

/** @param query without what is undefined in it */
async function get<Body>(
  address: string,
  query: Readonly<Record<string, string | number | undefined>>,
  signal: AbortSignal | undefined,
): Promise<Body> {
  const set = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const response = await fetch(`${address}?${new URLSearchParams(set)}`, { signal: signal ?? null }).catch(
    (error: Error) => {
      signal?.throwIfAborted();
      throw new Error(`The CMS could not be reached: ${error.message}`);
    },
  );
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && body !== undefined) return body as Body;
  throw new Error(readErrorMessage(body) || `The CMS answered ${response.status}.`);
}
