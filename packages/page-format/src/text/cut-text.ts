const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The longest beginning of a text within a limit that keeps whole characters (grapheme clusters, UAX #29): an emoji or a
 * letter with its accents is in it or not.
 * @param limit in UTF-16 code units, as `maxLength` of fields counts
 */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const first = CHARACTERS.segment(text).containing(Math.max(0, limit));
  return text.slice(0, first?.index);
}

/** A text for a place with little room: cut like `cutText`, with an ellipsis where something was left out. */
export function shortenText(text: string, limit: number): string {
  return text.length > limit ? `${cutText(text, limit)}…` : text;
}
