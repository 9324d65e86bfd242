/** True for content types, and for attributes, that have a value of their own in each language. */
export function isLocalized(declaration: { pluginOptions?: object } | undefined): boolean {
  const options = declaration?.pluginOptions as { i18n?: { localized?: boolean } } | undefined;
  return options?.i18n?.localized === true;
}
