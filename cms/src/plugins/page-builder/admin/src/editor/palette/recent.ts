import { useEffect, useState } from 'react';
import { createListeners } from '../../store/listeners.ts';

/**
 * The blocks this person inserted last, newest first. Kept in the browser: it is a habit of a person at a desk and
 * belongs to no page.
 */
const KEY = 'page-builder:recent-blocks';
const KEPT = 6;

const { subscribe, notify } = createListeners();
let cached: { text: string | null; types: readonly string[] } = { text: null, types: [] };

export function rememberRecent(type: string): void {
  const types = [type, ...readRecent().filter((entry) => entry !== type)].slice(0, KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(types));
  } catch {
    // Where the browser keeps nothing, there is no list; inserting works all the same.
  }
  notify();
}

/** Types as stored; anything that is no list of names counts as none. The same list until it changes. */
function readRecent(): readonly string[] {
  let text: string | null = null;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    return cached.types;
  }
  if (text !== cached.text) cached = { text, types: parseTypes(text) };
  return cached.types;
}

function parseTypes(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value)
      ? value.filter((entry): entry is string => typeof entry === 'string').slice(0, KEPT)
      : [];
  } catch {
    return [];
  }
}

/**
 * The list for who shows it: it waits while the pointer is over what shows it, where its entries would move away under it,
 * so that a second press would insert another block.
 */
export function useRecent(shown: HTMLElement | null): readonly string[] {
  const [types, setTypes] = useState(readRecent);
  useEffect(() => {
    const read = () => setTypes(readRecent());
    const readUnlessOver = () => {
      if (!shown?.matches(':hover')) read();
    };
    const unsubscribe = subscribe(readUnlessOver);
    shown?.addEventListener('pointerleave', read);
    return () => {
      unsubscribe();
      shown?.removeEventListener('pointerleave', read);
    };
  }, [shown]);
  return types;
}
