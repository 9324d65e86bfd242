import { useState } from 'react';
import { keyOfPair } from '../../../../../shared/translation/pair-texts.ts';
import type { FileChange } from './translation-file.ts';

/** What is put in of a file: all that changes, but for what somebody has written here, unless it was chosen otherwise. */
export interface Chosen {
  /** @param page where there are several */
  choose(changes: readonly FileChange[], page?: string): FileChange[];
  /** Chooses texts, or leaves them out. */
  turn(changes: readonly FileChange[], page?: string): void;
  forget(): void;
}

export function useChosen(): Chosen {
  /** Keys of texts whose choice is another than at first. */
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const keyOf = ({ pair }: FileChange, page: string) => `${page} ${keyOfPair(pair)}`;
  return {
    choose: (changes, page = '') => changes.filter((each) => each.isWritten === turned.has(keyOf(each, page))),
    turn(changes, page = '') {
      const next = new Set(turned);
      for (const change of changes) if (!next.delete(keyOf(change, page))) next.add(keyOf(change, page));
      setTurned(next);
    },
    forget: () => setTurned(new Set()),
  };
}
