import { dequal } from 'dequal/lite';
import {
  blockStatus,
  hasWords,
  listSegments,
  type Registry,
  type RichTextNode,
  readProps,
  type Segment,
} from 'page-format';
import { readingOrder } from '../differences/list-differences.ts';
import { ENTRY, type Source, type Sources, type Stamp } from '../envelope.ts';
import type { Tree, TreeBlock } from '../page-tree.ts';
import { versionOf } from '../version.ts';
import { keyOf, versionOfBlock } from './text-versions.ts';

/**
 * What became of a text of the original: it says the same here (`new`), was translated by machine and is as that left it
 * (`machine`), was written and not confirmed (`edited`), was confirmed and the original says something else by now
 * (`outOfDate`), or is confirmed as it is. A text without words, such as a number, is translated as it stands, until another
 * number takes the place of the one that was confirmed.
 */
export type TextState = 'new' | 'machine' | 'edited' | 'outOfDate' | 'translated';

/** A text of the original, and the one that stands in its place. */
export interface TextPair {
  block: string;
  source: Segment;
  /** Of several texts in one place, such as paragraphs, which it is. */
  index: number;
  /** Undefined where nothing stands in its place. */
  target: string | RichTextNode | undefined;
  state: TextState;
  /** The version that an original which says something else by now had when this was confirmed, as far as it is known. */
  was?: string;
  /** Whether what stands here is a machine's, and no person's. */
  isMachine: boolean;
  /** Whether the state was noted for its block. Without a record, what says something else counts as translated. */
  isRecorded: boolean;
  /** Who has brought it to where it is; undefined where nobody knows, and for what is not stored as it is. */
  by?: Stamp;
}

/** The version of a text that was translated before such versions were noted down. */
export const UNKNOWN = '0';

/** What tells a text from the others of the page. */
export const keyOfPair = ({ block, source, index }: TextPair) => `${block}/${keyOf(source.place)}/${index}`;

/**
 * The texts of a page's original, in its order, each with what stands in its place here: in the block of the same id, the
 * same property, the entry of a list with the same id; paragraphs by their number. Blocks that are missing here have none.
 * @param locale of the original
 */
export function pairTexts(
  source: Tree,
  target: Tree,
  sources: Sources,
  locale: string,
  registry: Registry,
): TextPair[] {
  return readingOrder(source).flatMap((block) => {
    const original = source.blocks.get(block);
    const here = target.blocks.get(block);
    const definition = registry.get(original?.type ?? '');
    if (!original || !definition || here?.type !== original.type) return [];
    if (blockStatus(original, registry) !== 'known' || blockStatus(here, registry) !== 'known') return [];
    const record = sources[block]?.locale === locale ? sources[block] : undefined;
    const isWhole = record !== undefined && record.version === versionOfBlock(original);
    const values = readProps(definition, here.props);
    const seen = new Map<string, number>();
    return listSegments(definition, original.props).map((segment): TextPair => {
      const key = keyOf(segment.place);
      const index = seen.get(key) ?? 0;
      seen.set(key, index + 1);
      const found = readText(values, segment, index);
      const machine = record?.machine?.[key];
      const isMachine = machine?.includes(versionOf(found)) === true;
      const judged = judge(segment, found, isMachine, record, isWhole);
      const state = judged === 'outOfDate' || hasWords(segment.text) ? judged : 'translated';
      const was = state === 'outOfDate' ? record?.texts?.[key]?.[index] : undefined;
      const isStamped = record?.by?.[key] !== undefined && hasWords(segment.text);
      const by = isStamped ? findStamp(record, key, was ?? versionOf(segment.text), found) : undefined;
      return {
        ...{ block, source: segment, index, target: found, state, isMachine, isRecorded: record !== undefined },
        ...(was !== undefined && was !== UNKNOWN && { was }),
        ...(by && { by }),
      };
    });
  });
}

