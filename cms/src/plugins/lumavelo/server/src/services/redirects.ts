import type { RedirectsQuery, RedirectsResponse } from '@lumavelo/blocks/contract';
import { COUNTRY_SITES, type Country } from '@lumavelo/blocks/site';
import type { Core } from '@strapi/strapi';
import { loadRedirects, toRedirect } from '../redirects/redirect-rows.ts';

export const createRedirects = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** What leads to other addresses on a country's site, in all its languages. */
  async list({ country }: RedirectsQuery): Promise<RedirectsResponse> {
    const locales = COUNTRY_SITES[country].locales.map(({ locale }) => locale);
    const sites = strapi.config.get<Partial<Record<Country, string>>>('plugin::page-builder.sites', {});
    const rows = await loadRedirects(strapi, locales);
    return { data: rows.flatMap((row) => toRedirect(row, country, sites[country]) ?? []) };
  },
});
