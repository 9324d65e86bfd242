/** What `GET /page-builder/deleted` and `POST /page-builder/deleted/restore` answer. */

/** An entry with a page that was deleted, or languages of one that is still stored. */
export interface DeletedEntry {
  contentType: string;
  kind: 'collectionType' | 'singleType';
  /** What the type is called in the admin. */
  typeName: string;
  documentId: string;
  /** Null where the last version has none, or where the person may not read it. */
  title: string | null;
  /** Deleted languages that the person may restore, the last one first; empty where the type has no languages. */
  locales: readonly string[];
  /** True where the entry is still stored in other languages. */
  isPartial: boolean;
  /** ISO 8601; null where the deletion was not recorded. */
  deletedAt: string | null;
  /** Who deleted it: a person, or the program of an API token; null for the server itself, and where it is not known. */
  deletedBy: string | null;
  /** When the last version was made: the deletion, where that was recorded. */
  savedAt: string;
}

export interface DeletedAnswer {
  data: readonly DeletedEntry[];
  meta: {
    page: number;
    pageSize: number;
    total: number;
    /** How many days deleted entries are kept. */
    days: number;
  };
}

/** A value that could not come back, because another entry has it now. */
export interface ChangedValue {
  locale: string | null;
  field: string;
  from: string;
  to: string;
}

/** Files and entries that a field referred to, and that are gone. */
export interface MissingTargets {
  locale: string | null;
  /** With the components that it stands in, such as `seo.image`. */
  field: string;
  count: number;
}

/** What a restored entry is, and what of it is not as it was. Fields that the person may not read are left out. */
export interface RestoredEntry {
  documentId: string;
  locales: readonly string[];
  changed: readonly ChangedValue[];
  missing: readonly MissingTargets[];
}
