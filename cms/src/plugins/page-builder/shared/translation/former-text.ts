import type { Segment } from 'page-format';

/** What a text of an original said when it was translated, see `TextPair.was`. */
export interface FormerText {
  block: string;
  /** See `keyOf`. */
  place: string;
  version: string;
  text: Segment['text'];
}

/** What tells it from others. */
export const keyOfFormer = ({ block, place, version }: Omit<FormerText, 'text'>) => `${block}/${place}/${version}`;
