/** A text of the editor, in the languages of the admin. */
export interface EditorText {
  en: string;
  de: string;
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
