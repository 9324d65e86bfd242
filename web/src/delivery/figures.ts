import { type Figures, figuresContract } from '@lumavelo/blocks/contract';
import { DeliveryError } from 'page-builder-astro/delivery';
import { DRAWS_ON_REQUEST, type Settings } from '../settings.ts';
import { deliveryOf } from './site-delivery.ts';

let loaded: Promise<Figures> | undefined;

/**
 * Counts and prices that texts of the country's pages may quote. A build asks once, and only when a page quotes one.
 * @throws DeliveryError when the CMS cannot be read
 */
export function loadFigures(settings: Settings): Promise<Figures> {
  if (DRAWS_ON_REQUEST || !loaded) loaded = readFigures(settings);
  return loaded;
}

async function readFigures(settings: Settings): Promise<Figures> {
  const { country } = settings;
  const body = await deliveryOf(settings).readJson(`/api/figures?${new URLSearchParams({ country })}`);
  const result = figuresContract.response.safeParse(body);
  if (result.success) return result.data.data;
  throw new DeliveryError(
    `The CMS delivered the figures of ${country} in a shape this site does not know. Check that CMS and site are of the same version.`,
  );
}
