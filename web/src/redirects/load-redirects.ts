import { redirectsContract } from '@lumavelo/blocks/contract';
import { findPagePath, followRedirects, isOwnAddress, type Redirect } from '@lumavelo/blocks/site';
import { listBikePlaces } from '../bikes/bike-places.ts';
import { checkDelivered } from '../delivery/check-delivered.ts';
import { oncePerBuild } from '../delivery/once-per-build.ts';
import { loadKeptPages, loadSitePages } from '../delivery/site-content.ts';
import { deliveryOf } from '../delivery/site-delivery.ts';
import type { Settings } from '../settings.ts';

/**
 * The redirects of the country's site, each leading to the end of its way. Left out, and named in the log: those from an
 * address where the site has a page or a file, and ways that never end.
 * @throws DeliveryError when the CMS cannot be read
 */
export const loadRedirects = oncePerBuild(async (settings: Settings): Promise<Redirect[]> => {
  const { country } = settings;
  const body = await deliveryOf(settings).readJson(`/api/redirects?country=${country}`);
  const { data } = checkDelivered(redirectsContract.response, body ?? { data: [] }, `redirects of ${country}`);
  const places = [...(await loadSitePages()), ...(await loadKeptPages()), ...(await listBikePlaces(settings))];
  const taken = new Set(places.flatMap(({ path }) => (path === null ? [] : findPagePath(path))));
  const isTaken = (path: string) => taken.has(findPagePath(path)) || isOwnAddress(country, path);
  for (const { from } of data.filter(({ from }) => isTaken(from))) {
    console.warn(`${country}: the redirect from ${from} is left out, because the site has a page or a file there.`);
  }
  const { redirects, loops } = followRedirects(data.filter(({ from }) => !isTaken(from)));
  for (const loop of loops) {
    console.warn(`${country}: a redirect leads round in circles and is left out: ${loop.join(' → ')}.`);
  }
  return redirects;
});
