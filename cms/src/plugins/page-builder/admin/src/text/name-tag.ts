/**
 * The name of a language.
 * @param tag BCP 47
 * @param locale of the admin, whose words it is named in
 * @returns the tag where the browser knows no name of it
 */
export function nameTag(tag: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
