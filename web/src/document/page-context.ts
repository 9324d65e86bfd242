import { findSiteLocale, type SiteContext } from '@lumavelo/blocks/site';
import type { ResolvedReferences } from 'page-format';
import type { SiteFrame } from '../delivery/site-frame.ts';
import type { Settings } from '../settings.ts';

/**
 * What the blocks of a page see around them.
 * @param frame what stands around the page; it says where files and known paths are, what bikes cost a month, and names hosts of scripts
 * @throws RangeError when the country's site does not have the page's locale
 */
export function createPageContext(
  page: { documentId?: string; locale: string; refs: ResolvedReferences },
  settings: Pick<Settings, 'country' | 'cmsUrl' | 'siteUrls'>,
  frame?: Pick<
    SiteFrame,
    'calculatorSlug' | 'profileCalculators' | 'scriptHosts' | 'cmsUrl' | 'fileBase' | 'knownPaths'
  >,
): SiteContext {
  const entry = findSiteLocale(settings.country, page.locale);
  if (!entry) throw new RangeError(`The ${settings.country} site has no locale "${page.locale}".`);
  return {
    mode: 'site',
    country: settings.country,
    locale: entry.locale,
    lang: entry.lang,
    refs: page.refs,
    ...(page.documentId && { pageId: page.documentId }),
    siteUrl: settings.siteUrls[settings.country],
    cmsUrl: frame?.cmsUrl ?? settings.cmsUrl,
    ...(frame && frame.fileBase !== frame.cmsUrl && { fileBase: frame.fileBase }),
    ...(frame && { knownPaths: frame.knownPaths }),
    scriptHosts: frame?.scriptHosts ?? [],
    ...(frame?.calculatorSlug && { calculatorSlug: frame.calculatorSlug }),
    ...(frame && { profileCalculators: frame.profileCalculators }),
  };
}
