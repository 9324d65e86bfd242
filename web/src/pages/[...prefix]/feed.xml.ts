/** The news of each locale that has any, for feed readers: `/feed.xml`, `/en/feed.xml`. */
import { COUNTRY_SITES, pagePath, type SiteLocale } from '@lumavelo/blocks/site';
import { absoluteUrl } from '../../addresses/alternates.ts';
import { loadFrame } from '../../delivery/site-frame.ts';
import { LAYOUT_MESSAGES } from '../../layout/messages.ts';
import { listNews } from '../../news/list-news.ts';
import { writeFeed } from '../../news/write-feed.ts';
import { readSettings } from '../../settings.ts';

const settings = readSettings();

export async function getStaticPaths() {
  const paths = [];
  for (const locale of COUNTRY_SITES[settings.country].locales) {
    const { feed } = await loadFrame(settings, locale.locale);
    if (feed) paths.push({ params: { prefix: locale.prefix.slice(1) || undefined }, props: { locale } });
  }
  return paths;
}

export async function GET({ props }: { props: { locale: SiteLocale } }): Promise<Response> {
  const { locale, lang } = props.locale;
  const site = settings.siteUrls[settings.country];
  const { feed, organisation } = await loadFrame(settings, locale);
  const messages = LAYOUT_MESSAGES[locale];
  const channel = {
    title: organisation || 'Lumavelo',
    description: messages.tagline,
    lang,
    home: absoluteUrl(site, pagePath(settings.country, locale, '')),
    self: absoluteUrl(site, feed),
  };
  const xml = writeFeed(channel, await listNews(locale));
  return new Response(xml, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}
