import { dequal } from 'dequal/lite';
import { countCharacters, type RichTextNode, readTagged, type Segment, untag, writeTagged } from 'page-format';
import { readSegment } from '../../../../shared/plain-text.ts';
import type { TextPair } from '../../../../shared/translation/pair-texts.ts';
import { type MemoryMatch, splitLines } from '../../../../shared/translation-memory.ts';

/** A remembered translation as it can be put in. */
export interface Offer {
  /** Of the match. */
  id: number;
  text: string | RichTextNode;
  /** What it says, and what its own original said. */
  words: string;
  original: string;
  /** How similar that original is, in percent. */
  score: number;
}

/**
 * Matches with the links, formats and placeholders of a text in place of their own. Left out is what has not as many of
 * them or of lines, what is too long, and what stands here already.
 * @param limit most characters of a plain text
 */
export function listOffers(
  matches: readonly MemoryMatch[],
  { source, target }: TextPair,
  limit = Number.POSITIVE_INFINITY,
): Offer[] {
  const offers = matches.flatMap((match): Offer[] => {
    const text = fitMatch(source.text, match.target);
    if (text === undefined || dequal(text, target)) return [];
    if (typeof text === 'string' && countCharacters(text) > limit) return [];
    return [{ id: match.id, text, words: readSegment({ text }), original: untag(match.source), score: match.score }];
  });
  // Without the formats of theirs that this text has not, several may say the same.
  return [...new Map(offers.toReversed().map((offer) => [offer.words, offer])).values()].toReversed();
}

function fitMatch(original: Segment['text'], remembered: string): Segment['text'] | undefined {
  const lines = splitLines(remembered);
  if (lines.length !== writeTagged(original).length) return undefined;
  const read = readTagged(original, lines);
  // A text without formats takes the words of one that had some.
  const plain = 'problem' in read ? readTagged(original, lines.map(withoutTags)) : read;
  return 'problem' in plain ? undefined : plain.text;
}

const withoutTags = (line: string) => line.replace(/<[^<>]*>/g, '');
