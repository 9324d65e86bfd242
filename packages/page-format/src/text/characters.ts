// Bundles that only count nothing leave it out.
const SEGMENTER = /* @__PURE__ */ new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * UTF-16 units of the longest thing that counts as one character. The longest emoji have 15; a letter under a tower of
 * accents counts as several, so that a limit bounds what is stored.
 */
const LONGEST_CHARACTER = 32;

/** Signs that are one character and one unit each, whatever is beside them; `\r` and `\n` may be one together. */
const ONE_UNIT_EACH = /^[\n\x20-\u02ff]*$/;

const weigh = (character: string) => Math.ceil(character.length / LONGEST_CHARACTER);

/**
 * The length of a text as people see it, in grapheme clusters (UAX #29): an emoji or a letter with its accents is one.
 * Limits of fields (`maxLength`, `room`) count so.
 */
export function countCharacters(text: string): number {
  if (ONE_UNIT_EACH.test(text)) return text.length;
  let count = 0;
  for (const { segment } of SEGMENTER.segment(text)) count += weigh(segment);
  return count;
}

/** True for a text of at most so many characters, as `countCharacters` counts. */
export function fitsLimit(text: string, limit: number): boolean {
  return cutText(text, limit).length === text.length;
}

/**
 * The longest beginning of a text within a limit that keeps whole characters.
 * @param limit in characters, as `countCharacters` counts
 */
export function cutText(text: string, limit: number): string {
  // No text has more characters than units.
  if (text.length <= limit) return text;
  let count = 0;
  for (const { segment, index } of SEGMENTER.segment(text)) {
    count += weigh(segment);
    if (count > limit) return text.slice(0, index);
  }
  return text;
}

/**
 * The longest beginning of a text that keeps whole characters and fits where UTF-16 units are counted: in database
 * columns, in attributes of content types, in `maxlength` of HTML.
 */
export function cutUnits(text: string, units: number): string {
  if (text.length <= units) return text;
  return text.slice(0, SEGMENTER.segment(text).containing(Math.max(0, units))?.index);
}

/** A text for a place with little room: cut like `cutText`, with an ellipsis where something was left out. */
export function shortenText(text: string, limit: number): string {
  const cut = cutText(text, limit);
  return cut.length < text.length ? `${cut}…` : text;
}

/**
 * The end of a text for a place with little room, after an ellipsis where something was left out.
 * @param units UTF-16 units; of a text before a match, the last ones are enough to find where its characters begin
 */
export function shortenStart(text: string, units: number): string {
  if (text.length <= units) return text;
  const cut = text.length - units;
  const first = SEGMENTER.segment(text).containing(cut);
  const start = first && first.index < cut ? first.index + first.segment.length : cut;
  return `…${text.slice(start)}`;
}