function judge(
  { place, text }: Segment,
  target: TextPair['target'],
  isMachine: boolean,
  record: Source | undefined,
  isWhole: boolean,
): TextState {
  const isSame = target === undefined || target === '' || dequal(target, text);
  if (!record) return isSame ? 'new' : 'translated';
  const key = keyOf(place);
  const version = versionOf(text);
  const isNoted = record.texts ? record.texts[key]?.includes(version) === true : isWhole;
  if (!isNoted) return isSame ? 'new' : 'outOfDate';
  if (!record.open?.[key]?.includes(version)) return 'translated';
  if (isMachine) return 'machine';
  return isSame ? 'new' : 'edited';
}

/**
 * Who has brought a text to where it is: with these words in its place, and confirmed or not as it is now.
 * @param version of the original's text
 */
function findStamp({ by, open }: Source, key: string, version: string, target: TextPair['target']): Stamp | undefined {
  const stamp = by?.[key]?.[version];
  if (stamp?.words !== versionOf(target)) return undefined;
  const isClosed = open?.[key]?.includes(version) !== true;
  return isClosed === (stamp.deed === 'confirmed' || stamp.deed === 'changed') ? stamp : undefined;
}

function readText(
  values: Readonly<Record<string, unknown>>,
  { place: [prop = '', entry, ...inEntry], text }: Segment,
  index: number,
): TextPair['target'] {
  const value = values[prop];
  if (entry !== undefined && Array.isArray(value)) {
    const item = (value as { id: string }[]).find(({ id }) => id === entry);
    return (
      item && readText(item as Record<string, unknown> & { id: string }, { place: inEntry, path: [], text }, index)
    );
  }
  if (typeof text === 'string') return typeof value === 'string' ? value : undefined;
  return (value as RichTextNode | undefined)?.content?.[index];
}

/** What is noted of a text that is looked at, or that was put in: by a machine, or as somebody wrote it elsewhere. */
export type Noted = 'confirmed' | 'machine' | 'written';

/**
 * The record of a block in which some of its texts are confirmed, or were just put in by machine: what was translated before
 * stays so, and so does what nobody had noted down.
 * @param pairs of that block, all of them, with what stands in their places now; of the entry those that a person may
 * change, and what is noted of the others stays
 */
export function noteTexts(
  original: Pick<TreeBlock, 'type' | 'v' | 'props'>,
  pairs: readonly TextPair[],
  notedOf: (pair: TextPair) => Noted | undefined,
  locale: string,
  before: Source | undefined,
): Source {
  const record = before?.locale === locale ? before : undefined;
  const seen = new Set(pairs.map(({ source: { place } }) => keyOf(place)));
  const begin = (noted: Source['texts'] = {}): Record<string, string[]> => {
    const others = Object.entries(noted).filter(([key]) => original.type === ENTRY && !seen.has(key));
    return Object.fromEntries(others.map(([key, versions]) => [key, [...versions]]));
  };
  const texts = begin(record?.texts);
  const open = begin(record?.open);
  const machine = begin(record?.machine);
  const add = (to: Record<string, string[]>, key: string, version: string) => {
    to[key] = [...(to[key] ?? []), version];
  };
  for (const pair of pairs) {
    const key = keyOf(pair.source.place);
    const version = versionOf(pair.source.text);
    const noted = notedOf(pair);
    const isConfirmed = noted === 'confirmed' || (noted === undefined && pair.state === 'translated');
    const isOld = noted === undefined && pair.state === 'outOfDate';
    const then = record?.texts?.[key]?.[pair.index] ?? UNKNOWN;
    add(texts, key, isOld ? then : version);
    if (isOld && record?.open?.[key]?.includes(then)) add(open, key, then);
    if (!isOld && !isConfirmed) add(open, key, version);
    if (noted === 'machine' || (pair.isMachine && !isConfirmed)) add(machine, key, versionOf(pair.target));
  }
  return {
    ...{ locale, version: versionOfBlock(original), texts },
    ...(Object.keys(open).length > 0 && { open }),
    ...(Object.keys(machine).length > 0 && { machine }),
  };
}
