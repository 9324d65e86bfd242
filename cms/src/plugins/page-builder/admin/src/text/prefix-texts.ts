/** Texts under the keys by which Strapi finds those of a plugin. */
export function prefixTexts(pluginId: string, texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, message]) => [`${pluginId}.${key}`, message]));
}
