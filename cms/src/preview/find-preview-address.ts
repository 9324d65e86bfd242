import {
  belongsToCountry,
  COUNTRIES,
  type Country,
  findSiteLocale,
  isLocale,
  signPreviewAddress,
} from '@lumavelo/blocks/site';

const PAGE_TYPE = 'api::page.page';

/** What Strapi's preview button says of the entry on screen. */
interface Target {
  documentId: string;
  locale: string;
}

/** What Strapi asks for the address of an entry's preview. */
export type PreviewHandler = (uid: string, target: Target) => Promise<string | null>;

/**
 * Address of the preview server's page for a draft, on the site of the first country that shows it.
 * @returns null where there is nothing to show: entries that are no pages, and pages that no site has the language of
 */
export async function findPreviewAddress(
  uid: string,
  { documentId, locale }: Target,
  previewUrl: string,
  secret: string,
): Promise<string | null> {
  if (uid !== PAGE_TYPE || !isLocale(locale)) return null;
  const draft = await strapi.documents(PAGE_TYPE).findOne({ documentId, locale, status: 'draft' });
  const country = draft && findCountry(draft.countries as string[] | null, locale);
  if (!country) return null;
  const address = await signPreviewAddress({ country, locale, slug: draft.slug ?? '' }, secret, Date.now());
  return new URL(address, previewUrl).href;
}

function findCountry(countries: string[] | null, locale: string): Country | undefined {
  return COUNTRIES.find((country) => belongsToCountry(countries, country) && findSiteLocale(country, locale));
}
