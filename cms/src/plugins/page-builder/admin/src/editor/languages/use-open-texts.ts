import { dequal } from 'dequal/lite';
import { useEffect, useRef, useState } from 'react';
import { keyOfPair, type Noted, type TextPair } from '../../../../shared/translation/pair-texts.ts';

export interface OpenTexts {
  /** Keys of the texts that were open when the original was loaded and are not confirmed since: typing takes none away. */
  open: ReadonlySet<string>;
  /** Texts that came, and have to be looked at. */
  add(pairs: readonly TextPair[]): void;
  /** @returns how many are open after it */
  confirm(pairs: readonly TextPair[]): number;
  /** Takes the confirmation off, as when somebody pressed too soon. */
  reopen(pairs: readonly TextPair[]): void;
}

/**
 * The texts that somebody has to look at. A confirmation holds for what stood there: where undo brings back what stood there
 * before, the text is open again.
 * @param source the original; the texts are looked through anew for another one
 * @param note see `useTexts`
 */
export function useOpenTexts(
  source: object | undefined,
  pairs: readonly TextPair[],
  note: (noted: ReadonlyMap<string, Noted>) => void,
): OpenTexts {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const latest = useRef(pairs);
  latest.current = pairs;
  /** What stood in each place when the original was loaded. */
  const before = useRef(new Map<string, TextPair['target']>());
  /** Keys of the texts that were changed since, and confirmed. */
  const confirmed = useRef(new Set<string>());
  useEffect(() => {
    before.current = new Map(latest.current.map((pair) => [keyOfPair(pair), pair.target]));
    confirmed.current.clear();
    setOpen(new Set(source && latest.current.filter(isOpen).map(keyOfPair)));
  }, [source]);

  const isBefore = (pair: TextPair) => dequal(pair.target, before.current.get(keyOfPair(pair)));
  const add = (added: readonly TextPair[]) => setOpen((keys) => new Set([...keys, ...added.map(keyOfPair)]));
  const reopen = (reopened: readonly TextPair[]) => {
    for (const pair of reopened) confirmed.current.delete(keyOfPair(pair));
    note(new Map(reopened.map((pair) => [keyOfPair(pair), 'written'])));
    add(reopened);
  };
  useEffect(() => {
    const undone = pairs.filter((pair) => confirmed.current.has(keyOfPair(pair)) && isBefore(pair));
    if (undone.length > 0) reopen(undone);
  });
  // Blocks that came since: texts of a page that begins from another language, or that follows its original.
  useEffect(() => {
    const fresh = source ? pairs.filter((pair) => !before.current.has(keyOfPair(pair))) : [];
    for (const pair of fresh) before.current.set(keyOfPair(pair), pair.target);
    if (fresh.some(isOpen)) add(fresh.filter(isOpen));
  });
  const confirm = (looked: readonly TextPair[]) => {
    const gone = new Set(looked.map(keyOfPair));
    for (const pair of looked) if (!isBefore(pair)) confirmed.current.add(keyOfPair(pair));
    note(new Map([...gone].map((key) => [key, 'confirmed'])));
    const left = new Set([...open].filter((key) => !gone.has(key)));
    setOpen(left);
    return left.size;
  };
  return { open, add, confirm, reopen };
}

const isOpen = ({ state }: TextPair) => state !== 'translated';
