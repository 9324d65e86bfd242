import { type Fields, type Registry, readProps } from 'page-format';
import { type AreaAddress, ROOT, type Tree, type TreeBlock } from '../page-tree.ts';
import { takeEntryIds } from './matching/match-entries.ts';
import type { Match } from './suggest-matches.ts';

/**
 * The page with the ids of the original for the blocks that are matched, and for the entries of their lists, with the areas
 * that are named by them; nothing else changes. A match is left out where another block of the page has that id already, or
 * its blocks are not of one type, or one of them is matched twice.
 */
export function applyMatches(page: Tree, original: Tree, matches: readonly Match[], registry: Registry): Tree {
  const ids = new Map<string, string>();
  const wanted = new Set<string>();
  for (const { original: id, page: own } of matches) {
    const type = page.blocks.get(own)?.type;
    const isRefused = type === undefined || original.blocks.get(id)?.type !== type || page.blocks.has(id);
    if (isRefused || wanted.has(id) || ids.has(own)) continue;
    wanted.add(id);
    ids.set(own, id);
  }
  if (ids.size === 0) return page;

  const hasNewId = (id: string) => ids.has(id);
  const nameOf = (id: string) => ids.get(id) ?? id;
  const blocks = new Map<string, TreeBlock>();
  const parents = new Map<string, AreaAddress>();
  for (const [own, block] of page.blocks) {
    const id = nameOf(own);
    const model = original.blocks.get(id);
    const renamed = ids.has(own) && model ? { ...block, id, props: takeIds(model, block, registry) } : block;
    const areaNames = listAreaNames(block, renamed, registry);
    const areas = Object.entries(block.areas ?? {}).map(
      ([area, children]) => [areaNames.get(area) ?? area, children.map(nameOf)] as const,
    );
    const isKept = renamed === block && !Object.values(block.areas ?? {}).some((children) => children.some(hasNewId));
    blocks.set(id, isKept || !block.areas ? renamed : { ...renamed, areas: Object.fromEntries(areas) });
    for (const [area, children] of areas) for (const child of children) parents.set(child, { block: id, area });
  }
  for (const id of page.roots) parents.set(nameOf(id), ROOT);
  return { blocks, parents, roots: page.roots.map(nameOf) };
}

/** The properties of a block with the ids of the original's entries. An area that nobody sees any more keeps its name to itself. */
function takeIds(model: TreeBlock, block: TreeBlock, registry: Registry): TreeBlock['props'] {
  const definition = registry.get(block.type);
  if (!definition) return block.props;
  const { areas = {}, itemAreas, props: fields } = definition;
  const isFree = (list: string, id: string) =>
    list !== itemAreas?.list || !(Object.hasOwn(areas, id) || Object.hasOwn(block.areas ?? {}, id));
  return takeEntryIds(fields as Fields, readProps(definition, model.props), block.props, isFree);
}

/** The new names of areas whose list entries have another id by now. */
function listAreaNames(before: TreeBlock, after: TreeBlock, registry: Registry): ReadonlyMap<string, string> {
  const list = registry.get(before.type)?.itemAreas?.list ?? '';
  if (before.props[list] === after.props[list]) return new Map();
  const items = after.props[list] as { id: string }[];
  return new Map((before.props[list] as { id: string }[]).map(({ id }, index) => [id, items[index]?.id ?? id]));
}
