import { findSiteLocale, type SiteLocale } from '@lumavelo/blocks/site';
import { findDealersPath, loadBesideBike } from '../bikes/beside-bike.ts';
import { type BikePlace, isBikeListPath, listBikePlaces } from '../bikes/bike-places.ts';
import { type CountryBikes, loadBikes } from '../bikes/load-bikes.ts';
import { loadSitePages, type SitePage } from '../delivery/site-content.ts';
import { loadFrame } from '../delivery/site-frame.ts';
import { listSteps, type Step } from '../document/describe-site.ts';
import { digestOwnPage, digestSitePage } from '../document/page-digest.ts';
import { findSubscribePath, listNewsletterPages, type NewsletterPlace } from '../newsletter/newsletter-pages.ts';
import { loadRedirects } from '../redirects/load-redirects.ts';
import { findPageKind } from '../search/found-kinds.ts';
import { listSearchPlaces, type SearchPlace } from '../search/search-places.ts';
import type { FoundKind } from '../search/search-question.ts';
import { type Settings, settings } from '../settings.ts';
import { rootRedirect } from './locate.ts';

export interface PathProps {
  page?: SitePage;
  /** The pages above it. */
  steps?: Step[];
  /** What the page is to those who search the site. */
  kind?: FoundKind;
  place?: BikePlace;
  newsletter?: NewsletterPlace;
  search?: SearchPlace;
  redirectTo?: string;
}

/** A path as Astro's `getStaticPaths` takes it. */
interface SitePath {
  params: { path: string | undefined };
  props: PathProps;
  /** Only in builds with a cache; see `page-digest.ts`. */
  cacheKey?: string;
}

/** Every path of the country's site. A page of the CMS takes precedence over what bikes or the search would have there. */
export async function listSitePaths(): Promise<SitePath[]> {
  const paths = new Map<string, SitePath>();
  const add = async (path: string, props: PathProps, digest?: () => string | Promise<string>) => {
    if (paths.has(path)) return;
    const cacheKey = process.env.CACHE_DIR && (await digest?.());
    paths.set(path, { params: { path: path.slice(1) || undefined }, props, ...(cacheKey && { cacheKey }) });
  };
  for (const page of await loadSitePages()) {
    const bikes = await listBikesOn(page, settings);
    const steps = await listSteps(page);
    const kind = await findPageKind(page);
    await add(page.path, { page, steps, kind }, () => digestSitePage(page, settings, bikes, steps, kind));
  }
  for (const place of await listBikePlaces(settings)) {
    const { locale } = place.locale;
    await add(place.path, { place }, async () => {
      const beside =
        place.kind === 'bike' ? await loadBesideBike(place.bike, locale, settings) : await findDealersPath(locale);
      return digestOwnPage(place, beside, settings, await loadFrame(settings, locale));
    });
  }
  for (const newsletter of listNewsletterPages(settings)) {
    const { locale } = newsletter.locale;
    await add(newsletter.path, { newsletter }, async () =>
      digestOwnPage(newsletter, await findSubscribePath(locale), settings, await loadFrame(settings, locale)),
    );
  }
  for (const search of listSearchPlaces(settings)) {
    await add(search.path, { search }, async () =>
      digestOwnPage(search, settings, await loadFrame(settings, search.locale.locale)),
    );
  }
  for (const { from, to } of await loadRedirects(settings)) {
    // Files with an ending would get a second one, and folders with one may be files; those are the web server's alone.
    if (!from.includes('.')) await add(from, { redirectTo: to }, () => digestOwnPage(to, settings));
  }
  const redirectTo = rootRedirect(settings.country);
  if (redirectTo) await add('/', { redirectTo });
  return [...paths.values()];
}

/** The bikes that stand below a page's blocks: all of them on the page at the bike list's path, none elsewhere. */
export async function listBikesOn(page: SitePage, settings: Settings): Promise<CountryBikes['list']> {
  const locale = findSiteLocale(settings.country, page.locale) as SiteLocale;
  return isBikeListPath(locale, page.path) ? (await loadBikes(settings)).list : [];
}
