/** The pages of one language, such as `/sitemap-nl-BE.xml`. */
import { COUNTRY_SITES, type SiteLocale } from '@lumavelo/blocks/site';
import { listListedPages } from '../addresses/listed-pages.ts';
import { writeSitemap } from '../addresses/write-sitemap.ts';
import { readSettings } from '../settings.ts';

export function getStaticPaths() {
  return COUNTRY_SITES[readSettings().country].locales.map((locale) => ({
    params: { lang: locale.lang },
    props: { locale },
  }));
}

export async function GET({ props }: { props: { locale: SiteLocale } }): Promise<Response> {
  const xml = writeSitemap(await listListedPages(props.locale));
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
