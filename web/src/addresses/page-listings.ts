import { existsSync, readFileSync } from 'node:fs';
import { COUNTRIES, LOCALES } from '@lumavelo/blocks/site';
import { z } from 'zod';
import { oncePerBuild } from '../delivery/once-per-build.ts';
import { loadKeptPages, loadSitePages, type SitePage } from '../delivery/site-content.ts';
import { readNews } from '../news/read-news.ts';
import { settings } from '../settings.ts';
import { listAlternates, pageUrl } from './alternates.ts';

const pageListing = z.object({
  /** Where the page stands on its host. */
  path: z.string(),
  locale: z.enum(LOCALES),
  /** Complete address. */
  address: z.string(),
  alternates: z.array(
    z.object({ hreflang: z.string(), href: z.string(), country: z.enum(COUNTRIES), locale: z.string() }),
  ),
  updatedAt: z.string(),
  news: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      description: z.string(),
      date: z.coerce.date(),
      link: z.string(),
    }),
  ),
});

/** What the sitemap and the news of a site say of one of its pages. */
export type PageListing = z.infer<typeof pageListing>;

/**
 * Every page of the CMS that search engines may list, also those that are damaged there: visitors keep them as they were
 * in the release before, so its listing of them is kept as well.
 */
export const loadPageListings = oncePerBuild(async (): Promise<PageListing[]> => {
  const pages = await loadSitePages();
  const damaged = new Set((await loadKeptPages()).map(({ path }) => path));
  for (const { path } of pages) damaged.delete(path);
  const kept = damaged.size > 0 ? readListings(process.env.PAGE_LISTINGS).filter(({ path }) => damaged.has(path)) : [];
  return [...pages.filter(({ seo }) => !seo.noIndex).map(listPage), ...kept];
});

function listPage(page: SitePage): PageListing {
  const { siteUrls, country } = settings;
  return {
    path: page.path,
    locale: page.locale,
    address: pageUrl(siteUrls, country, page),
    alternates: listAlternates(page, siteUrls),
    updatedAt: page.updatedAt,
    news: readNews(page, settings),
  };
}

/**
 * Reads what an earlier build wrote.
 * @param file may be missing or damaged: then the pages are left out of the lists, and visitors have them all the same
 */
function readListings(file: string | undefined): PageListing[] {
  if (!file || !existsSync(file)) return [];
  try {
    return z.array(pageListing).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.warn(`${file} cannot be read, so pages that are damaged in the CMS are not in the sitemap. ${error}`);
    return [];
  }
}
