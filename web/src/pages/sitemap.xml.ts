/** Leads search engines to the sitemap of each language. */
import { COUNTRY_SITES } from '@lumavelo/blocks/site';
import { writeSitemapIndex } from '../addresses/write-sitemap.ts';
import { readSettings } from '../settings.ts';

export function GET(): Response {
  const { country, siteUrls } = readSettings();
  const xml = writeSitemapIndex(
    COUNTRY_SITES[country].locales.map(({ lang }) => `${siteUrls[country]}/sitemap-${lang}.xml`),
  );
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
