import { en, type TextKey } from './en.ts';

type Texts = Readonly<Record<TextKey, string>>;

const translations: Readonly<Record<string, () => Promise<Texts>>> = {
  en: async () => en,
  de: async () => (await import('./de.ts')).de,
  nl: async () => (await import('./nl.ts')).nl,
  fr: async () => (await import('./fr.ts')).fr,
};

/**
 * The texts of this plugin in a language of the admin.
 * @returns undefined for a language that it does not have
 */
export async function loadTexts(locale: string): Promise<Texts | undefined> {
  return translations[locale]?.();
}
