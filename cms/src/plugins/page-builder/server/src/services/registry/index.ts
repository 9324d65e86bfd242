/** What a project's plugin needs to tell the page builder what only it knows. */
export type { PublicAttributes, PublicPart } from './public-attributes.ts';
export {
  type CheckedPage,
  getRegistry,
  type PageBuilderRegistry,
  type PageType,
  type ServerCheck,
} from './registry.ts';
export { createSiteRules, type SiteOptions, type SiteRules } from './sites.ts';
