import { writeSitemap } from '../addresses/write-sitemap.ts';
import { loadSitePages } from '../delivery/site-content.ts';
import { readSettings } from '../settings.ts';

export async function GET(): Promise<Response> {
  const xml = writeSitemap(await loadSitePages(), readSettings());
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
