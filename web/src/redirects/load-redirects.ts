import { redirectsContract } from '@lumavelo/blocks/contract';
import { type FollowedRedirects, followRedirects, type Redirect } from '@lumavelo/blocks/site';
import { DeliveryError } from 'page-builder-astro/delivery';
import { rootRedirect } from '../addresses/locate.ts';
import { listBikePlaces } from '../bikes/bike-places.ts';
import { loadKeptPages, loadSitePages } from '../delivery/site-content.ts';
import { deliveryOf } from '../delivery/site-delivery.ts';
import { listSearchPlaces } from '../search/search-places.ts';
import type { Settings } from '../settings.ts';

let followed: Promise<Redirect[]> | undefined;

/**
 * The redirects of the country's site, each leading to the end of its way. Where a page is, none leads away; ways that
 * never end are left out, and named in the log. A build asks once.
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
  const pages = [...(await loadSitePages()), ...(await loadKeptPages())];
  const places = [...pages, ...(await listBikePlaces(settings)), ...listSearchPlaces(settings)];
  const paths = new Set([...places.map(({ path }) => path), ...(rootRedirect(country) ? ['/'] : [])]);
  const { redirects, loops }: FollowedRedirects = followRedirects(result.data.data, (path) => paths.has(path));
  for (const loop of loops) {
    console.warn(`${country}: a redirect leads round in circles and is left out: ${loop.join(' → ')}.`);
  }
  return redirects;
}
