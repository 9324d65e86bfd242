import type { z } from 'zod';
import type { Mend } from '../check/mend.ts';
import type { ResolvedPage, ResolvedReferences } from '../references/references.ts';
import type { EditorText } from '../text/text.ts';
import type { Condition } from './condition.ts';

/** Sections of the settings panel, in the order they are shown. */
export const FIELD_GROUPS = ['content', 'layout', 'style', 'analytics', 'advanced'] as const;
export type FieldGroup = (typeof FIELD_GROUPS)[number];

/**
 * Where and for whom a block is drawn. Small and plain, because islands carry it in the page; a project that tells its
 * Views more extends it.
 */
export interface ViewEnv {
  /** `edit` shows prompts, popup contents inline and all zones, and never records analytics; `site` is what visitors get. */
  mode: 'edit' | 'site';
  /** As the CMS names the language; not always a language tag. */
  locale: string;
  /** BCP 47 tag for `Intl` and `lang`. */
  lang: string;
  /** Public address of the CMS, without a slash at the end, for its files and its calls; empty inside the admin. */
  cmsUrl: string;
  /** Before addresses of the media library's files in its place: a CDN, without a slash at the end. */
  fileBase?: string;
  /** In which language the canvas says what only editors read; see `translate`. Missing on the site. */
  editorLanguage?: string;
}

/** What binding needs to turn stored values into values a View can draw. What only the site knows, it is asked. */
export interface BindContext {
  /** What Views and islands see of it. */
  env: ViewEnv;
  refs: ResolvedReferences;
  /** Hosts whose scripts the site runs, as its administrators set them; missing on the canvas, which runs none. */
  scriptHosts?: readonly string[];
  /** Where a page stands on the site that is drawn; empty when it has none of it. Without this no link leads to a page. */
  pageAddress?(page: ResolvedPage): string;
  /** Where a typed address leads that the site has elsewhere; undefined for one that stays as it is. */
  rewriteAddress?(address: string): string | undefined;
  /**
   * The smaller versions that exist of an image of the media library, narrowest first; none without this.
   * @param width of the original in pixels, null where it is not known
   */
  imageVariants?(url: string, width: number | null): ImageVariant[];
}

/** A smaller version of an image. */
export interface ImageVariant {
  url: string;
  /** Pixels. */
  width: number;
}

/** A problem with a value, before it is known where it stands. */
export interface ValueProblem {
  level: 'error' | 'warning';
  message: EditorText;
  /** Where inside the value, for lists: item index, then property name. */
  path?: (string | number)[];
  /** How it is put right with one press, where there is one right way. */
  mend?: Mend;
  /** True where a value is missing that visitors need: in a hidden block nobody waits for it. */
  isMissing?: true;
  /** True for what every new block has: the editor says it once the block was saved, and not while it is being made. */
  onceSaved?: boolean;
}

/** An address that a value leads to, as it was typed. */
export interface TypedAddress {
  address: string;
  /** Where inside the value, for lists: item index, then property name. */
  path: (string | number)[];
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
  /** The addresses that a value leads to; not the pages and files that it refers to. */
  addresses?(value: Stored): TypedAddress[];
  bind(value: Stored, context: BindContext): Bound;
}

/** The properties of a block by name. */
// biome-ignore lint/suspicious/noExplicitAny: a record of fields of any value types; each field keeps its own
export type Fields = Readonly<Record<string, Field<any, any>>>;

/** What a document stores for a record of fields. */
export type StoredProps<F extends Fields> = { [Name in keyof F]: F[Name]['default'] };

/** What a View receives for a record of fields. */
export type BoundProps<F extends Fields> = { [Name in keyof F]: ReturnType<F[Name]['bind']> };
