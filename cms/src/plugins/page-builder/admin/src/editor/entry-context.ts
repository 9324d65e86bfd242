import { createContext, useContext } from 'react';
import type { PagePlace } from '../api/sites.ts';
import type { Editing } from '../session/editing.ts';
import type { Entry } from '../session/entry.ts';

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

/** The page that is edited, and the field of the entry that it stands in. */
export interface EditedPage {
  name: string;
  entry: Entry;
  editing: Editing;
}

const Edited = createContext<EditedPage | undefined>(undefined);

export const EditedPageProvider = Edited.Provider;

/** The page that is edited; undefined where one is only shown. Another object with each change of the entry's form. */
export const useEditedPage = () => useContext(Edited);
