/**
 * A text that editors read, by language. English is always there, any other language may be; who needs a language that
 * a text does not have reads it in English.
 */
export interface EditorText {
  en: string;
  [language: string]: string;
}

/**
 * The text in a language such as `de` or `de-AT`, else in English.
 * @param language of the person who edits; missing where nobody does
 */
export function translate(text: EditorText, language = 'en'): string {
  return text[language] ?? text[language.split('-')[0] ?? ''] ?? text.en;
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

/** A text that begins a line: most languages write a noun in small letters, and the first word with a capital. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
