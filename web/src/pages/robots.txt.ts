import { settings } from '../settings.ts';

export function GET(): Response {
  const { country, siteUrls } = settings;
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrls[country]}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
