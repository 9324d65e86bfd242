import type { Locale } from './locales.ts';

/** A text that visitors read. Flemish and Austrian pages have words of their own where they say it otherwise. */
export type VisitorText = Readonly<Record<'en' | 'de' | 'nl' | 'fr', string> & Partial<Record<'be' | 'de-AT', string>>>;

/** The messages of a block or a form, by name. */
export type Messages = Readonly<Record<string, VisitorText>>;

/** A message in the visitor's language. */
export function say(message: VisitorText, { locale }: { locale: Locale }): string {
  return message[locale] ?? message[locale === 'be' ? 'nl' : 'de'];
}
