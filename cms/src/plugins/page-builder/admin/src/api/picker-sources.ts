import type { MessageDescriptor } from 'react-intl';
import { createRegistrations } from './registrations.ts';

/** An entry as a list of the CMS gives it. */
export interface ListedEntry {
  documentId: string;
  [field: string]: unknown;
}

/** What somebody looks for. */
export interface EntrySearch {
  query: string;
  locale: string;
  /** Value of the filter's option that was chosen. */
  filter?: string | undefined;
}

export interface EntryRequest {
  path: string;
  params: Record<string, unknown>;
}

/** A menu that narrows the list. */
export interface PickerFilter {
  label: MessageDescriptor;
  /** What the menu shows while nothing is chosen. */
  any: MessageDescriptor;
  options: readonly { value: string; label: MessageDescriptor; values?: Record<string, string | number> }[];
}

/** How the entries of a content type are found and told apart. */
export interface PickerSource {
  /** Such as `api::faq.faq`. */
  contentType: string;
  /** The request for entries whose title contains what was typed; without it, the Content Manager is asked. */
  request?(search: EntrySearch): EntryRequest;
  /** Fields of an entry that a document keeps, to stay readable when the entry is gone. */
  keeps: readonly string[];
  /** What stands behind the title in the list. */
  detail?(entry: ListedEntry): string;
  filter?: PickerFilter;
}

export const pickerSources = createRegistrations<PickerSource>(
  'The picker source of',
  ({ contentType }) => contentType,
);

/** Entries shown at a time. */
export const PICKER_PAGE_SIZE = 20;

/** Parameters of Strapi's REST API for entries with a text in a field; none while nothing is typed. */
export function filterByText(field: string, query: string): Record<string, unknown> {
  const typed = query.trim();
  return typed === '' ? {} : { filters: { [field]: { $containsi: typed } } };
}
