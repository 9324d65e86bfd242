import type { Bases } from '../../../shared/save-terms.ts';
import type { PagePlace } from '../api/sites.ts';

/** The entry whose page is edited. */
export interface Entry {
  model: string;
  collectionType: string;
  /** Undefined for an entry that was not saved yet, and for single types. */
  documentId: string | undefined;
  /** True when the entry is stored in this language; a save then changes it, and else begins it. */
  isStored: boolean;
  /** False while the form still shows another language than the address names. */
  isSettled: boolean;
  /** Locale and status as the content manager's own requests name them; no locale where the type has no languages. */
  params: Record<string, string>;
  locale: string;
  /** What the canvas imitates. */
  place: PagePlace;
  /** The field that the content manager names entries by. */
  title: string;
  /** False where the form on screen is not the one of the address, as in a relation's dialog; saving is left to it. */
  isOwnForm: boolean;
  hasDraftAndPublish: boolean;
  /** The versions of the fields that the form was filled from. */
  bases: Bases;
}
