import { type Block, PUT_ASIDE } from 'page-format';
import { findMovedBlocks, readingOrder } from '../../../../shared/differences/list-differences.ts';
import type { Source, Sources } from '../../../../shared/envelope.ts';
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
  /** False when nobody noted which version of the original this block was made from. */
  isRecorded: boolean;
  /** True for a missing block that can be brought over by itself: what it stands in is there. */
  canComeOver: boolean;
}

/** Compares a page with its original block by block, in the order of the original. Blocks have one id in all languages. */
export function compareLanguages(source: Tree, target: Tree, sources: Sources, locale: string): LanguageRow[] {
  const moved = findMovedBlocks(source, target);
  return readingOrder(source).map((block) => {
    const original = source.blocks.get(block);
    const record = sources[block]?.locale === locale ? sources[block] : undefined;
    const isMissing = !target.blocks.has(block);
    const isChanged = record !== undefined && original !== undefined && record.version !== versionOfBlock(original);
    const holder = source.parents.get(block)?.block ?? null;
    return {
      block,
      depth: ancestorsOf(source, block).length,
      status: isMissing ? 'missing' : isChanged ? 'changed' : moved.has(block) ? 'moved' : 'same',
      isRecorded: record !== undefined,
      canComeOver: isMissing && (holder === null || target.blocks.has(holder)),
    };
  });
}

/** The version of what a block itself says, whatever stands in it. Advice that was put aside is nothing to translate. */
export function versionOfBlock({ type, v, props }: Pick<TreeBlock, 'type' | 'v' | 'props'>): string {
  const { [PUT_ASIDE]: _, ...said } = props;
  return versionOf({ type, v, props: said });
}

/** The records for a block that was just taken from another language, and for all that stands in it. */
export function sourcesOf(blocks: readonly Block[], locale: string): [block: string, source: Source][] {
  return blocks.flatMap((block): [string, Source][] => [
    [block.id, { locale, version: versionOfBlock(block) }],
    ...sourcesOf(Object.values(block.areas ?? {}).flat(), locale),
  ]);
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
