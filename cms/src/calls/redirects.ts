import { COUNTRIES, COUNTRY_SITES, type Country } from '@lumavelo/blocks/site';
import { z } from 'zod';
import { loadRedirects, PAGES, REDIRECTS, toRedirect } from '../redirects/redirect-rows.ts';
import { defineCall } from './define-call.ts';

export const redirects = defineCall({
  path: '/redirects',
  summary: 'The addresses of a country’s site that lead to others, in all its languages.',
  parameters: z.strictObject({ country: z.enum(COUNTRIES) }),
  answer: z.object({ data: z.array(z.object({ from: z.string(), to: z.string(), permanent: z.boolean() })) }),
  reads: [REDIRECTS, PAGES],
  async load(strapi, { country }) {
    const locales = COUNTRY_SITES[country].locales.map(({ locale }) => locale);
    const sites = strapi.config.get<Partial<Record<Country, string>>>('plugin::page-builder.sites', {});
    const rows = await loadRedirects(strapi, locales);
    return { data: rows.flatMap((row) => toRedirect(row, country, sites[country]) ?? []) };
  },
});
