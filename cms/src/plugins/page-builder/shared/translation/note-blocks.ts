import type { Source, Sources } from '../envelope.ts';
import type { Tree } from '../page-tree.ts';
import { keyOfPair, type Noted, noteTexts, type TextPair } from './pair-texts.ts';

/**
 * The records of all blocks with texts of which something is noted, see `noteTexts`.
 * @param pairs of the page, with what stands in their places now
 * @param how what is noted, by `keyOfPair`
 * @param sources as they were before
 */
export function noteBlocks(
  original: Tree,
  pairs: readonly TextPair[],
  how: ReadonlyMap<string, Noted>,
  locale: string,
  sources: Sources,
): [block: string, record: Source][] {
  const notedOf = (pair: TextPair) => how.get(keyOfPair(pair));
  return [...new Set(pairs.filter(notedOf).map(({ block }) => block))].flatMap((block) => {
    const texts = original.blocks.get(block);
    const ofBlock = pairs.filter((pair) => pair.block === block);
    return texts ? [[block, noteTexts(texts, ofBlock, notedOf, locale, sources[block])] as [string, Source]] : [];
  });
}
