/** Of no language in particular, so that browser and server count alike. */
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** How many words a text has, in writing with and without spaces between them. */
export function countWords(text: string): number {
  let count = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count += 1;
  return count;
}
