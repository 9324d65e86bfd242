import slugify from '@sindresorhus/slugify';

/** Languages that write ä, ö and ü as ae, oe and ue where there are no such letters. */
const WRITES_UMLAUTS = /^(de|gsw|lb)\b/i;

/**
 * The address that a title suggests: lower-case letters, digits and hyphens.
 * @param locale of the title: an ö is an oe in German, and an o in Dutch and French
 */
export function toSlug(title: string, locale = ''): string {
  const plain = WRITES_UMLAUTS.test(locale) ? title : title.normalize('NFD').replace(/\p{Mn}/gu, '');
  return slugify(plain, { decamelize: false, customReplacements: [['&', ' ']] });
}
