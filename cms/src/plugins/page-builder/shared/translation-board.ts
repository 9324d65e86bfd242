import type { TextCounts } from './translation/count-texts.ts';

/** What `GET /page-builder/translations` answers. */

/** What pages are looked for: a state that one of their languages is in. */
export const BOARD_STATES = ['missing', 'todo', 'outOfDate', 'ready'] as const;
export type BoardState = (typeof BOARD_STATES)[number];

/** A page in one language. */
export interface BoardCell {
  /** Null where it was written around Strapi, and is counted at the next start. */
  counts: TextCounts | null;
  /** The language that it is translated from; null for an original. */
  origin: string | null;
  /** `changed` is live as it was before. Null where the type has no drafts. */
  publication: 'draft' | 'changed' | 'live' | null;
  /** ISO 8601. */
  changedAt: string;
  /** Null for programs, and people who are gone. */
  changedBy: string | null;
  /** Names of those who have it open now. */
  openedBy: readonly string[];
}

/** An entry with a page, or one of its pages where it has several. */
export interface BoardPage {
  contentType: string;
  kind: 'collectionType' | 'singleType';
  /** What the type is called in the admin. */
  typeName: string;
  documentId: string;
  field: string;
  /** Null where it has none, or where the person may not read it. */
  title: string | null;
  /** Words of the original. */
  words: number;
  /** By language: null where the page is missing. Languages that the person may not read are left out. */
  cells: Readonly<Record<string, BoardCell | null>>;
}

/** A user of the admin. */
export interface Person {
  id: number;
  name: string;
}

/** An attribute by which pages are found, with the values that they have in the languages that the person may read. */
export interface BoardFilter {
  name: string;
  /** As the forms of the content manager call it. */
  label: string;
  values: readonly string[];
}

/** Of all pages that were found, in one language. */
export interface BoardTotal {
  missing: number;
  /** Words that the originals of missing pages have. */
  missingWords: number;
  todoWords: number;
  outOfDateWords: number;
}

export interface BoardAnswer {
  data: readonly BoardPage[];
  meta: {
    page: number;
    pageSize: number;
    total: number;
    /** All that the person may read, whatever was asked for. */
    languages: readonly { code: string; name: string }[];
    /** Of all types whose pages the person may read, whatever was asked for. */
    filters: readonly BoardFilter[];
    /** Who changed a page of these last, in one of its languages. */
    people: readonly Person[];
    totals: Readonly<Record<string, BoardTotal>>;
  };
}

/** Words of texts that nobody has translated yet, or that nobody has confirmed. */
export function countTodo({ new: open, machine, edited }: TextCounts): number {
  return open.words + machine.words + edited.words;
}
