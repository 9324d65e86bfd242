import { diffWordsWithSpace } from 'diff';

/** A piece of two texts read together. */
export interface WordPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Words that may differ before two texts are shown as two texts: a reader sees no more in it, and it takes long. */
const MOST_CHANGES = 400;

/** The part of a text that has to be in both: of two texts with single words in common a reader sees no change. */
const LEAST_SAME = 0.3;

/** What of a text was taken out and put in, word by word. */
export function compareWords(before: string, after: string): WordPart[] {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: MOST_CHANGES });
  const parts = changes?.map(({ added, removed, value }) =>
    part(added ? 'added' : removed ? 'removed' : 'same', value),
  );
  if (parts && hasMuchInCommon(parts, before, after)) return parts;
  return [before && part('removed', before), after && part('added', after)].filter((one) => one !== '');
}

function hasMuchInCommon(parts: readonly WordPart[], before: string, after: string): boolean {
  const same = parts.reduce((sum, { kind, text }) => (kind === 'same' ? sum + text.trim().length : sum), 0);
  return same >= LEAST_SAME * Math.min(before.trim().length, after.trim().length);
}

function part(kind: WordPart['kind'], text: string): WordPart {
  return { kind, text };
}
