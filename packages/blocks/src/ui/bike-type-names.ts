import type { Locale } from '../site/locales.ts';
import { defineMessages, type VisitorText } from '../site/messages.ts';

/** The kinds of bikes that every catalogue has, by the value that the CMS keeps for filters. */
const TYPE_NAMES = defineMessages({
  city: { 'de-AT': 'Stadtrad', de: 'Stadtrad', nl: 'Stadsfiets', be: 'Stadsfiets', en: 'City', fr: 'Vélo de ville' },
  trekking: {
    'de-AT': 'Trekkingrad',
    de: 'Trekkingrad',
    nl: 'Trekkingfiets',
    be: 'Trekkingfiets',
    en: 'Trekking',
    fr: 'VTC',
  },
  cargo: { 'de-AT': 'Lastenrad', de: 'Lastenrad', nl: 'Bakfiets', be: 'Bakfiets', en: 'Cargo', fr: 'Vélo cargo' },
  mountain: {
    'de-AT': 'Mountainbike',
    de: 'Mountainbike',
    nl: 'Mountainbike',
    be: 'Mountainbike',
    en: 'Mountain',
    fr: 'VTT',
  },
  road: { 'de-AT': 'Rennrad', de: 'Rennrad', nl: 'Racefiets', be: 'Koersfiets', en: 'Road', fr: 'Vélo de route' },
  folding: {
    'de-AT': 'Faltrad',
    de: 'Faltrad',
    nl: 'Vouwfiets',
    be: 'Plooifiets',
    en: 'Folding',
    fr: 'Vélo pliant',
  },
});

/** The names in one language, by value: for scripts, which need no other language. */
export function listTypeNames(locale: Locale): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(TYPE_NAMES).map(([value, names]) => [value, names[locale]]));
}

/** What people call such bikes besides, in any language. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  city: 'citybike omafiets hollandrad',
  trekking: 'tourrad toerfiets randonnée hybride',
  cargo: 'cargobike transportfiets longtail lastenfahrrad triporteur biporteur',
  mountain: 'mtb atb',
  road: 'gravel rennvelo racebike',
  folding: 'klapprad folder',
};

/** Words by which people look for bikes of a type: its names in every language, and what else they are called. */
export function bikeTypeWords(value: string): string {
  if (!Object.hasOwn(TYPE_NAMES, value)) return '';
  const names = Object.values((TYPE_NAMES as Readonly<Record<string, VisitorText>>)[value] ?? {});
  return [...new Set(names), OTHER_WORDS[value] ?? ''].join(' ');
}

/**
 * The name of a type of bikes in the visitor's language; of a type that not every catalogue has, the CMS's own.
 * @param value that filters know it by, such as `city`
 * @param title as the CMS keeps it
 */
export function bikeTypeName({ value, title }: { value: string; title: string }, locale: Locale): string {
  if (!Object.hasOwn(TYPE_NAMES, value)) return title;
  return (TYPE_NAMES as Readonly<Record<string, VisitorText>>)[value]?.[locale] ?? title;
}
