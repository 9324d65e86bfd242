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

/** An entry with a page, or one of its pages where it has several; or an entry without, of which `field` is `ENTRY`. */
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
  /** By language: who is asked for it, while it is not ready. */
  requests: Readonly<Record<string, BoardRequest>>;
}

/** Somebody is asked to translate a page. */
export interface BoardRequest {
  person: string;
  /** Null for who is gone. */
  askedBy: string | null;
  /** A date, such as 2026-12-05. */
  until: string | null;
  note: string | null;
}

/** A language of the project. */
export interface NamedLanguage {
  code: string;
  /** As the CMS calls it. */
  name: string;
  /** BCP 47, by which browsers name it. */
  tag: string;
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
  /** The content type on whose sites its values are, see `getSites`; null for everything else. */
  sitesOf: string | null;
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
    languages: readonly NamedLanguage[];
    /** Content types of all that the person may read, whatever was asked for. */
    types: readonly { uid: string; name: string }[];
    /** Of all types whose pages the person may read, whatever was asked for. */
    filters: readonly BoardFilter[];
    /** Who changed a page of these last, in one of its languages, or is asked for one. */
    people: readonly Person[];
    /** Codes of those in which the person may change texts of some pages. */
    translates: readonly string[];
    /** Whether the person may ask others for translations. */
    mayAsk: boolean;
    totals: Readonly<Record<string, BoardTotal>>;
  };
}

/** Words of texts that nobody has translated yet, or that nobody has confirmed. */
export function countTodo({ new: open, machine, edited }: TextCounts): number {
  return open.words + machine.words + edited.words;
}

/** Whether a page is translated: it has blocks of its original, and none of its texts is to do or out of date. */
export function isReady({ all, new: open, machine, edited, outOfDate, absent }: TextCounts): boolean {
  if (all.texts > 0 && all.texts === absent.texts) return false;
  return open.texts + machine.texts + edited.texts + outOfDate.texts === 0;
}
