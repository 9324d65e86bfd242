import type { BikeEntry } from '../contract/bike-finder.ts';
import { fetchBikes } from './cms-client.ts';

/**
 * The bike that the address of the page names, `?bike=` with its documentId. Never throws: a form is whole without it.
 * @param cmsUrl without a slash at the end
 */
export async function findNamedBike(cmsUrl: string): Promise<BikeEntry | undefined> {
  const id = new URLSearchParams(location.search).get('bike');
  if (!id) return undefined;
  try {
    return (await fetchBikes(cmsUrl, [id])).data[0];
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

/** Brand and model. */
export function nameBike({ bike_brand, model }: BikeEntry): string {
  return [bike_brand?.title, model].filter(Boolean).join(' ');
}
