import { LOCALES, type Locale } from '@lumavelo/blocks/site';
import type { Core } from '@strapi/strapi';

/** As editors read them. `be` is Dutch in Belgium here and not Belarusian, so its name says so. */
const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  nl: 'Dutch, Netherlands (nl)',
  be: 'Dutch, Belgium (be)',
  de: 'German, Germany (de)',
  'de-AT': 'German, Austria (de-AT)',
  en: 'English, all sites (en)',
  fr: 'French, Belgium and France (fr)',
};

const DEFAULT_LOCALE: Locale = 'nl';

/**
 * Makes the six locales of the sites, on a new database with Dutch as the default. Locales that exist are left alone:
 * an editor may have renamed them, and another default may have been chosen since.
 * @returns true on a new database
 */
export async function createLocales(strapi: Core.Strapi): Promise<boolean> {
  const service = strapi.plugin('i18n').service('locales');
  const existing: { code: string; name: string }[] = await service.find();
  const codes = new Set(existing.map((locale) => locale.code));
  const isNew = LOCALES.every((code) => code === 'en' || !codes.has(code));
  for (const code of LOCALES) {
    if (!codes.has(code)) await service.create({ code, name: LOCALE_NAMES[code] });
  }
  if (!isNew) return false;
  // Strapi starts every database with English as the only locale and the default.
  await service.update({ code: 'en' }, { name: LOCALE_NAMES.en });
  await service.setDefaultLocale({ code: DEFAULT_LOCALE });
  return true;
}
