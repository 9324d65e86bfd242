/**
 * The language tag that `Intl` writes plain numbers by. In Austria it parts thousands of amounts with a point (€ 2.999)
 * and of all other numbers with a space; on a page they read alike, the way prices are written.
 */
export function numberTag(lang: string): string {
  return lang === 'de-AT' ? 'de-DE' : lang;
}
