import type { Alternate } from './alternates.ts';
import { escapeXml } from './escape-xml.ts';

export interface ListedPage {
  /** Complete address. */
  address: string;
  /** The page in other languages, itself included. */
  alternates: readonly Alternate[];
  /** ISO 8601; left out where it is not known. */
  updatedAt?: string;
}

/** The sitemap of one language of a country's site. */
export function writeSitemap(pages: readonly ListedPage[]): string {
  const entries = pages.map(({ address, alternates, updatedAt }) => {
    const changed = updatedAt ? `<lastmod>${escapeXml(updatedAt)}</lastmod>` : '';
    return `<url><loc>${escapeXml(address)}</loc>${changed}${alternates.map(writeAlternate).join('')}</url>\n`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${entries.join('')}</urlset>\n`
  );
}

/** The list of a site's sitemaps. */
export function writeSitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`
  );
}

function writeAlternate({ hreflang, href }: Alternate): string {
  return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`;
}
