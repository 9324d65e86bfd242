import { type AreaAddress, childrenOf, type Place } from '../../model/tree.ts';
import { slotOf } from '../outline/list-rows.ts';
import type { Point } from './geometry.ts';
import { areasOf, type Dragged, placeBeside, refusesDrop, type Target } from './target.ts';

/** Pixels a level is indented by, and where the first begins (see `Tree`). */
const INDENT = 10;
const FIRST_INDENT = 18;

/**
 * Where something dropped on a row of the outline would go. The upper edge of a row means before it, the middle of one
 * that holds others inside it, the lower edge after it. Below the last row of a branch the pointer's distance from the
 * left chooses the level: further left means further out.
 */
export function findOutlineTarget(row: HTMLElement, point: Point, dragged: Dragged): Target | undefined {
  const rect = row.getBoundingClientRect();
  const node = row.dataset.node ?? '';
  const level = Number(row.ariaLevel ?? 1);
  const target = (place: Place, atTop: boolean, depth: number): Target => {
    const y = atTop ? rect.top : rect.bottom;
    return {
      place,
      line: { left: rect.left + Math.min(depth, 9) * INDENT + FIRST_INDENT, right: rect.right, top: y, bottom: y },
      holder: undefined,
      refused: refusesDrop(dragged, place),
    };
  };
  const isOpen = row.ariaExpanded === 'true';
  const { tree } = dragged;

  const slash = node.indexOf('/');
  if (slash >= 0) {
    const address: AreaAddress = { block: node.slice(0, slash) || null, area: node.slice(slash + 1) };
    const index = isOpen ? 0 : childrenOf(tree, address).length;
    return target({ ...address, index }, false, level);
  }

  const share = (point.y - rect.top) / rect.height;
  const areas = areasOf(dragged, node);
  const edge = areas.length > 0 ? 0.3 : 0.5;
  if (share < edge) {
    const place = placeBeside(dragged, node, 'before');
    return place && target(place, true, level - 1);
  }
  if (areas.length > 0 && (share <= 1 - edge || isOpen)) {
    const slot = slotIn(dragged, node);
    // The line is drawn below the row, and there the first block stands.
    if (slot !== undefined && isOpen) return target({ block: node, area: slot, index: 0 }, false, level);
    const address =
      areas.find((area) => childrenOf(tree, area).length === 0 && !refusesDrop(dragged, area)) ??
      areas.find((area) => !refusesDrop(dragged, area)) ??
      (areas[0] as AreaAddress);
    const depth = slot === undefined ? level + 1 : level;
    return target({ ...address, index: childrenOf(tree, address).length }, false, depth);
  }

  let id = node;
  let depth = level - 1;
  for (;;) {
    const address = tree.parents.get(id);
    const isLast = address && childrenOf(tree, address).at(-1) === id;
    if (!isLast || !address.block || point.x >= rect.left + Math.min(depth, 9) * INDENT + FIRST_INDENT) break;
    // A later area of the holder would have to be passed over; only its last one leads out.
    if (areasOf(dragged, address.block).at(-1)?.area !== address.area) break;
    id = address.block;
    // An area that is no slot has a row of its own in between.
    depth -= slotIn(dragged, address.block) === undefined ? 2 : 1;
  }
  const place = placeBeside(dragged, id, 'after');
  return place && target(place, false, depth);
}

function slotIn({ tree, registry }: Dragged, id: string): string | undefined {
  const block = tree.blocks.get(id);
  return block && slotOf(block, registry);
}
