import type { Core } from '@strapi/strapi';
import type { SourcePlace } from '../translation-sources.ts';
import { type CountedPage, queryCounts } from './count-rows.ts';
import { findOrigins } from './find-origins.ts';

/**
 * Which language a page is translated from, as the board has it. A language that the page does not have yet is translated
 * from the one that its others begin with.
 * @returns null for an original
 */
export async function findOrigin(
  strapi: Core.Strapi,
  { uid, documentId, locale, field }: SourcePlace,
): Promise<string | null> {
  const where = { contentType: uid, entry: documentId, field };
  const known: CountedPage[] = await queryCounts(strapi).findMany({ where, orderBy: { id: 'asc' } });
  const own = known.find((row) => row.locale === locale);
  if (own) return own.origin;
  const stored = known.map((row) => row.locale);
  const defaultLocale: string = await strapi.plugin('i18n').service('locales').getDefaultLocale();
  const first = stored.includes(defaultLocale) ? defaultLocale : (stored[0] ?? locale);
  const named = new Map(known.map((row) => [row.locale, row.origin]));
  return findOrigins([...stored, locale], named, first).get(locale) ?? null;
}
