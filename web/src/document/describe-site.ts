/** What pages say of the site to search engines, as schema.org's types. */
import { findSiteLocale, pagePath, SEARCH_PATHS } from '@lumavelo/blocks/site';
import { absoluteUrl } from '../addresses/alternates.ts';
import { loadSitePages, type SitePage } from '../delivery/site-content.ts';
import type { SiteFrame } from '../delivery/site-frame.ts';
import { SITE_ICON } from '../layout/site-icon.ts';
import { DRAWS_ON_REQUEST, type Settings } from '../settings.ts';

/** A step of the way from the home page to a page. */
export interface Step {
  name: string;
  path: string;
}

/** The pages above a page, by its path: `zakelijk` is above `zakelijk/voordelen` when there is such a page. */
export async function listSteps(page: SitePage): Promise<Step[]> {
  const parts = page.slug.split('/');
  // Away from a build, finding them would read the whole site for one page.
  if (parts.length < 2 || DRAWS_ON_REQUEST) return [];
  const own = (await loadSitePages()).filter(({ locale }) => locale === page.locale);
  const slugs = parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('/'));
  return slugs
    .flatMap((slug) => own.filter((entry) => entry.slug === slug))
    .map(({ title, path }) => ({ name: title, path }));
}

/**
 * The way from the home page to a page, that page included.
 * @param site address of the country's site
 */
export function describeWay(way: readonly Step[], site: string): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(site, path),
    })),
  };
}

/** The company and its site on the home page, and on every other page the way there; nothing where search engines list nothing. */
export function describeSite(
  page: SitePage,
  steps: readonly Step[],
  frame: SiteFrame,
  { country, siteUrls }: Pick<Settings, 'country' | 'siteUrls'>,
): Record<string, unknown>[] {
  if (page.seo.noIndex) return [];
  const site = siteUrls[country];
  const home = pagePath(country, page.locale, '');
  const name = frame.organisation || 'Lumavelo';
  if (page.path !== home) {
    const way = [{ name, path: home }, ...steps, { name: page.title, path: page.path }];
    return [describeWay(way, site)];
  }
  return [
    {
      '@type': 'Organization',
      '@id': `${site}/#organization`,
      name,
      url: absoluteUrl(site, home),
      logo: absoluteUrl(site, SITE_ICON),
      ...(frame.email && { email: frame.email }),
      ...(frame.phone && { telephone: frame.phone }),
      ...(frame.office.length > 0 && { address: frame.office.join(', ') }),
      ...(frame.socialLinks.length > 0 && { sameAs: frame.socialLinks }),
    },
    {
      '@type': 'WebSite',
      name,
      url: absoluteUrl(site, home),
      inLanguage: findSiteLocale(country, page.locale)?.lang,
      publisher: { '@id': `${site}/#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${absoluteUrl(site, SEARCH_PATHS[page.locale])}?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
