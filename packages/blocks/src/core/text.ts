import type { Locale } from './locales.ts';

/** A text of the editor, in the languages of the admin. */
export interface EditorText {
  en: string;
  de: string;
}

/** A text that visitors read, in every locale of the sites. A missing locale does not compile. */
export type VisitorText = Readonly<Record<Locale, string>>;

/** Declares a block's visitor texts; only there so that a missing locale is reported at the text. */
export function defineMessages<Name extends string>(messages: Record<Name, VisitorText>): Record<Name, VisitorText> {
  return messages;
}

/**
 * Fills the `{name}` places of a message.
 * @example fillIn('{index} of {count}', { index: 2, count: 7 }) // '2 of 7'
 */
export function fillIn(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}
