/** What `GET /page-builder/uses` answers, and a refusal to delete or unpublish what is in use. */

export type UseStatus = 'draft' | 'published';

/** An entry, in one language, whose page refers to something. */
export interface UsingEntry {
  uid: string;
  kind: 'collectionType' | 'singleType';
  /** What the type is called in the admin. */
  typeName: string;
  documentId: string;
  /** Null where the type has no languages. */
  locale: string | null;
  /** Null where it has none, or where the person may not read it. */
  title: string | null;
  /** The versions that refer to it; empty where the type has no drafts. */
  states: readonly UseStatus[];
  /** The first ones only, see `more`. */
  places: readonly UsePlace[];
  /** How many places are not listed. */
  more: number;
}

/** What refers to something: a property of a block, or a field of the entry's form. */
export interface UsePlace {
  /** With the components that it stands in, such as `seo.image`. */
  field: string;
  /** What the form calls the field and its components, where no block refers. */
  labels?: readonly string[];
  /** Empty where no block refers, as are the type and the path. */
  blockId: string;
  blockType: string;
  /** Place in the block's props, such as `slides.0.image`. */
  path: string;
  states: readonly UseStatus[];
}

export interface UsesAnswer {
  data: readonly UsingEntry[];
  meta: {
    /** Whether blocks can refer to entries of this type at all. */
    isTarget: boolean;
    page: number;
    pageSize: number;
    total: number;
    /** Entries that refer to it and that the person may not read. */
    hidden: number;
  };
}

/** `details` of the refusal of a call that would leave gaps on pages. */
export interface InUseDetails {
  code: 'in-use';
  action: 'delete' | 'unpublish';
  /** The first ones. */
  entries: readonly UsingEntry[];
  total: number;
  hidden: number;
  /** To be sent as the header of `CONFIRM_HEADER` by whoever wants it all the same. */
  confirmation: string;
}

/** Names what somebody has seen would break; see `InUseDetails`. */
export const CONFIRM_HEADER = 'X-Confirm-Uses';
