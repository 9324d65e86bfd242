import type { Block, PageDocument } from 'page-format';

/**
 * A page with every block once, by id, with the ids of its children instead of the children.
 *
 * A change copies the two maps and the entries it touches, nothing else; every other block stays the same object, so
 * whoever follows one block hears of that block's changes alone, however large the page is.
 */
export interface Tree {
  readonly blocks: ReadonlyMap<string, TreeBlock>;
  /** Where each block stands; `ROOT` for those at the top of the page. */
  readonly parents: ReadonlyMap<string, AreaAddress>;
  readonly roots: readonly string[];
}

/** A stored block whose areas hold ids. Keys keep their stored order, so that writing it back changes no byte. */
export type TreeBlock = Omit<Block, 'areas'> & {
  readonly areas?: Readonly<Record<string, readonly string[]>>;
};

/** An area of a block, or the top of the page. */
export interface AreaAddress {
  readonly block: string | null;
  readonly area: string;
}

/** The top of the page as an address. */
export const ROOT: AreaAddress = { block: null, area: '' };

export function isSameArea(one: AreaAddress, other: AreaAddress): boolean {
  return one.block === other.block && one.area === other.area;
}

const NO_CHILDREN: readonly string[] = [];

/** Ids in an area; an area nothing was stored for is empty. */
export function childrenOf(tree: Tree, { block, area }: AreaAddress): readonly string[] {
  if (block === null) return tree.roots;
  const areas = tree.blocks.get(block)?.areas;
  return areas && Object.hasOwn(areas, area) ? (areas[area] ?? NO_CHILDREN) : NO_CHILDREN;
}

/** Blocks that hold this one, nearest first. */
export function ancestorsOf(tree: Tree, id: string): string[] {
  const ancestors: string[] = [];
  for (let parent = tree.parents.get(id)?.block; parent; parent = tree.parents.get(parent)?.block) {
    ancestors.push(parent);
  }
  return ancestors;
}

/** A block and everything in it, in reading order. */
export function withDescendants(tree: Tree, id: string): string[] {
  const areas = Object.values(tree.blocks.get(id)?.areas ?? {});
  return [id, ...areas.flat().flatMap((child) => withDescendants(tree, child))];
}

/** True for a block that visitors do not get, because it or one around it is hidden. */
export function isHiddenIn(tree: Tree, id: string): boolean {
  return [id, ...ancestorsOf(tree, id)].some((each) => tree.blocks.get(each)?.hidden === true);
}

/** A copy of a tree that an action may write to before it hands it out as the next state. */
export interface TreeDraft extends Tree {
  readonly blocks: Map<string, TreeBlock>;
  readonly parents: Map<string, AreaAddress>;
  roots: readonly string[];
}

/** The tree of a document that passed `checkShape`. */
export function treeFromDocument(document: PageDocument): Tree {
  const draft: TreeDraft = { blocks: new Map(), parents: new Map(), roots: [] };
  draft.roots = addBlocks(draft, document.blocks, ROOT);
  return draft;
}

/** Writes stored blocks into a draft, everything in them included, and returns their ids. */
export function addBlocks(draft: TreeDraft, blocks: readonly Block[], address: AreaAddress): string[] {
  return blocks.map((block) => {
    draft.parents.set(block.id, address);
    if (!block.areas) {
      draft.blocks.set(block.id, block as TreeBlock);
      return block.id;
    }
    const areas = Object.entries(block.areas).map(
      ([area, children]) => [area, addBlocks(draft, children, { block: block.id, area })] as const,
    );
    draft.blocks.set(block.id, { ...block, areas: Object.fromEntries(areas) });
    return block.id;
  });
}
