import type { Noted, TextPair } from './translation/pair-texts.ts';

/** What `GET /page-builder/entry-texts` answers: the texts of an entry without a page beside those of its original. */
export interface EntryDesk {
  contentType: string;
  kind: 'collectionType' | 'singleType';
  typeName: string;
  documentId: string;
  /** Null where it has none, or where the person may not read it. */
  title: string | null;
  /** The language that it is translated from; null for an original. */
  from: string | null;
  /** What the project calls both languages. */
  names: { from: string; to: string };
  /** Whether what is saved waits for being published. */
  hasDrafts: boolean;
  /** Whether the person may have its texts translated by machine, where a service is set up. */
  canTranslateByMachine: boolean;
  texts: readonly DeskText[];
}

/** A text of the original that the person may read in both languages. */
export interface DeskText {
  pair: TextPair;
  /** As the forms of the content manager call it. */
  label: string;
  /** In characters. */
  maxLength: number;
  /** Addresses are no prose. */
  isSlug: boolean;
  canWrite: boolean;
}

/** A text that is saved by `PUT /page-builder/entry-texts`. */
export interface EntryTextChange {
  value: string;
  /** What stood there when the person began, so that nobody overwrites what they have not seen. */
  before: string;
  /** What the original said then. */
  source: string;
  noted: Noted;
}
