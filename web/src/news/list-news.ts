import { bindProps, type Locale, walk } from '@lumavelo/blocks/core';
import { NewsItemsBlock } from '@lumavelo/blocks/definitions/NewsItemsBlock';
import { loadSitePages, type SitePage } from '../delivery/site-content.ts';
import { createPageContext } from '../document/page-context.ts';
import type { Settings } from '../settings.ts';

/** A dated news item of a news block. */
export interface NewsEntry {
  /** Stays when the item changes its words: the item's id in its page. */
  id: string;
  title: string;
  description: string;
  /** At midnight UTC. */
  date: Date;
  /** Complete address. */
  link: string;
}

/** The newest that a feed holds. */
const LIMIT = 50;

/** What the news blocks of a locale say, newest first, without items that have no date. */
export async function listNews(settings: Settings, locale: Locale): Promise<NewsEntry[]> {
  const pages = (await loadSitePages()).filter((page) => page.locale === locale && !page.seo.noIndex);
  return pages
    .flatMap((page) => readNews(page, settings))
    .sort((one, other) => other.date.getTime() - one.date.getTime() || (one.id < other.id ? -1 : 1))
    .slice(0, LIMIT);
}

function readNews(page: SitePage, settings: Settings): NewsEntry[] {
  const context = createPageContext(page, settings);
  const address = new URL(page.path, settings.siteUrls[settings.country]).href;
  return [...walk(page.document)].flatMap(({ block }) => {
    if (block.type !== NewsItemsBlock.type || block.v !== NewsItemsBlock.version) return [];
    const { items } = bindProps(NewsItemsBlock, block.props, context);
    return items.flatMap(({ id, title, description, date, link }): NewsEntry[] => {
      const day = new Date(`${date.slice(0, 10)}T00:00:00Z`);
      if (!title || date === '' || Number.isNaN(day.getTime())) return [];
      return [{ id: `${page.documentId}-${id}`, title, description, date: day, link: completeLink(link, address) }];
    });
  });
}

/** The item's own page, or the page that shows the item. */
function completeLink(link: string, address: string): string {
  return link && URL.canParse(link, address) ? new URL(link, address).href : address;
}
