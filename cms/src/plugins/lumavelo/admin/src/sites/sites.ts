import {
  belongsToCountry,
  COUNTRIES,
  COUNTRY_SITES,
  type Country,
  findSiteLocale,
  isCountry,
  isLocale,
  LOCALES,
  type Locale,
  languageTag,
  pagePath,
} from '@lumavelo/blocks/site';
import type { Sites } from 'strapi-plugin-page-builder/admin';
import { PLUGIN_ID } from '../plugin-id.ts';
import { describeText } from '../text/use-translation.ts';

const PAGE_TYPE = 'api::page.page';

/** The sites of the five countries. */
export const sites: Sites = {
  name: PLUGIN_ID,
  locales: LOCALES,
  findPlace({ locale: name, values }) {
    const locale = isLocale(name) ? name : 'nl';
    const country = countryOf(locale, values.countries);
    return { locale, site: country, lang: languageTag(locale, country) };
  },
  listSites({ model, locale = 'nl', values }) {
    if (model !== PAGE_TYPE) return undefined;
    const countries = values.countries as string[] | null | undefined;
    return COUNTRIES.filter((country) => belongsToCountry(countries, country) && findSiteLocale(country, locale)).map(
      (country) => ({
        id: country,
        name: describeText(`countries.${country}`),
      }),
    );
  },
  findPath({ model, locale = 'nl', values: { slug } }, site) {
    if (model !== PAGE_TYPE || !isCountry(site) || !findSiteLocale(site, locale)) return undefined;
    return pagePath(site, locale, typeof slug === 'string' ? slug : '');
  },
};

/** The first country that the entry names that has the locale; else the first that has it at all. */
function countryOf(locale: Locale, countries: unknown): Country {
  const named = Array.isArray(countries) ? countries.filter(isCountry) : [];
  const all = Object.keys(COUNTRY_SITES).filter(isCountry);
  return [...named, ...all].find((country) => findSiteLocale(country, locale)) ?? 'nl';
}
