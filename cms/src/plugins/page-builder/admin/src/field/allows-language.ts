/** A right of the signed-in person, as the admin knows it. */
interface Permission {
  action: string;
  subject?: string | null;
  properties?: { locales?: unknown };
}

/**
 * True where somebody may do something with entries of a type in a language; a right that names no languages is for all
 * of them. It decides what is offered: the server checks each call by itself.
 */
export function allowsLanguage(
  permissions: readonly Permission[],
  asked: string,
  model: string,
  locale: string,
): boolean {
  return permissions.some(({ action, subject, properties }) => {
    if (action !== asked || subject !== model) return false;
    return !Array.isArray(properties?.locales) || properties.locales.includes(locale);
  });
}
