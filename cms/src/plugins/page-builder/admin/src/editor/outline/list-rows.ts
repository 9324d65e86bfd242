import { dequal } from 'dequal/lite';
import { blockStatus, listAreas, type Registry } from 'page-format';
import { type AreaAddress, childrenOf, ROOT, type Tree, type TreeBlock } from '../../model/tree.ts';
import { areaKey } from './node-keys.ts';

/** A line of the outline: the page, a block, or an area of one that has several. */
export interface OutlineRow {
  /** A block's id, or the key of an area (see `areaKey`). */
  readonly key: string;
  /** The area it stands for; undefined for blocks. */
  readonly address: AreaAddress | undefined;
  /** 1 for the page. */
  readonly level: number;
  /** Undefined for what holds nothing. */
  readonly isOpen: boolean | undefined;
  /** Where it stands among those beside it, from 1, and how many those are. */
  readonly position: number;
  readonly count: number;
}

/**
 * Lists the rows for who follows the page: the same list for as long as no row is another one. What is typed changes none,
 * and costs no list.
 */
export function followRows(registry: Registry): (tree: Tree, closed: ReadonlySet<string>) => readonly OutlineRow[] {
  let last: { tree: Tree; closed: ReadonlySet<string>; rows: readonly OutlineRow[] } | undefined;
  return (tree, closed) => {
    if (last && last.closed === closed && hasSameRows(last.tree, tree, registry)) last = { ...last, tree };
    else {
      const rows = listRows(tree, registry, closed);
      last = { tree, closed, rows: last && dequal(last.rows, rows) ? last.rows : rows };
    }
    return last.rows;
  };
}

/** True where blocks differ in properties alone, and in none that gives or takes an area. */
function hasSameRows(before: Tree, after: Tree, registry: Registry): boolean {
  if (before === after) return true;
  if (before.parents !== after.parents || before.roots !== after.roots) return false;
  for (const [id, block] of after.blocks) {
    const old = before.blocks.get(id);
    if (old !== block && !(old && dequal(areasOf(old, registry), areasOf(block, registry)))) return false;
  }
  return true;
}

/**
 * The rows of the outline in the order in which they are read, without those in folded branches.
 * @param closed keys of the folded rows; the page is never folded
 */
export function listRows(tree: Tree, registry: Registry, closed: ReadonlySet<string>): OutlineRow[] {
  const rows: OutlineRow[] = [{ key: areaKey(ROOT), address: ROOT, level: 1, isOpen: true, position: 1, count: 1 }];
  const addBlocks = (ids: readonly string[], level: number) => {
    for (const [index, id] of ids.entries()) {
      const block = tree.blocks.get(id);
      if (!block) continue;
      const areas = areasOf(block, registry);
      const slot = slotOf(block, registry);
      const inSlot = slot === undefined ? undefined : childrenOf(tree, { block: id, area: slot });
      const isOpen = (inSlot ?? areas).length > 0 ? !closed.has(id) : undefined;
      rows.push({ key: id, address: undefined, level, isOpen, position: index + 1, count: ids.length });
      if (isOpen && inSlot) addBlocks(inSlot, level + 1);
      else if (isOpen) addAreas(id, areas, level + 1);
    }
  };
  const addAreas = (block: string, areas: readonly string[], level: number) => {
    for (const [index, area] of areas.entries()) {
      const address = { block, area };
      const key = areaKey(address);
      const children = childrenOf(tree, address);
      const isOpen = children.length > 0 ? !closed.has(key) : undefined;
      rows.push({ key, address, level, isOpen, position: index + 1, count: areas.length });
      if (isOpen) addBlocks(children, level + 1);
    }
  };
  addBlocks(tree.roots, 2);
  return rows;
}

/**
 * Name of the one area that a block has and always has, such as the inside of a box: it has no row of its own, and the
 * block's row stands for it.
 */
export function slotOf(block: TreeBlock, registry: Registry): string | undefined {
  const areas = areasOf(block, registry);
  const definition = registry.get(block.type);
  const isSlot = areas.length === 1 && definition?.itemAreas === undefined && definition?.areas?.[areas[0] as string];
  return isSlot ? areas[0] : undefined;
}

/** Key of the row that stands for an area: its own, or that of the block whose only area it is. */
export function rowKeyOf(tree: Tree, address: AreaAddress, registry: Registry): string {
  const block = tree.blocks.get(address.block ?? '');
  return block && slotOf(block, registry) === address.area ? block.id : areaKey(address);
}

/** Of blocks as they are; one that changes is another object. */
const KNOWN_AREAS = new WeakMap<TreeBlock, readonly string[]>();

function areasOf(block: TreeBlock, registry: Registry): readonly string[] {
  const known = KNOWN_AREAS.get(block) ?? findAreas(block, registry);
  KNOWN_AREAS.set(block, known);
  return known;
}

/**
 * Areas of a block in the outline: those it has, and those that hold something though no item owns them any more, so
 * that nothing stored is out of reach.
 */
function findAreas(block: TreeBlock, registry: Registry): readonly string[] {
  const stored = Object.entries(block.areas ?? {});
  const definition = registry.get(block.type);
  if (!definition || blockStatus(block, registry) !== 'known') return stored.map(([name]) => name);
  const names = listAreas(definition, block.props).map((area) => area.name);
  const left = stored.filter(([name, ids]) => ids.length > 0 && !names.includes(name)).map(([name]) => name);
  return [...names, ...left];
}
