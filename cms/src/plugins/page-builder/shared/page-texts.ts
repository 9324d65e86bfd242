import type { Sources } from './envelope.ts';
import type { Bases } from './save-terms.ts';
import type { NamedText } from './translation/entry-texts.ts';

/** What `POST /page-builder/translations/texts` answers. */

/** Pages that one call asks for. Each may be as long as a page can be, twice. */
export const MOST_PAGES = 10;

export interface PageAddress {
  contentType: string;
  documentId: string;
  field: string;
}

/**
 * Why the texts of a page are not there: it is gone, or not for the person to read (`unknown`); it is not there in the
 * language that is translated (`noOriginal`), or in the other one (`missing`); its texts are not for them to change
 * (`forbidden`).
 */
export type PageProblem = 'unknown' | 'noOriginal' | 'missing' | 'forbidden';

/** A page in one language, as it is stored, with the texts of its entry. */
export interface StoredTexts {
  content: unknown;
  values: Readonly<Record<string, unknown>>;
}

/** A page and its original, as they are stored. */
export interface PageTexts {
  /** Of the original; null where it has none, or where the person may not read it. */
  title: string | null;
  /** The language that the page is translated from, as the board has it; null for an original. */
  origin: string | null;
  original: StoredTexts;
  translation: StoredTexts;
  /** What is noted about the translation. */
  sources: Sources;
  /** The texts of the entry that the person may change. */
  texts: readonly NamedText[];
  /** Versions of what a save of texts may change. */
  basedOn: Bases;
}

export interface PageTextsAnswer {
  /** In the order in which they were asked for. */
  data: readonly (PageTexts | { problem: PageProblem })[];
}
