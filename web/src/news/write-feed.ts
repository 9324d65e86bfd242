import { escapeXml } from '../addresses/escape-xml.ts';
import type { NewsEntry } from './read-news.ts';

interface Channel {
  title: string;
  description: string;
  /** Of the language, such as `nl-NL`. */
  lang: string;
  /** Complete addresses of the site's home in that language, and of the feed itself. */
  home: string;
  self: string;
}

export function writeFeed({ title, description, lang, home, self }: Channel, news: readonly NewsEntry[]): string {
  const items = news.map(
    (entry) =>
      `<item><title>${escapeXml(entry.title)}</title><link>${escapeXml(entry.link)}</link>` +
      `<guid isPermaLink="false">${escapeXml(entry.id)}</guid><pubDate>${entry.date.toUTCString()}</pubDate>` +
      `${entry.description ? `<description>${escapeXml(entry.description)}</description>` : ''}</item>\n`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n' +
    `<title>${escapeXml(title)}</title><link>${escapeXml(home)}</link><description>${escapeXml(description)}</description>` +
    `<language>${lang}</language><atom:link rel="self" type="application/rss+xml" href="${escapeXml(self)}"/>\n` +
    `${items.join('')}</channel></rss>\n`
  );
}
