import { NewsItemsBlock } from '@lumavelo/blocks/definitions/NewsItemsBlock';
import { createContext } from '@lumavelo/blocks/site';
import { bindProps, walk } from 'page-format';
import type { SitePage } from '../delivery/site-content.ts';
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

/** What the news blocks of a page say, without items that have no date. */
export function readNews(page: SitePage, settings: Settings): NewsEntry[] {
  const context = createContext(createPageContext(page, settings));
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
