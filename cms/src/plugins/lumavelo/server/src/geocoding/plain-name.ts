/**
 * A name without what people leave out or write in two ways: capitals, accents, hyphens, apostrophes, a saint, and what
 * Germans and Austrians shorten, as in Frankfurt a. M., Krems a. d. Donau and Wr. Neustadt.
 */
export function plainName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/\b(?:sankt|saint|sint)\b/g, 'st')
    .replaceAll(/\bwiener\b/g, 'wr')
    .replaceAll(/\bam main\b/g, 'a m')
    .replaceAll(/\ban der\b/g, 'a d')
    .trim();
}

/** What tells a place from others of its name: a province, a river, a region. */
const ADDITION =
  /\s(?:nh|zh|nb|gld|gn|ut|ov|fr|dr|l|z|(?:am|an|auf|bei|im|in|ob|unter|vor|aan|bij|op|en|les|sous|sur)\s.+|a\s[dm]\b.*)$/;

/** The plain name that a place shares with others: `frankfurt` of Frankfurt (Oder), `bergen` of Bergen op Zoom. */
export function sharedName(name: string): string {
  return plainName(name.replace(/\s\(.*/, '')).replace(ADDITION, '');
}

/** A name as keyboards without umlauts write it: `Muenchen`. The same where it has none. */
export function spellOut(name: string): string {
  const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöü]/g, (letter) => letters[letter] ?? letter);
}
