import type { z } from 'zod';
import type { KnownPaths } from '../site/known-paths.ts';
import type { Country, Locale } from '../site/locales.ts';
import type { Condition } from './condition.ts';
import type { Loadable } from './loadable.ts';
import type { ResolvedReferences } from './references.ts';
import type { EditorText } from './text.ts';

/** Sections of the settings panel, in the order they are shown. */
export const FIELD_GROUPS = ['content', 'layout', 'style', 'analytics', 'advanced'] as const;
export type FieldGroup = (typeof FIELD_GROUPS)[number];

/** What binding needs to turn stored values into values a View can draw. */
export interface BindContext {
  locale: Locale;
  country: Country;
  refs: ResolvedReferences;
  /** The public address of the CMS, without a slash at the end; empty inside the admin. */
  assetBase: string;
  /** Put before addresses of the media library's files in place of `assetBase`: a CDN, without a slash at the end. */
  fileBase?: string;
  /** Where the paths lead that new blocks link to, in the language of the page; missing on the canvas. */
  knownPaths?: KnownPaths;
  /** Hosts whose scripts the site runs, as its administrators set them; missing on the canvas, which runs none. */
  scriptHosts?: readonly string[];
  /** Answers to blocks' requests, by address; what a sample shows, by the id of its block. */
  answers?: Readonly<Record<string, Loadable>>;
}

/** A problem with a value, before it is known where it stands. */
export interface ValueProblem {
  level: 'error' | 'warning';
  message: EditorText;
  /** Where inside the value, for lists: item index, then property name. */
  path?: (string | number)[];
}

/**
 * One property of a block: how it is checked, where it starts, how it is edited, and what a View receives.
 *
 * `Stored` is what the document holds; `Bound` what the View gets, after references were resolved and links made safe.
 * The files of `fields/` make these; a block only says `title: text({ … })`.
 */
export interface Field<Stored = unknown, Bound = Stored> {
  readonly kind: string;
  readonly label: EditorText;
  readonly help?: EditorText | undefined;
  readonly group: FieldGroup;
  readonly when?: Condition | undefined;
  readonly default: Stored;
  readonly schema: z.ZodType<Stored>;
  /** What the schema takes, to complete "must be …": `a number from 0 to 8`, `eine Zahl von 0 bis 8`. */
  readonly expects: EditorText;
  /** True when no two blocks of a page may hold the same text here; empty ones do not count. */
  readonly uniqueOnPage?: boolean;
  /** True when the text is the address of a script that the page runs. */
  readonly runsScript?: boolean;
  /** Reads a stored value that the schema refuses as far as it can be read; without it the default is used. */
  salvage?(value: unknown): Stored;
  /** Problems of a stored value that the schema refuses, where more can be said than what `expects` says. */
  explain?(value: unknown): ValueProblem[];
  /**
   * Problems beyond the schema: a required value that is missing, a link that is refused.
   * @param beside all values of the block or list item the property belongs to, read by their fields
   */
  check?(value: Stored, beside: Readonly<Record<string, unknown>>): ValueProblem[];
  bind(value: Stored, context: BindContext): Bound;
}

/** The properties of a block by name. */
// biome-ignore lint/suspicious/noExplicitAny: a record of fields of any value types; each field keeps its own
export type Fields = Readonly<Record<string, Field<any, any>>>;

/** What a document stores for a record of fields. */
export type StoredProps<F extends Fields> = { [Name in keyof F]: F[Name]['default'] };

/** What a View receives for a record of fields. */
export type BoundProps<F extends Fields> = { [Name in keyof F]: ReturnType<F[Name]['bind']> };
