import { createContext, useContext } from 'react';

const Context = createContext('');

export const EntryLocaleProvider = Context.Provider;

/** Locale of the entry that is edited: pages and entries to choose from are shown in it. */
export function useEntryLocale(): string {
  return useContext(Context);
}
