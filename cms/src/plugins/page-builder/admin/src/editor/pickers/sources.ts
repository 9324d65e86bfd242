import {
  type EntryRequest,
  type EntrySearch,
  filterByText,
  type ListedEntry,
  PICKER_PAGE_SIZE,
  type PickerSource,
  pickerSources,
} from '../../api/picker-sources.ts';
import { requireList } from '../../text/describe-failure.ts';

/** How the entries of a content type are found: as a plugin registered it, else by their titles alone. */
export function findSource(contentType: string): PickerSource {
  return pickerSources.find(contentType) ?? { contentType, keeps: [] };
}

/**
 * The request for entries that somebody looks for.
 * @param titleField names an entry of a type that no plugin has registered a request for
 */
export function requestEntries(contentType: string, titleField: string, search: EntrySearch): EntryRequest {
  const { request } = findSource(contentType);
  if (request) return request(search);
  const { query, locale } = search;
  return {
    path: `/content-manager/collection-types/${contentType}`,
    params: {
      locale,
      page: 1,
      pageSize: PICKER_PAGE_SIZE,
      sort: `${titleField}:ASC`,
      ...filterByText(titleField, query),
    },
  };
}

/**
 * Entries in an answer of either kind.
 * @throws AnswerError when there are none in it
 */
export function readEntries(answer: { data?: unknown; results?: unknown }): readonly ListedEntry[] {
  return requireList<ListedEntry>(answer.results ?? answer.data, answer);
}

/** What a document keeps of an entry that was chosen; its name as `title`, too, whatever its type calls it. */
export function snapshotOf(contentType: string, titleField: string, entry: ListedEntry): Record<string, unknown> {
  const names = new Set([titleField, ...findSource(contentType).keeps]);
  const kept = { title: entry[titleField], ...Object.fromEntries([...names].map((name) => [name, entry[name]])) };
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined && value !== null));
}
