import { redirectsContract } from '@lumavelo/blocks/contract';
import { COUNTRY_SITES, type Country } from '@lumavelo/blocks/site';
import { loadRedirects, PAGES, REDIRECTS, toRedirect } from '../redirects/redirect-rows.ts';
import { defineCall } from './define-call.ts';

export const redirects = defineCall({
  contract: redirectsContract,
  reads: [REDIRECTS, PAGES],
  async load(strapi, { country }) {
    const locales = COUNTRY_SITES[country].locales.map(({ locale }) => locale);
    const sites = strapi.config.get<Partial<Record<Country, string>>>('plugin::page-builder.sites', {});
    const rows = await loadRedirects(strapi, locales);
    return { data: rows.flatMap((row) => toRedirect(row, country, sites[country]) ?? []) };
  },
});
