import type { Settings } from '../settings.ts';
import { type Alternate, listAlternates, type PlacedPage, pageUrl } from './alternates.ts';

/** What the sitemap says of a page. */
export type ListedPage = PlacedPage & { updatedAt: string; seo: { noIndex: boolean } };

/** The sitemap of a country's site: every page that may be listed, with its addresses in other languages. */
export function writeSitemap(
  pages: readonly ListedPage[],
  { country, siteUrls }: Pick<Settings, 'country' | 'siteUrls'>,
): string {
  const entries = pages
    .filter(({ seo }) => !seo.noIndex)
    .map((page) => {
      const links = listAlternates(page, siteUrls).map(writeAlternate).join('');
      const location = escapeXml(pageUrl(siteUrls, country, page));
      return `<url><loc>${location}</loc><lastmod>${escapeXml(page.updatedAt)}</lastmod>${links}</url>\n`;
    });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${entries.join('')}</urlset>\n`
  );
}

function writeAlternate({ hreflang, href }: Alternate): string {
  return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`;
}

const XML_ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => XML_ENTITIES[character] as string);
}
