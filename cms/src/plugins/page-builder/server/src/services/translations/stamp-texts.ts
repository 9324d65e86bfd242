import type { Deed, Source, Stamps } from '../../../../shared/envelope.ts';
import { UNKNOWN } from '../../../../shared/translation/pair-texts.ts';

/** A stamp as it is stored: short, because every text has one. `at` is in milliseconds since 1970. */
export type StoredStamp = readonly [person: number, at: number, deed: Deed, words: string];

/** A record of `Source` as it is stored. */
export type StoredSource = Omit<Source, 'by'> & { by?: Stamps<StoredStamp> };

type Texts = NonNullable<Source['texts']>;

/** The versions of what stands in the places of a block: before it was written, where it was there, and now. */
export interface Words {
  before?: Texts | undefined;
  now?: Texts | undefined;
}

/** Somebody who has written, and when, in milliseconds since 1970. */
export interface Writer {
  person: number;
  at: number;
}

/**
 * A record with who has done something about its texts last: where what is noted of a text, or what stands in its place, is
 * another than before, that is the writer. The others keep what was known of them.
 * @param record as it was sent; what it says about that itself is left out
 * @param words left out for places that stay as they are
 * @param writer undefined for programs, of whom nothing is noted
 */
export function stampTexts(
  record: Source,
  before: StoredSource | undefined,
  words: Words,
  writer: Writer | undefined,
): StoredSource {
  const { by: _, ...rest } = record;
  const was = before?.locale === record.locale ? before : undefined;
  const by = Object.entries(record.texts ?? {}).flatMap(([key, versions]) => {
    const stamps = [...new Set(versions)].flatMap((version) => {
      const here = ownOf(words.now, key)?.[versions.indexOf(version)];
      const isSame = here === undefined || ownOf(words.before, key)?.includes(here) === true;
      const then = was && noteOf(was, record.version, [key, version, here]);
      const now = noteOf(record, record.version, [key, version, here]);
      if (isSame && then === now) return listStamp(version, ownOf(was?.by, key)?.[version]);
      if (!writer || here === undefined) return [];
      // What says something else counts as translated, and stays so when another text of its block is confirmed.
      if (!was && isSame && now === 'confirmed' && here !== version) return [];
      const deed = findDeed(then, now, isSame);
      // What still says the same as the original waits to be translated.
      const isUntouched = version === UNKNOWN || (now !== 'confirmed' && here === version);
      return listStamp(version, deed && !isUntouched ? [writer.person, writer.at, deed, here] : undefined);
    });
    return stamps.length > 0 ? [[key, Object.fromEntries(stamps)] as const] : [];
  });
  return by.length > 0 ? { ...rest, by: Object.fromEntries(by) } : rest;
}

const listStamp = (version: string, stamp: StoredStamp | undefined): [version: string, stamp: StoredStamp][] =>
  stamp ? [[version, stamp]] : [];

/** What stands under a key that somebody has sent, which may be the name of anything that every object has. */
const ownOf = <Value>(record: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined;

type Note = Exclude<Deed, 'changed' | 'reopened'>;

/**
 * What a record says of a text; undefined where it does not have it.
 * @param version of the block's original now
 */
function noteOf(
  { texts, open, machine, version: whole }: Omit<Source, 'by'>,
  version: string,
  [key, text, here]: [key: string, text: string, here: string | undefined],
): Note | undefined {
  // Records of earlier versions of the plugin tell no texts apart.
  const isNoted = texts ? ownOf(texts, key)?.includes(text) : whole === version;
  if (!isNoted) return undefined;
  if (!ownOf(open, key)?.includes(text)) return 'confirmed';
  return here !== undefined && ownOf(machine, key)?.includes(here) ? 'machine' : 'written';
}

function findDeed(then: Note | undefined, now: Note | undefined, isSame: boolean): Deed | undefined {
  if (then !== 'confirmed') return now;
  if (now === 'confirmed') return 'changed';
  return isSame && now === 'written' ? 'reopened' : now;
}
