import { COUNTRIES, COUNTRY_SITES, type Country, OWN_SLUGS } from '@lumavelo/blocks/site';
import type { PageType, SiteOptions } from 'strapi-plugin-page-builder/server';

export const PAGE_TYPE = 'api::page.page';

const localesOf = (country: Country) => COUNTRY_SITES[country].locales.map(({ locale }) => locale);

/** One site for each country. */
export const SITES: SiteOptions = {
  parameter: 'country',
  attribute: 'countries',
  locales: Object.fromEntries(COUNTRIES.map((country) => [country, localesOf(country)])),
};

/** What the sites use themselves: locale prefixes, and what a build writes. */
const RESERVED = [
  ...Object.values(COUNTRY_SITES).flatMap((site) => site.locales.map(({ prefix }) => prefix.slice(1))),
  ...OWN_SLUGS,
].filter(Boolean);

interface Seo {
  metaTitle: string | null;
  metaDescription: string | null;
  image: object | null;
  noIndex: boolean | null;
}

/** The pages of the sites. Sites get what is left empty for search engines as empty texts. */
export const PAGES: PageType = {
  title: 'title',
  slug: 'slug',
  reservedSlugs: [...new Set(RESERVED)],
  filters: [SITES.attribute],
  populate: { seo: { select: ['metaTitle', 'metaDescription', 'noIndex'], files: ['image'] } },
  format({ seo }) {
    const { metaTitle, metaDescription, image, noIndex } = (seo ?? {}) as Partial<Seo>;
    return {
      seo: {
        metaTitle: metaTitle ?? '',
        metaDescription: metaDescription ?? '',
        image: image ?? null,
        noIndex: noIndex ?? false,
      },
    };
  },
};
