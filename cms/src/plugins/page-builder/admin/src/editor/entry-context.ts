import type { Locale } from '@lumavelo/blocks/site';
import { createContext, useContext } from 'react';

const Context = createContext<Locale>('nl');

export const EntryLocaleProvider = Context.Provider;

/** Locale of the entry that is edited: pages and entries to choose from are shown in it. */
export function useEntryLocale(): Locale {
  return useContext(Context);
}
