import type { Block, PageDocument } from './document.ts';

/**
 * The page as visitors get it: without the hidden blocks and all that stands in them, and without what only editors have of
 * the others. The same document where there is nothing of it.
 */
export function forVisitors(document: PageDocument): PageDocument {
  const blocks = showList(document.blocks);
  return blocks === document.blocks ? document : { ...document, blocks };
}

function showList(blocks: Block[]): Block[] {
  const shown = blocks.filter(({ hidden }) => !hidden).map(showBlock);
  const isSame = shown.length === blocks.length && shown.every((block, index) => block === blocks[index]);
  return isSame ? blocks : shown;
}

function showBlock(block: Block): Block {
  const before = Object.entries(block.areas ?? {});
  const areas = before.map(([name, children]) => [name, showList(children)] as const);
  const isSame = areas.every(([name, children]) => children === block.areas?.[name]);
  if (isSame && block.name === undefined && block.locked === undefined) return block;
  const { name: _name, locked: _locked, ...shown } = block;
  return isSame ? shown : { ...shown, areas: Object.fromEntries(areas) };
}
