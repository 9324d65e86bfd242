import { diffWordsWithSpace } from 'diff';

/** A piece of two texts read together. */
export interface WordPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Words that may differ before two texts are shown as two texts: a reader sees no more in it, and it takes long. */
const MOST_CHANGES = 400;

/** What of a text was taken out and put in, word by word. */
export function compareWords(before: string, after: string): WordPart[] {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: MOST_CHANGES });
  if (!changes) return [before && part('removed', before), after && part('added', after)].filter((one) => one !== '');
  return changes.map(({ added, removed, value }) => part(added ? 'added' : removed ? 'removed' : 'same', value));
}

function part(kind: WordPart['kind'], text: string): WordPart {
  return { kind, text };
}
