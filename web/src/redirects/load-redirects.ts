import { redirectsContract } from '@lumavelo/blocks/contract';
import { findPagePath, followRedirects, isOwnAddress, type Redirect } from '@lumavelo/blocks/site';
import { DeliveryError } from 'page-builder-astro/delivery';
import { listBikePlaces } from '../bikes/bike-places.ts';
import { loadKeptPages, loadSitePages } from '../delivery/site-content.ts';
import { deliveryOf } from '../delivery/site-delivery.ts';
import type { Settings } from '../settings.ts';

let followed: Promise<Redirect[]> | undefined;

/**
 * The redirects of the country's site, each leading to the end of its way. Left out, and named in the log: those from an
 * address where the site has a page or a file, and ways that never end. A build asks once.
 * @throws DeliveryError when the CMS cannot be read
 */
export function loadRedirects(settings: Settings): Promise<Redirect[]> {
  followed ??= readRedirects(settings);
  return followed;
}

async function readRedirects(settings: Settings): Promise<Redirect[]> {
  const { country } = settings;
  const body = await deliveryOf(settings).readJson(`/api/redirects?country=${country}`);
  const result = redirectsContract.response.safeParse(body ?? { data: [] });
  if (!result.success) {
    throw new DeliveryError(
      `The CMS delivered the redirects of ${country} in a shape this site does not know. Check that CMS and site are of the same version.`,
    );
  }
  const places = [...(await loadSitePages()), ...(await loadKeptPages()), ...(await listBikePlaces(settings))];
  const taken = new Set(places.flatMap(({ path }) => (path === null ? [] : findPagePath(path))));
  const isTaken = (path: string) => taken.has(findPagePath(path)) || isOwnAddress(country, path);
  for (const { from } of result.data.data.filter(({ from }) => isTaken(from))) {
    console.warn(`${country}: the redirect from ${from} is left out, because the site has a page or a file there.`);
  }
  const { redirects, loops } = followRedirects(result.data.data.filter(({ from }) => !isTaken(from)));
  for (const loop of loops) {
    console.warn(`${country}: a redirect leads round in circles and is left out: ${loop.join(' → ')}.`);
  }
  return redirects;
}
