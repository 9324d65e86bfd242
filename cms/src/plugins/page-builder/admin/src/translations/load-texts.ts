import { languages } from '../api/languages.ts';
import { PLUGIN_ID } from '../plugin-id.ts';
import { prefixTexts } from '../text/prefix-texts.ts';
import { en } from './en.ts';

const translations: Readonly<Record<string, () => Promise<Readonly<Record<string, string>>>>> = {
  en: async () => en,
  de: async () => (await import('./de.ts')).de,
  nl: async () => (await import('./nl.ts')).nl,
  fr: async () => (await import('./fr.ts')).fr,
};

/** The words of Strapi for a session that ended, which are wrong where the page editor keeps what was not saved. */
const SESSION_ENDED = 'app.session.ended.unsaved';

/** The texts of a language of the admin, the plugin's own and those that other plugins add, under Strapi's keys. */
export async function loadTexts(locale: string): Promise<Record<string, string>> {
  const own = (await translations[locale]?.()) ?? {};
  const added = (await languages.find(locale)?.load()) ?? {};
  const texts: Readonly<Record<string, string>> = { ...own, ...added };
  const ended = texts['session.ended'];
  return { ...prefixTexts(PLUGIN_ID, texts), ...(ended && { [SESSION_ENDED]: ended }) };
}
