/**
 * What travels with a page between browser and server and is never stored in it.
 *
 * It travels inside the field's value because that is the one thing every way of saving carries along: this editor, the
 * content manager's own Save and Publish, and a program that reads an entry and writes it back.
 */
export interface Envelope {
  /** Version of the stored page that this one was made from. Without it a save is not checked against others'. */
  basedOn?: string;
  /** For blocks that were taken from another language: which version of the original they translate. */
  sources?: Sources;
  /** What the page comes from, where that is more than typing; its version is called so. */
  step?: Step;
}

/** Somebody else's changes were brought in, or an earlier version was brought back. */
export type Step = 'merge' | 'restore';

const STEPS: ReadonlySet<unknown> = new Set<Step>(['merge', 'restore']);

/**
 * An entry's own texts, such as its title, as one block of its page: the id and the type that no other block can have. See
 * `translation/entry-block.ts`.
 */
export const ENTRY = '$entry';

/** The page as a whole: `version` is that of the original whose structure it followed last. */
export const PAGE = '$page';

/** Whether a record is of no block. */
export const isBesideBlocks = (id: string) => id === ENTRY || id === PAGE;

/** By block id, `ENTRY` or `PAGE`: the locale a block was taken from, and the version that the original's own text had. */
export type Sources = Readonly<Record<string, Source>>;

export interface Source {
  locale: string;
  version: string;
  /**
   * The versions of the texts that were translated, by their places joined with `/`; of a formatted text one for each of its
   * blocks. Records of earlier versions of the plugin have none.
   */
  texts?: Readonly<Record<string, readonly string[]>>;
  /** Those of them that were taken over as they are, or written anew, and nobody has confirmed yet. */
  open?: Readonly<Record<string, readonly string[]>>;
  /** The versions of translations that a machine put in: what says something else by now was written by a person. */
  machine?: Readonly<Record<string, readonly string[]>>;
  /** By the versions of `texts`: who has done something about them last. The server says it, and takes it from nobody. */
  by?: Stamps<Stamp>;
}

/** What people do about a text: `changed` is to write something else where a translation was confirmed. */
export type Deed = 'confirmed' | 'machine' | 'written' | 'changed' | 'reopened';

/** Who has done something about a text, and when. */
export interface Stamp {
  /** Null for who is gone. */
  name: string | null;
  /** ISO 8601. */
  at: string;
  deed: Deed;
  /** The version of what stood in its place then. */
  words: string;
}

/** By place, and by the version of the original's text. */
export type Stamps<One> = Readonly<Record<string, Readonly<Record<string, One>>>>;

/** Takes a field's value and its envelope apart. The value without envelope is the very same object. */
export function openEnvelope(value: unknown): { content: unknown; envelope: Envelope } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { content: value, envelope: {} };
  if (!['basedOn', 'sources', 'step'].some((name) => Object.hasOwn(value, name)))
    return { content: value, envelope: {} };
  const { basedOn, sources, step, ...content } = value as Record<string, unknown>;
  return {
    content,
    envelope: {
      ...(typeof basedOn === 'string' && { basedOn }),
      ...(isSources(sources) && { sources: withoutStamps(sources) }),
      ...(STEPS.has(step) && { step: step as Step }),
    },
  };
}

const LOCALE = /^[A-Za-z-]{2,12}$/;
const VERSION = /^[0-9a-f]{1,64}$/;

/** Whether a value is a record of sources, within bounds. Its stamps are for `withoutStamps`, whatever they are. */
export function isSources(value: unknown): value is Sources {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries = Object.values(value) as (Partial<Source> | null)[];
  return entries.length <= 1000 && entries.every((entry) => entry !== null && isSource(entry));
}

/** The records without what is not for the sender to say. */
export function withoutStamps(sources: Sources): Sources {
  if (Object.values(sources).every(({ by }) => by === undefined)) return sources;
  return Object.fromEntries(Object.entries(sources).map(([block, { by: _, ...record }]) => [block, record]));
}

const KNOWN = ['locale', 'version', 'texts', 'open', 'machine', 'by'];

function isSource(entry: Partial<Source>): boolean {
  return (
    Object.keys(entry).every((name) => KNOWN.includes(name)) &&
    LOCALE.test(`${entry.locale}`) &&
    VERSION.test(`${entry.version}`) &&
    areTexts(entry.texts) &&
    areTexts(entry.open) &&
    areTexts(entry.machine)
  );
}

/** Bounded as the texts of a block are: what is noted about them is no place to keep anything else. */
function areTexts(texts: unknown): boolean {
  if (texts === undefined) return true;
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) return false;
  const entries = Object.entries(texts);
  return (
    entries.length <= 1000 &&
    entries.every(
      ([place, versions]) =>
        place.length <= 300 &&
        Array.isArray(versions) &&
        versions.length <= 1000 &&
        versions.every((version) => typeof version === 'string' && VERSION.test(version)),
    )
  );
}
