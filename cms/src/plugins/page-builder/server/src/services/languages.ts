import type { Core } from '@strapi/strapi';
import type { NamedLanguage } from '../../../shared/translation-board.ts';
import type { MachineTranslationSettings } from './machine-translation/machine-translation.ts';

export interface Language {
  code: string;
  name: string;
}

/** The languages of the project, the default one first. */
export async function listLanguages(strapi: Core.Strapi): Promise<Language[]> {
  const service = strapi.plugin('i18n').service('locales');
  const [languages, first]: [Language[], string] = await Promise.all([service.find(), service.getDefaultLocale()]);
  return languages.toSorted((one, other) => Number(other.code === first) - Number(one.code === first));
}

/** The BCP 47 tag of a locale: itself, or what the project says of one that is none. */
export function readTag(strapi: Core.Strapi, locale: string): string {
  const settings = strapi.config.get('plugin::page-builder.machineTranslation') as MachineTranslationSettings;
  return settings.languages[locale] ?? locale;
}

/** Languages as answers have them. A locale that is the tag of its language stands for itself, whatever region it is for. */
export function describeLanguages(strapi: Core.Strapi, languages: readonly Language[]): NamedLanguage[] {
  return languages.map(({ code, name }) => {
    const tag = readTag(strapi, code);
    return { code, name, tag: tag.split('-')[0] === code.split('-')[0] ? code : tag };
  });
}

/**
 * A locale and those whose words it has as long as it has none of its own, the nearest first: `de-AT` is a variant of `de`,
 * and `be`, where that is `nl-BE`, of `nl`.
 */
export function listInherited(strapi: Core.Strapi, locale: string): string[] {
  const tag = readTag(strapi, locale);
  const parts = tag.split('-');
  const shorter = parts.slice(1).map((_, index) => parts.slice(0, parts.length - 1 - index).join('-'));
  const isSameLanguage = (other: string) => readTag(strapi, other).split('-')[0] === parts[0];
  return [locale, ...shorter.filter((other) => other !== locale && isSameLanguage(other))];
}
