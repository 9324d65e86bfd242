import { registry } from '@lumavelo/blocks/registry';
import type { Country } from '@lumavelo/blocks/site';
import type { Core, UID } from '@strapi/strapi';
import { findForeignScripts, type PageDocument, type Problem, readScriptHosts, type ScriptHosts } from 'page-format';

/** One entry for each country; only administrators may set whose scripts its pages run. */
const SETTINGS = 'api::site-setting.site-setting' as UID.ContentType;

/** Scripts that a page names and that a site on which it appears does not allow. */
export async function findScripts(
  strapi: Core.Strapi,
  document: PageDocument,
  countries: readonly Country[],
): Promise<Problem[]> {
  const none = Object.fromEntries(countries.map((country) => [country, []]));
  // Few pages run scripts of others, and only they need the settings.
  if (findForeignScripts(document, registry, none).length === 0) return [];
  return findForeignScripts(document, registry, await loadScriptHosts(strapi, countries));
}

async function loadScriptHosts(strapi: Core.Strapi, countries: readonly Country[]): Promise<ScriptHosts> {
  const rows: { country: Country; scriptHosts: string | null }[] = await strapi.db
    .query(SETTINGS)
    .findMany({ where: { country: { $in: countries } }, select: ['country', 'scriptHosts'] });
  const texts = new Map(rows.map(({ country, scriptHosts }) => [country, scriptHosts]));
  return Object.fromEntries(countries.map((country) => [country, readScriptHosts(texts.get(country))]));
}
