import type { TextKey } from '../translations/en.ts';
import { createRegistrations } from './registrations.ts';

/** The texts of the page builder in another language; what is missing is said in English. */
export type Dictionary = Readonly<Partial<Record<TextKey, string>>>;

/** A language of the admin that the page builder does not bring. */
export interface EditorLanguage {
  /** As `config.locales` of the admin names it, such as `es`. */
  locale: string;
  load(): Promise<Dictionary>;
}

export const languages = createRegistrations<EditorLanguage>('The language', ({ locale }) => locale);
