/** The version of each field of an entry, by the field's name; see `version.ts`. */
export type Bases = Readonly<Record<string, string>>;

/** What a call that changes an entry says of what is stored. It stands in the body, beside what is to be saved. */
export interface SaveTerms {
  /** The versions that the caller has read and started from. A page may say it inside its own value as well. */
  basedOn: Bases;
  /** True when the caller means to overwrite whatever is stored. */
  force: boolean;
}

const VERSION = /^[0-9a-f]{1,64}$/;

/** Reads the terms of a request's body; what is no version is not there. */
export function readSaveTerms(body: unknown): SaveTerms {
  const { basedOn, force } = (body ?? {}) as { basedOn?: unknown; force?: unknown };
  const named = typeof basedOn === 'object' && basedOn !== null ? Object.entries(basedOn) : [];
  const versions = named.filter((entry): entry is [string, string] => VERSION.test(String(entry[1])));
  return { basedOn: Object.fromEntries(versions), force: force === true };
}

/** Why a field was not saved. */
export interface BaseIssue {
  level: 'error';
  /** `stale`: somebody else changed it since it was read. `no-base`: the caller did not say what it started from. */
  code: 'stale' | 'no-base';
  field: string;
  path: string;
  /** Of what is stored; a save that names it is meant. */
  version: string;
  /** What is stored; left out where the caller may not read it. */
  current?: unknown;
  message: string;
}

/** Who saved an entry last, where that is known, and when (ISO 8601). */
export interface LastChange {
  by?: string;
  at?: string;
}
