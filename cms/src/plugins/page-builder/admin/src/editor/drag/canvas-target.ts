import { isEmptyMedia } from '../../model/media-blocks.ts';
import { type AreaAddress, ancestorsOf, childrenOf, ROOT } from '../../model/tree.ts';
import { continuesBlock, measureBlock } from '../canvas/measure-block.ts';
import { aimAt, around, axisOf, distanceTo, indexAt, lineBeside, type Point, type Rect } from './geometry.ts';
import { areasOf, type Dragged, placeBeside, refusesDrop, type Target } from './target.ts';

/** Attribute of a page that is shown as its sections: only they are under the pointer, and nothing goes into them. */
export const ZOOMED_OUT = 'data-zoomed-out';

/** Elements of the blocks on a canvas, found once per drag. */
export interface CanvasElements {
  find(id: string): Element | undefined;
  /** The invitation of an empty area. */
  findArea(address: AreaAddress): Element | undefined;
}

export function readCanvas(canvas: Document): CanvasElements {
  let blocks: Map<string, Element> | undefined;
  const read = () => {
    blocks = new Map();
    for (const element of canvas.querySelectorAll<HTMLElement>('[data-block-id]')) {
      if (!continuesBlock(element)) blocks.set(element.dataset.blockId ?? '', element);
    }
    return blocks;
  };
  return {
    find(id) {
      const found = blocks?.get(id);
      return found?.isConnected ? found : read().get(id);
    },
    findArea: ({ block, area }) =>
      canvas.querySelector(`[data-canvas-area="${CSS.escape(`${block ?? ''}/${area}`)}"]`) ?? undefined,
  };
}

/**
 * Where something dropped at a point of the canvas would go; in pixels of the canvas. What is measured are the blocks
 * under the pointer and their neighbours, never the whole page.
 */
export function findCanvasTarget(
  canvas: Document,
  elements: CanvasElements,
  point: Point,
  scale: number,
  dragged: Dragged,
): Target | undefined {
  const { tree } = dragged;
  const under = canvas.elementFromPoint(point.x, point.y);
  const invitation = under?.closest<HTMLElement>('[data-canvas-area]');
  if (invitation) return inArea(parseArea(invitation.dataset.canvasArea ?? ''), point, elements, dragged);

  const innermost = under?.closest<HTMLElement>('[data-block-id]')?.dataset.blockId;
  if (innermost === undefined || !tree.blocks.has(innermost)) return inArea(ROOT, point, elements, dragged);

  if (dragged.media && isEmptyMedia(tree, innermost, dragged.media)) {
    const line = rectOf(elements, innermost);
    const place = placeBeside(dragged, innermost, 'after');
    return line && place && { place, line, holder: undefined, refused: undefined, fills: innermost };
  }

  const isZoomedOut = canvas.querySelector(`[${ZOOMED_OUT}]`) !== null;
  const chain = [...ancestorsOf(tree, innermost).reverse(), innermost];
  const levels = chain.flatMap((id) => {
    const rect = rectOf(elements, id);
    if (!rect) return [];
    const { previous, next } = neighbours(elements, id, dragged);
    const holds = !isZoomedOut && areasOf(dragged, id).length > 0;
    return [{ id, rect, axis: axisOf(rect, previous, next), holds }];
  });
  if (levels.length === 0) return undefined;
  const aim = aimAt(point, levels, scale);
  const { id, rect, axis } = levels[aim.level] as (typeof levels)[number];

  if (aim.side === 'inside') {
    const address = nearestArea(id, point, elements, dragged);
    return address && inArea(address, point, elements, dragged);
  }
  const place = placeBeside(dragged, id, aim.side);
  if (!place) return undefined;
  const { previous, next } = neighbours(elements, id, dragged);
  return {
    place,
    line: lineBeside(rect, aim.side, axis, aim.side === 'before' ? previous : next),
    holder: place.block === null ? undefined : rectOf(elements, place.block),
    refused: refusesDrop(dragged, place),
  };
}

/** A target among the children of an area, at the pointer. */
function inArea(address: AreaAddress, point: Point, elements: CanvasElements, dragged: Dragged): Target | undefined {
  const { tree } = dragged;
  const drawn = childrenOf(tree, address).flatMap((id, index) => {
    const rect = rectOf(elements, id);
    return rect ? [{ index, rect }] : [];
  });
  const rects = drawn.map(({ rect }) => rect);
  const shared = {
    holder: address.block === null ? undefined : rectOf(elements, address.block),
    refused: refusesDrop(dragged, address),
  };
  const at = indexAt(point, rects);
  const next = drawn[at];
  const last = drawn.at(-1);
  if (next) {
    const previous = drawn[at - 1]?.rect;
    const axis = axisOf(next.rect, previous, drawn[at + 1]?.rect);
    const line = lineBeside(next.rect, 'before', axis, previous);
    return { ...shared, place: { ...address, index: next.index }, line };
  }
  if (last) {
    const line = lineBeside(last.rect, 'after', axisOf(last.rect, drawn.at(-2)?.rect), undefined);
    return { ...shared, place: { ...address, index: last.index + 1 }, line };
  }
  const empty = elements.findArea(address) ?? (address.block === null ? undefined : elements.find(address.block));
  return empty && { ...shared, place: { ...address, index: 0 }, line: toRect(empty) };
}

/** The area of a block that the pointer is in or nearest to. Areas have no element; their blocks stand for them. */
function nearestArea(id: string, point: Point, elements: CanvasElements, dragged: Dragged): AreaAddress | undefined {
  const measured = areasOf(dragged, id).flatMap((address) => {
    const rects = childrenOf(dragged.tree, address).flatMap((child) => rectOf(elements, child) ?? []);
    const empty = elements.findArea(address);
    const rect = around(rects) ?? (empty && toRect(empty));
    return rect ? [{ address, distance: distanceTo(point, rect) }] : [];
  });
  measured.sort((one, other) => one.distance - other.distance);
  return measured[0]?.address ?? areasOf(dragged, id)[0];
}

/** The blocks before and after one in its area, where they are drawn. */
function neighbours(elements: CanvasElements, id: string, { tree }: Dragged) {
  const address = tree.parents.get(id) ?? ROOT;
  const siblings = childrenOf(tree, address);
  const index = siblings.indexOf(id);
  const rect = (sibling: string | undefined) => (sibling === undefined ? undefined : rectOf(elements, sibling));
  return { previous: rect(siblings[index - 1]), next: rect(siblings[index + 1]) };
}

function rectOf(elements: CanvasElements, id: string): Rect | undefined {
  const element = elements.find(id);
  const rect = element && toRect(element);
  // A block that is not drawn at this width has no place on screen.
  return rect && (rect.right > rect.left || rect.bottom > rect.top) ? rect : undefined;
}

function toRect(element: Element): Rect {
  const { left, top, right, bottom } = measureBlock(element);
  return { left, top, right, bottom };
}

function parseArea(key: string): AreaAddress {
  const slash = key.indexOf('/');
  return { block: key.slice(0, slash) || null, area: key.slice(slash + 1) };
}
