import { type Facts, factsContract } from '@lumavelo/blocks/contract';
import type { Settings } from '../settings.ts';
import { checkDelivered } from './check-delivered.ts';
import { oncePerBuild } from './once-per-build.ts';
import { deliveryOf } from './site-delivery.ts';

/**
 * Counts and prices that texts of the country's pages may quote. They are asked for only when a page quotes one.
 * @throws DeliveryError when the CMS cannot be read
 */
export const loadFacts = oncePerBuild(async (settings: Settings): Promise<Facts> => {
  const { country } = settings;
  const body = await deliveryOf(settings).readJson(`/api/facts?${new URLSearchParams({ country })}`);
  return checkDelivered(factsContract.response, body, `facts of ${country}`).data;
});
