import { pagePath } from '@lumavelo/blocks/core';
import { locate } from '../addresses/locate.ts';
import { settings } from '../settings.ts';
import type { DeliveredPage } from './delivered-page.ts';
import { listWarnings } from './list-warnings.ts';
import { readPage, readPages } from './read-pages.ts';

/** A page and where it stands on this country's host. */
export interface SitePage extends DeliveredPage {
  /** Such as `/en/employers`. */
  path: string;
}

let everyPage: Promise<SitePage[]> | undefined;

/** Every page of this country's site. A build reads them once; in development each call reads them anew. */
export function loadSitePages(): Promise<SitePage[]> {
  if (import.meta.env.DEV || !everyPage) everyPage = readPages(settings).then(placePages);
  return everyPage;
}

/** The page at a path as it is in the CMS now, for the development server; undefined when there is none. */
export async function loadPageAt(path: string): Promise<SitePage | undefined> {
  const location = locate(settings.country, path);
  if ('redirectTo' in location) return undefined;
  const page = await readPage(settings, location.locale.locale, location.slug);
  return page && placePage(page);
}

/** Where a page stands; what an editor should repair on it goes to the log. */
function placePage(page: DeliveredPage): SitePage {
  const path = pagePath(settings.country, page.locale, page.slug);
  for (const warning of listWarnings(page)) console.warn(`${settings.country} ${path}: ${warning}`);
  return { ...page, path };
}

/** Two pages can claim one path, such as a Dutch page called `en`; the first keeps it, and the log names the other. */
function placePages(pages: DeliveredPage[]): SitePage[] {
  if (pages.length === 0) {
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
