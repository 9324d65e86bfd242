import type { Locale } from '../site/locales.ts';
import { type Messages, say } from '../site/messages.ts';

/** The kinds of bikes that every catalogue has, by the value that the CMS keeps for filters. */
const TYPE_NAMES: Messages = {
  city: { de: 'Stadtrad', nl: 'Stadsfiets', en: 'City', fr: 'Vélo de ville' },
  trekking: { de: 'Trekkingrad', nl: 'Trekkingfiets', en: 'Trekking', fr: 'VTC' },
  cargo: { de: 'Lastenrad', nl: 'Bakfiets', en: 'Cargo', fr: 'Vélo cargo' },
  mountain: { de: 'Mountainbike', nl: 'Mountainbike', en: 'Mountain', fr: 'VTT' },
  road: { de: 'Rennrad', nl: 'Racefiets', be: 'Koersfiets', en: 'Road', fr: 'Vélo de route' },
  folding: { de: 'Faltrad', nl: 'Vouwfiets', be: 'Plooifiets', en: 'Folding', fr: 'Vélo pliant' },
};

/** The names in one language, by value: for scripts, which need no other language. */
export function listTypeNames(locale: Locale): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(TYPE_NAMES).map(([value, names]) => [value, say(names, { locale })]));
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
  return [...new Set(Object.values(TYPE_NAMES[value] ?? {})), OTHER_WORDS[value] ?? ''].join(' ');
}

/**
 * The name of a type of bikes in the visitor's language; of a type that not every catalogue has, the CMS's own.
 * @param value that filters know it by, such as `city`
 * @param title as the CMS keeps it
 */
export function bikeTypeName({ value, title }: { value: string; title: string }, locale: Locale): string {
  const names = Object.hasOwn(TYPE_NAMES, value) ? TYPE_NAMES[value] : undefined;
  return names ? say(names, { locale }) : title;
}
