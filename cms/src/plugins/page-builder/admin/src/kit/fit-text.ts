import { countCharacters, cutText, fitsLimit } from 'page-format';

export interface FittedText {
  readonly text: string;
  /** Of what was typed or pasted, what did not fit; empty when all of it did. */
  readonly rest: string;
  /** Place behind what was kept of it, in UTF-16 units. */
  readonly caret: number;
}

/**
 * What an edit makes of a text with a limit. Of what was put in, as much is kept as fits; what was there before stays, so
 * that a text that is too long already can be shortened, and never grows.
 * @param limit in characters, as `countCharacters` counts
 */
export function fitText(before: string, after: string, limit: number): FittedText {
  if (after.length <= limit || fitsLimit(after, Math.max(limit, countCharacters(before)))) {
    return { text: after, rest: '', caret: after.length };
  }
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  // Two emoji that follow each other in Unicode share their first half.
  if (isFirstHalf(after, start - 1)) start -= 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  if (end > 0 && isFirstHalf(after, after.length - end - 1)) end -= 1;
  const [head, put, tail] = [
    after.slice(0, start),
    after.slice(start, after.length - end),
    after.slice(after.length - end),
  ];
  const room = Math.max(limit, countCharacters(before)) - countCharacters(head) - countCharacters(tail);
  const kept = cutText(put, room);
  return { text: head + kept + tail, rest: put.slice(kept.length), caret: start + kept.length };
}

function isFirstHalf(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 0xd800 && unit < 0xdc00;
}
