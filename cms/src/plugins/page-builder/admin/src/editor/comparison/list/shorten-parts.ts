import { shortenText } from 'page-format';
import type { WordPart } from '../../../../../shared/differences/compare-words.ts';

/** Characters of what stayed that are shown beside what changed. */
const AROUND = 40;

/** Characters of what came or went that are shown; the rest stands on the page. */
const LONGEST = 300;

/** Leaves out of a long text what stayed as it was, but for the words around what changed. */
export function shortenParts(parts: readonly WordPart[]): WordPart[] {
  return parts.map(({ kind, text }, index) => {
    if (kind !== 'same') return { kind, text: shortenText(text, LONGEST) };
    const [start, end] = [index === 0 ? 0 : AROUND, index === parts.length - 1 ? 0 : AROUND];
    if (text.length <= start + end + 1) return { kind, text };
    // At the ends of words.
    const head = text.slice(0, start).replace(/\S+$/, '');
    const tail = end === 0 ? '' : text.slice(-end).replace(/^\S+/, '');
    return { kind, text: `${head}…${tail}` };
  });
}
