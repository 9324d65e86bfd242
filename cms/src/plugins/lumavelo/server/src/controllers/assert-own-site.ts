import type { Core } from '@strapi/strapi';
import { errors } from 'strapi-plugin-page-builder/server';

/**
 * Pages of others may not send forms: they would do it from the addresses of their visitors, and no limit would tell.
 * Programs name no origin.
 * @throws ForbiddenError
 */
export function assertOwnSite(strapi: Core.Strapi, origin: string): void {
  const sites = strapi.config.get<Record<string, string>>('plugin::page-builder.sites', {});
  if (origin === '' || Object.values(sites).includes(origin)) return;
  throw new errors.ForbiddenError('Forms are taken from pages of the sites (SITE_URL_NL to SITE_URL_FR) and programs.');
}
