import { createContext, useContext } from 'react';
import type { PagePlace } from '../api/sites.ts';

const Context = createContext<PagePlace>({ locale: '', site: '', lang: '' });

export const EntryPlaceProvider = Context.Provider;

/** Where the page that is edited is seen. The same object until that changes. */
export function useEntryPlace(): PagePlace {
  return useContext(Context);
}

/** Locale of the entry that is edited: pages and entries to choose from are shown in it. */
export function useEntryLocale(): string {
  return useContext(Context).locale;
}
