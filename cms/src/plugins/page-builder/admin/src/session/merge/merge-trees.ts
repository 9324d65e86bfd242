import { dequal } from 'dequal/lite';
import { checkShape } from 'page-format';
import { readContent, withContent } from '../../../../shared/block-content.ts';
import { isSameContent } from '../../../../shared/differences/list-differences.ts';
import { documentFromTree } from '../../model/convert.ts';
import { type AreaAddress, childrenOf, isSameArea, ROOT, type Tree, type TreeBlock } from '../../model/tree.ts';
import { type Choices, type Conflict, createLedger, type Ledger } from './conflicts.ts';
import { findSurvivors } from './find-survivors.ts';
import { mergeOrder } from './merge-order.ts';
import { mergeProps, restoreItem } from './merge-props.ts';
import type { Versions } from './versions.ts';

export interface Merged {
  tree: Tree;
  /** What both sides changed, settled for now as `choices` says or as it loses nothing. */
  conflicts: Conflict[];
}

/**
 * Brings two pages together that were made from one. Blocks are told apart by their ids: which are there, where they
 * stand, in which order, and each of their properties is merged for itself, so that only what contradicts is asked.
 * Blocks that nobody here knows are merged like any other, and are the very same objects where nobody changed them.
 *
 * The result is always a sound page, whatever the two were.
 */
export function mergeTrees(versions: Versions, choices: Choices = {}): Merged {
  const ledger = createLedger(choices);
  const alive = findSurvivors(versions, ledger);
  const places = breakCircles(findPlaces(versions, alive, ledger), versions);
  const tree = build(versions, alive, places, ledger);
  if (fits(tree)) return { tree, conflicts: ledger.conflicts };
  const whole = createLedger(choices);
  const side = whole.settle({ kind: 'page', key: 'page' });
  return { tree: versions[side], conflicts: whole.conflicts };
}

type Places = Map<string, AreaAddress>;

function findPlaces({ base, mine, theirs }: Versions, alive: ReadonlySet<string>, ledger: Ledger): Places {
  const stands = (address: AreaAddress | undefined) => address && (address.block === null || alive.has(address.block));
  return new Map(
    [...alive].map((id) => {
      const [before, here, there] = [base, mine, theirs].map(({ parents }) => parents.get(id));
      const choose = (): AreaAddress | undefined => {
        if (!here || !there || isSameArea(here, there)) return here ?? there;
        if (before && isSameArea(here, before)) return there;
        if (before && isSameArea(there, before)) return here;
        const side = ledger.settle({ kind: 'place', key: `place:${id}`, block: id, mine: here, theirs: there });
        return side === 'mine' ? here : there;
      };
      return [id, [choose(), here, there].find(stands) ?? ROOT];
    }),
  );
}

/** One moved A into B while the other moved B into A: mine is done, and what still goes round comes to the top. */
function breakCircles(places: Places, { mine }: Versions): Places {
  for (const id of places.keys()) {
    const circle = findCircle(places, id);
    if (circle.length === 0) continue;
    for (const member of circle) {
      const here = mine.parents.get(member);
      if (here && (here.block === null || places.has(here.block))) places.set(member, here);
    }
    if (findCircle(places, id).length > 0) places.set(id, ROOT);
  }
  return places;
}

/** The blocks from this one up that come back to it; none when its way up ends at the top of the page. */
function findCircle(places: Places, id: string): string[] {
  const way: string[] = [];
  for (let at: string | null | undefined = id; at; at = places.get(at)?.block) {
    if (at === id && way.length > 0) return way;
    // Another circle further up; it is broken when its own members have their turn.
    if (way.includes(at)) return [];
    way.push(at);
  }
  return [];
}

