import { type Country, type Locale, type NewsletterStep, newsletterPath } from '@lumavelo/blocks/site';
import type { Core } from '@strapi/strapi';
import type { Lead } from '../leads/lead.ts';
import { readSecrets, signToken } from './token.ts';

type Subscription = Pick<Lead, 'documentId' | 'country' | 'language'>;

export function tokenOf(strapi: Core.Strapi, step: NewsletterStep, { documentId }: Subscription): string {
  const [secret = ''] = readSecrets(strapi);
  return signToken(secret, step, documentId);
}

/**
 * Address of the page on the subscriber's site where the step is taken. The token stands behind `#`, which browsers send
 * to nobody: it comes into no log and no analytics.
 */
export function pageLink(strapi: Core.Strapi, step: NewsletterStep, lead: Subscription): string {
  const page = pageAddress(strapi, step, lead.country as Country, lead.language as Locale);
  return `${page}#${tokenOf(strapi, step, lead)}`;
}

/** Where programs of mail end a subscription with one click (RFC 8058), without a page. */
export function oneClickLink(strapi: Core.Strapi, lead: Subscription): string {
  return `${strapi.config.get<string>('server.url')}/api/newsletter/withdraw?token=${tokenOf(strapi, 'withdraw', lead)}`;
}

export function pageAddress(strapi: Core.Strapi, step: NewsletterStep, country: Country, locale: Locale): string {
  return siteOf(strapi, country) + newsletterPath(country, locale, step);
}

/** Origin of a country's site. */
export function siteOf(strapi: Core.Strapi, country: Country): string {
  const sites = strapi.config.get<Partial<Record<Country, string>>>('plugin::page-builder.sites', {});
  const site = sites[country];
  if (!site) throw new Error(`The ${country} site has no address. Set SITE_URL_${country.toUpperCase()}.`);
  return site;
}
