/** Why a version was made. */
export const VERSION_KINDS = [
  'save',
  'publish',
  'unpublish',
  'discard',
  'merge',
  'restore',
  'translation',
  'copy',
  'import',
  'delete',
] as const;

export type VersionKind = (typeof VERSION_KINDS)[number];

/** How many blocks of each type became what, in one page. */
export interface PageSummary {
  added?: Readonly<Record<string, number>>;
  removed?: Readonly<Record<string, number>>;
  moved?: Readonly<Record<string, number>>;
  changed?: Readonly<Record<string, number>>;
}

/** What a version changed, compared with the one before. */
export interface VersionSummary {
  /** True for the first version that is known of an entry. */
  isFirst?: boolean;
  /** By the name of the page field. */
  pages?: Readonly<Record<string, PageSummary>>;
  /** Names of other fields. */
  fields?: readonly string[];
}

/** A version as a list shows it. */
export interface ListedVersion {
  id: number;
  /** ISO 8601. */
  savedAt: string;
  kind: VersionKind;
  name: string | null;
  /** Who saved it: a person, or the program of an API token; null for the server itself, and for people who are gone. */
  by: string | null;
  summary: VersionSummary;
}

/** Longest name of a version, in characters. */
export const LONGEST_NAME = 100;
