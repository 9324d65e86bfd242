import { cutText } from '../text/characters.ts';
import { LONGEST_NAME } from './document.ts';

/** What is seen of a text; a name of nothing but joiners and direction marks would be a blank line. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The name that a typed text gives a block: one line, without spaces around it, within the limit; empty for none. */
export function readName(typed: string): string {
  const name = cutText(typed.replace(/\s+/g, ' ').trim(), LONGEST_NAME).trimEnd();
  return VISIBLE.test(name) ? name : '';
}
