import type { PageDocument } from './document.ts';
import { mapBlocks } from './walk.ts';

/** The page without what only editors have of it: the names of its blocks. The same document where there is nothing. */
export function forVisitors(document: PageDocument): PageDocument {
  return mapBlocks(document, (block) => {
    if (block.name === undefined) return block;
    const { name: _, ...shown } = block;
    return shown;
  });
}
