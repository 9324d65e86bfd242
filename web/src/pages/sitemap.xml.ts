import { listListedPages } from '../addresses/listed-pages.ts';
import { writeSitemap } from '../addresses/write-sitemap.ts';

export async function GET(): Promise<Response> {
  const xml = writeSitemap(await listListedPages());
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
