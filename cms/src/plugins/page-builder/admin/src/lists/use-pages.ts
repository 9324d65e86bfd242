import { unstable_useDocumentLayout as useDocumentLayout } from '@strapi/strapi/admin';
import { useMemo } from 'react';
import { PLUGIN_ID } from '../plugin-id.ts';

export interface ListedEntry {
  /** The entry as the list has it, in the language of the list. */
  entry: Record<string, unknown>;
  /** Such as `api::page.page`. */
  model: string;
}

/** What is asked of a field of a type. */
type Attribute = ReturnType<typeof useDocumentLayout>['edit']['layout'][number][number][number]['attribute'];

const isPage = (attribute: Attribute) =>
  'customField' in attribute && attribute.customField === `plugin::${PLUGIN_ID}.page`;

/** What Strapi copies in no entry without asking: values that no two may have, and relations that a copy would take away. */
const isHeldByOne = (attribute: Attribute) =>
  attribute.type === 'uid' ||
  ('unique' in attribute && attribute.unique === true) ||
  (attribute.type === 'relation' &&
    /^oneTo/.test(attribute.relation) &&
    ['mappedBy', 'inversedBy'].some((name) => Boolean(attribute[name as keyof typeof attribute])));

interface PageType {
  hasPage: boolean;
  /** Whether entries with a page can be copied as they are. */
  isCopiable: boolean;
  /** The field that lists name entries by. */
  titleField: string;
}

/** What lists are told of a type of entries. */
export function usePageType(model: string): PageType {
  const { edit, list } = useDocumentLayout(model);
  const titleField = list.settings.mainField;
  return useMemo(() => {
    const attributes = edit.layout.flat(2).map(({ attribute }) => attribute);
    const hasPage = attributes.some(isPage);
    return { hasPage, isCopiable: hasPage && !attributes.some(isHeldByOne), titleField };
  }, [edit.layout, titleField]);
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
        .filter(({ attribute }) => isPage(attribute))
        .map(({ name }) => read(entry[name])),
    [edit.layout, entry, read],
  );
}
