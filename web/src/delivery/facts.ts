import { type Facts, factsContract } from '@lumavelo/blocks/contract';
import { DeliveryError } from 'page-builder-astro/delivery';
import { DRAWS_ON_REQUEST, type Settings } from '../settings.ts';
import { deliveryOf } from './site-delivery.ts';

let loaded: Promise<Facts> | undefined;

/**
 * Counts and prices that texts of the country's pages may quote. A build asks once, and only when a page quotes one.
 * @throws DeliveryError when the CMS cannot be read
 */
export function loadFacts(settings: Settings): Promise<Facts> {
  if (DRAWS_ON_REQUEST || !loaded) loaded = readFacts(settings);
  return loaded;
}

async function readFacts(settings: Settings): Promise<Facts> {
  const { country } = settings;
  const body = await deliveryOf(settings).readJson(`/api/facts?${new URLSearchParams({ country })}`);
  const result = factsContract.response.safeParse(body);
  if (result.success) return result.data.data;
  throw new DeliveryError(
    `The CMS delivered the facts of ${country} in a shape this site does not know. Check that CMS and site are of the same version.`,
  );
}
