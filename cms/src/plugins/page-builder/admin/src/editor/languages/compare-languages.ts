import type { Block, Registry, Segment } from 'page-format';
import { findMovedBlocks, readingOrder } from '../../../../shared/differences/list-differences.ts';
import type { Source, Sources } from '../../../../shared/envelope.ts';
import { segmentsOf } from '../../../../shared/translation/sources-of.ts';
import { keyOf, versionOfBlock } from '../../../../shared/translation/text-versions.ts';
import { versionOf } from '../../../../shared/version.ts';
import { ancestorsOf, childrenOf, type Place, type Tree, type TreeBlock } from '../../model/tree.ts';

/**
 * What became of a block of the original on the page in another language: it stands in the same place, somewhere else,
 * is missing, or its original says something else than when it was translated.
 */
export type LanguageStatus = 'same' | 'moved' | 'missing' | 'changed';

export interface LanguageRow {
  block: string;
  /** Levels of blocks above it. */
  depth: number;
  status: LanguageStatus;
  /** The texts of the original that are others than those that were translated; none where that is known of the whole alone. */
  changed: readonly Segment[];
  /** False when nobody noted which version of the original this block was made from. */
  isRecorded: boolean;
  /** True for a missing block that can be brought over by itself: what it stands in is there. */
  canComeOver: boolean;
}

/** Compares a page with its original block by block, in the order of the original. Blocks have one id in all languages. */
export function compareLanguages(
  source: Tree,
  target: Tree,
  sources: Sources,
  locale: string,
  registry: Registry,
): LanguageRow[] {
  const moved = findMovedBlocks(source, target);
  return readingOrder(source).map((block) => {
    const original = source.blocks.get(block);
    const record = sources[block]?.locale === locale ? sources[block] : undefined;
    const isMissing = !target.blocks.has(block);
    const changed = original && record?.texts ? listChanged(original, record.texts, registry) : [];
    // What a block looks like is nothing to translate. Where nobody noted its texts, the whole of it has to decide.
    const isChanged = record?.texts
      ? changed.length > 0
      : record !== undefined && original !== undefined && record.version !== versionOfBlock(original);
    const holder = source.parents.get(block)?.block ?? null;
    return {
      block,
      depth: ancestorsOf(source, block).length,
      status: isMissing ? 'missing' : isChanged ? 'changed' : moved.has(block) ? 'moved' : 'same',
      changed: isMissing ? [] : changed,
      isRecorded: record !== undefined,
      canComeOver: isMissing && (holder === null || target.blocks.has(holder)),
    };
  });
}

function listChanged(
  original: Pick<TreeBlock, 'type' | 'v' | 'props'>,
  translated: NonNullable<Source['texts']>,
  registry: Registry,
): Segment[] {
  return segmentsOf(original, registry).filter(({ place, text }) => {
    const key = keyOf(place);
    return !(Object.hasOwn(translated, key) && translated[key]?.includes(versionOf(text)));
  });
}

/**
 * Where a block belongs that is missing or stands elsewhere: in the same area as in the original, behind the nearest
 * neighbour that is there. The index is counted without the block itself.
 */
export function findPlaceFor(source: Tree, target: Tree, block: string): Place | undefined {
  const address = source.parents.get(block);
  if (!address) return undefined;
  const original = childrenOf(source, address);
  const present = childrenOf(target, address).filter((id) => id !== block);
  const before = original.slice(0, original.indexOf(block)).findLast((id) => present.includes(id));
  return { ...address, index: before === undefined ? 0 : present.indexOf(before) + 1 };
}

/** A block of the original without those of its children that the page has already, somewhere else. */
export function withoutPresent(block: Block, target: Tree): Block {
  if (!block.areas) return block;
  const areas = Object.entries(block.areas).map(
    ([name, children]) =>
      [
        name,
        children.filter(({ id }) => !target.blocks.has(id)).map((child) => withoutPresent(child, target)),
      ] as const,
  );
  return { ...block, areas: Object.fromEntries(areas) };
}
