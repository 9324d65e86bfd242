import { pagePath } from '@lumavelo/blocks/site';
import { explainDamage } from 'page-builder-astro/delivery';
import type { DamagedPage } from 'page-format/delivery';
import { locate } from '../addresses/locate.ts';
import { settings } from '../settings.ts';
import { adaptToCountry } from './adapt-to-country.ts';
import { oncePerBuild } from './once-per-build.ts';
import { type DeliveredPage, deliveryOf } from './site-delivery.ts';

/** A page and where it stands on this country's host. */
export type SitePage = DeliveredPage & {
  /** Such as `/en/employers`. */
  path: string;
};

/** A page that visitors have until it can be read again as it was in the release before. */
export interface KeptPage {
  /** Where it stands; null where its address is damaged as well. */
  path: string | null;
  /** What is wrong with it, and what to do, for the log of the build. */
  warning: string;
}

interface SiteContent {
  pages: SitePage[];
  kept: KeptPage[];
}

const loadContent = oncePerBuild(async (): Promise<SiteContent> => {
  const { pages, damaged } = await deliveryOf(settings).readPages();
  return {
    pages: await Promise.all(placePages(pages, damaged.length > 0).map(adapt)),
    kept: damaged.map(placeDamaged),
  };
});

/** Every page of this country's site. */
export async function loadSitePages(): Promise<SitePage[]> {
  return (await loadContent()).pages;
}

/** The pages that are damaged in the CMS. */
export async function loadKeptPages(): Promise<KeptPage[]> {
  return (await loadContent()).kept;
}

/** The page at a path as it is in the CMS now, for the development server; undefined when there is none. */
export async function loadPageAt(path: string): Promise<SitePage | undefined> {
  const location = locate(settings.country, path);
  if ('redirectTo' in location) return undefined;
  const { locale, slug } = location;
  const page = await deliveryOf(settings).readPage({ locale: locale.locale, slug });
  return page && adapt(placePage(page));
}

const adapt = (page: SitePage) => adaptToCountry(page, settings, page.path);

function placePage(page: DeliveredPage): SitePage {
  return { ...page, path: pagePath(settings.country, page.locale, page.slug) };
}

function placeDamaged(page: DamagedPage): KeptPage {
  const { locale, slug } = page;
  const path = slug === null ? null : pagePath(settings.country, locale ?? '', slug);
  const warning = `${path ?? 'A page without address'}: ${explainDamage(page)}`;
  console.warn(`${settings.country} ${warning}`);
  return { path, warning };
}

/** Two pages can claim one path, such as a Dutch page called `en`; the first keeps it, and the log names the other. */
function placePages(pages: DeliveredPage[], hasDamaged: boolean): SitePage[] {
  if (pages.length === 0 && !hasDamaged) {
    console.warn(
      `The ${settings.country} site has no published page. Publish one in the CMS, or seed the demo content.`,
    );
  }
  const byPath = new Map<string, SitePage>();
  for (const page of pages.map(placePage)) {
    const other = byPath.get(page.path);
    if (!other) byPath.set(page.path, page);
    else {
      console.warn(
        `The pages "${other.title}" (${other.locale}) and "${page.title}" (${page.locale}) share the path ${page.path}. ` +
          'Only the first is on the site; give the second another slug.',
      );
    }
  }
  return [...byPath.values()];
}
