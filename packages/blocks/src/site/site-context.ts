import { type BindContext, upgradeOwnHost, type ViewEnv } from 'page-format';
import type { RenderContext } from 'page-format/react';
import type { CalculatorProfile } from './calculator-profiles.ts';
import { imageVariants } from './image-variants.ts';
import { type KnownPaths, leadKnownPath } from './known-paths.ts';
import { type Country, findSiteLocale, type Locale, pagePath } from './locales.ts';

/** What the Views of this site see of what is around them. */
export interface SiteEnv extends ViewEnv {
  locale: Locale;
  country: Country;
  /** Of the country's calculator, which bikes are calculated with; missing where none is known, as on the canvas. */
  calculatorSlug?: string;
  /** Of the country's calculators for others than employees. */
  profileCalculators?: Readonly<Partial<Record<CalculatorProfile, string>>>;
  /** documentId of the page that the block stands on; missing where none is stored, as on the canvas. */
  pageId?: string;
  /** Address of the country's site, without a slash at the end; missing where no site is, as on the canvas. */
  siteUrl?: string;
  /**
   * Names of the custom elements that the document defines by itself, so that no script is fetched for them. The editor
   * sets this, and fetches no script at all; a site leaves it out, and fetches what its blocks name.
   */
  definedElements?: readonly string[];
}

/** What stands around the blocks of a page, in the words of this site. */
export interface SiteContext extends SiteEnv, Pick<RenderContext, 'refs' | 'scriptHosts' | 'responses'> {
  /** Where the paths lead that new blocks link to, in the language of the page; missing on the canvas. */
  knownPaths?: KnownPaths;
}

/** What fields of this site's own are bound with. */
export interface SiteBindContext extends BindContext {
  env: SiteEnv;
}

/** What stands around the blocks of a page, as fields and renderer read it. */
export function createContext(given: SiteContext): RenderContext & SiteBindContext {
  const { refs, scriptHosts, responses, knownPaths, ...env } = given;
  const { country } = env;
  return {
    env,
    refs,
    ...(scriptHosts && { scriptHosts }),
    ...(responses && { responses }),
    pageAddress: ({ locale, slug }) => (findSiteLocale(country, locale) ? pagePath(country, locale, slug) : ''),
    rewriteAddress: (address) =>
      (knownPaths && leadKnownPath(address, knownPaths)) ?? upgradeOwnHost(address, given.siteUrl),
    imageVariants,
  };
}