function build({ base, mine, theirs }: Versions, alive: ReadonlySet<string>, places: Places, ledger: Ledger): Tree {
  const residents = new Map<string, { address: AreaAddress; ids: Set<string> }>();
  for (const [id, address] of places) {
    const key = `${address.block ?? ''}/${address.area}`;
    const entry = residents.get(key) ?? { address, ids: new Set<string>() };
    entry.ids.add(id);
    residents.set(key, entry);
  }
  const listOf = (address: AreaAddress): readonly string[] => {
    const ids = residents.get(`${address.block ?? ''}/${address.area}`)?.ids;
    if (!ids) return [];
    const { block, area } = address;
    const [before, here, there] = [base, mine, theirs].map((tree) => childrenOf(tree, address));
    return mergeOrder(before ?? [], here ?? [], there ?? [], ids, () =>
      ledger.settle({ kind: 'order', key: `order:${block ?? ''}:${area}`, block, area }),
    );
  };

  const blocks = new Map<string, TreeBlock>();
  for (const id of alive) {
    const [before, here, there] = [base, mine, theirs].map((tree) => tree.blocks.get(id));
    const merged = mergeBlock(before, here, there, ledger);
    if (!merged) continue;
    const named = listAreaNames(before, here, there);
    const inhabited = [...residents.values()].flatMap(({ address }) => (address.block === id ? address.area : []));
    const names = new Set([...named, ...inhabited]);
    const areas = Object.fromEntries([...names].map((area) => [area, listOf({ block: id, area })]));
    const props = inhabited.reduce(
      (all, area) => restoreItem(all, area, here?.props, there?.props, before?.props),
      merged.props as Readonly<Record<string, unknown>>,
    );
    blocks.set(id, withParts(merged, props, merged.areas || names.size > 0 ? areas : undefined));
  }
  return { blocks, parents: places, roots: listOf(ROOT) };
}

/** A block's own content, without what stands in it. */
function mergeBlock(
  base: TreeBlock | undefined,
  mine: TreeBlock | undefined,
  theirs: TreeBlock | undefined,
  ledger: Ledger,
): TreeBlock | undefined {
  if (!mine || !theirs) return mine ?? theirs;
  const isUnchanged = (block: TreeBlock) => base !== undefined && isSameContent(block, base);
  if (isUnchanged(theirs)) return mine;
  if (isUnchanged(mine)) return theirs;
  const place = { block: mine.id, path: [] };
  if (mine.type !== theirs.type || mine.v !== theirs.v) {
    const side = ledger.settle({ kind: 'value', key: `value:${mine.id}:`, ...place, mine, theirs });
    return side === 'mine' ? mine : theirs;
  }
  const before = base?.type === mine.type && base.v === mine.v ? readContent(base) : {};
  const own = readContent(mine);
  const content = mergeProps(before, own, readContent(theirs), place, ledger);
  return content === own ? mine : withContent(mine, content);
}

/** Names of the areas a block has: those of both sides, without those that one of them took away. */
function listAreaNames(
  base: TreeBlock | undefined,
  mine: TreeBlock | undefined,
  theirs: TreeBlock | undefined,
): string[] {
  const names = (block: TreeBlock | undefined) => Object.keys(block?.areas ?? {});
  if (!mine || !theirs) return names(mine ?? theirs);
  const all = [...new Set([...names(mine), ...names(theirs)])];
  const has = (block: TreeBlock | undefined, name: string) => Object.hasOwn(block?.areas ?? {}, name);
  return all.filter((name) => (has(mine, name) && has(theirs, name)) || !has(base, name));
}

/** The block with these parts, and the same object when it has them already. Keys keep their stored places. */
function withParts(
  block: TreeBlock,
  props: Readonly<Record<string, unknown>>,
  areas: Record<string, readonly string[]> | undefined,
): TreeBlock {
  const sameAreas = dequal(areas, block.areas);
  if (props === block.props && sameAreas) return block;
  return { ...block, props: props as TreeBlock['props'], ...(areas && { areas: sameAreas ? block.areas : areas }) };
}

function fits(tree: Tree): boolean {
  try {
    checkShape(documentFromTree(tree));
    return true;
  } catch {
    return false;
  }
}
