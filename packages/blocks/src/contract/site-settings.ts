import { z } from 'zod';
import { CALCULATOR_PROFILES } from '../site/calculator-profiles.ts';
import { COUNTRIES, LOCALES } from '../site/locales.ts';
import { faqEntry } from './faq-entry.ts';
import { deliveredFile } from './files.ts';
import { reviewStatistics } from './reviews.ts';
import { defineContract } from './route-contract.ts';

/** A page that a menu leads to, in the locale that was asked for. */
const menuPage = z.object({
  documentId: z.string(),
  title: z.string(),
  /** Empty for the home page. */
  slug: z.string(),
});

export type MenuPage = z.infer<typeof menuPage>;

/** What all pages of one country share ("root page data" of specification point 3). */
export const siteSettings = z.object({
  country: z.enum(COUNTRIES),
  organisation: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Postal address of the country's office, line by line; empty without one. */
  office: z.array(z.string()),
  /** The company's pages elsewhere, such as `https://www.linkedin.com/company/example`. */
  socialLinks: z.array(z.string()),
  /** Before file addresses that start with `/`; empty means the address of the CMS. */
  cdnPrefix: z.string(),
  apiPublicUrl: z.string(),
  /** Menus, in the order that editors gave them: published pages of this country. Empty when no locale was named. */
  headerPages: z.array(menuPage),
  footerPages: z.array(menuPage),
  /** Where the paths lead that new blocks link to; empty when no locale was named. */
  knownPages: z.array(z.object({ path: z.string(), locale: z.enum(LOCALES), slug: z.string() })),
  /** Where faults in the site's safety are reported: an address with `mailto:` or `https:`; empty without one. */
  securityContact: z.string(),
  /** Of a Google Tag Manager container or a Google Analytics property; empty where nothing is to be loaded. */
  analyticsId: z.string(),
  /** Hosts whose scripts the pages may run, such as `https://scripts.example.com`; see `script-hosts.ts`. */
  scriptHosts: z.array(z.string()),
  /** Of the calculator that the country's bikes are calculated with; empty where there is none. */
  calculatorSlug: z.string(),
  /** Of the country's calculators for others than employees, by whom they are for. */
  profileCalculators: z.partialRecord(z.enum(CALCULATOR_PROFILES), z.string()),
  reviewStatistics: reviewStatistics.nullable(),
  /** What the country's site shows in the place of pictures that pages of several countries name. */
  ownPictures: z.array(z.object({ picture: z.string(), instead: deliveredFile })),
  faqs: z.array(faqEntry),
});

export type SiteSettings = z.infer<typeof siteSettings>;

export const siteSettingsContract = defineContract({
  method: 'GET',
  path: '/site',
  summary:
    'What all pages of a country share; menus and known pages in the locale that is named, and FAQs in it, else in all.',
  query: z.strictObject({ country: z.enum(COUNTRIES), locale: z.enum(LOCALES).optional() }),
  response: z.object({ data: siteSettings.nullable() }),
  isCached: true,
});

export type SiteSettingsQuery = z.infer<typeof siteSettingsContract.query>;
export type SiteSettingsResponse = z.infer<typeof siteSettingsContract.response>;
