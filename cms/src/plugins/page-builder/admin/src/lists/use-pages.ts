import { unstable_useDocumentLayout as useDocumentLayout } from '@strapi/strapi/admin';
import { useMemo } from 'react';
import { PLUGIN_ID } from '../plugin-id.ts';

export interface ListedEntry {
  /** The entry as the list has it, in the language of the list. */
  entry: Record<string, unknown>;
  /** Such as `api::page.page`. */
  model: string;
}

/**
 * Reads each page that an entry of a list holds.
 * @param read the same function each time
 */
export function usePages<Found>({ entry, model }: ListedEntry, read: (stored: unknown) => Found): Found[] {
  const { edit } = useDocumentLayout(model);
  return useMemo(
    () =>
      edit.layout
        .flat(2)
        .filter(({ attribute }) => 'customField' in attribute && attribute.customField === `plugin::${PLUGIN_ID}.page`)
        .map(({ name }) => read(entry[name])),
    [edit.layout, entry, read],
  );
}
