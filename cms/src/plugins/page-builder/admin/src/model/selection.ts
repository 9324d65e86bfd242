import { type AreaAddress, childrenOf, placeOf, type Tree } from './tree.ts';
import { blocksBetween, outermostInOrder } from './tree-order.ts';

/**
 * What commands work on: blocks, or one area to insert into. Of several blocks the first is the one a range starts at
 * and the last the one chosen last, which the settings show.
 */
export interface Selection {
  readonly blocks: readonly string[];
  readonly area: AreaAddress | null;
}

/** A place in a text: in which of its text blocks (paragraphs, headings, cells' lines …), and after how many letters. */
export interface LinePoint {
  /** A plain text is one text block. */
  readonly line: number;
  /** In UTF-16 code units; a line break counts as one. */
  readonly offset: number;
}

/** A place in a text of a block. */
export interface TextPoint extends LinePoint {
  readonly block: string;
  /** As in `data-prop`: `title`, or `items.<id of the item>.title`. */
  readonly path: string;
}

/** Where somebody writes: the caret, or what is selected from its anchor to its head. */
export interface Caret {
  readonly anchor: TextPoint;
  readonly head: TextPoint;
}

export const NOTHING_SELECTED: Selection = { blocks: [], area: null };

export function selectBlock(id: string): Selection {
  return { blocks: [id], area: null };
}

export function selectBlocks(ids: readonly string[]): Selection {
  return { blocks: ids, area: null };
}

export function selectArea(area: AreaAddress): Selection {
  return { blocks: [], area };
}

/** The selection without what the tree no longer has. Returns the same object when nothing is gone. */
export function keepExisting(selection: Selection, tree: Tree): Selection {
  const blocks = selection.blocks.filter((id) => tree.blocks.has(id));
  const holder = selection.area?.block;
  const area = holder && !tree.blocks.has(holder) ? null : selection.area;
  return blocks.length === selection.blocks.length && area === selection.area ? selection : { blocks, area };
}

/** Where a text is written; undefined when a tree no longer has a block of it. */
export function keepCaret(caret: Caret | undefined, tree: Tree): Caret | undefined {
  return caret && tree.blocks.has(caret.anchor.block) && tree.blocks.has(caret.head.block) ? caret : undefined;
}

/** Adds a block to the selection, as its last, or takes it out. */
export function toggleBlock(selection: Selection, id: string): Selection {
  const others = selection.blocks.filter((other) => other !== id);
  return { blocks: others.length < selection.blocks.length ? others : [...others, id], area: null };
}

/** Selects everything from the first block of the selection up to another one, which becomes its last. */
export function extendTo(tree: Tree, selection: Selection, id: string): Selection {
  const [anchor] = selection.blocks;
  if (anchor === undefined || !tree.blocks.has(anchor)) return selectBlock(id);
  if (anchor === id) return selectBlock(id);
  const between = outermostInOrder(tree, blocksBetween(tree, anchor, id)).filter(
    (other) => other !== anchor && other !== id,
  );
  return { blocks: [anchor, ...between, id], area: null };
}

/** What a click on a block selects: with Shift everything up to it, with Ctrl or Cmd it besides the others. */
export function selectWith(
  tree: Tree,
  selection: Selection,
  id: string,
  keys: { readonly shiftKey: boolean; readonly ctrlKey: boolean; readonly metaKey: boolean },
): Selection {
  if (keys.shiftKey) return extendTo(tree, selection, id);
  return keys.ctrlKey || keys.metaKey ? toggleBlock(selection, id) : selectBlock(id);
}

/** What to select once blocks are deleted: the block after them, else the one before, else the area or page. */
export function selectionAfterRemoving(before: Tree, ids: readonly string[]): Selection {
  const [first] = outermostInOrder(before, ids);
  const place = first === undefined ? undefined : placeOf(before, first);
  if (!place) return NOTHING_SELECTED;
  const siblings = childrenOf(before, place);
  const neighbour =
    siblings.slice(place.index).find((id) => !ids.includes(id)) ??
    siblings.slice(0, place.index).findLast((id) => !ids.includes(id));
  if (neighbour) return selectBlock(neighbour);
  return place.block === null ? NOTHING_SELECTED : selectArea({ block: place.block, area: place.area });
}
