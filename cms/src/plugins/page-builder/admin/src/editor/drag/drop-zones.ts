import { type CanvasElements, findCanvasTarget, readCanvas } from './canvas-target.ts';
import type { Point, Rect } from './geometry.ts';
import { findOutlineTarget } from './outline-target.ts';
import { type Dragged, isDragged, type Target } from './target.ts';

/** Where things are dropped: the canvases, which are documents of their own, and the outline. */
export interface DropZones {
  addCanvas(page: HTMLElement): void;
  removeCanvas(page: HTMLElement): void;
  setOutline(tree: HTMLElement | null): void;
  /** The editor's window, and those of the canvases. */
  windows(): Window[];
  /** @param pointer in pixels of the window */
  findTarget(pointer: Point, dragged: Dragged): Target | undefined;
  /**
   * Scrolls what lies under the pointer when that is near its upper or lower edge.
   * @returns whether it did
   */
  scrollNear(pointer: Point): boolean;
}

const SCROLL_ZONE = 48;
const SCROLL_SPEED = 14;

export function createDropZones(): DropZones {
  const canvases = new Map<HTMLElement, CanvasElements>();
  let outline: HTMLElement | null = null;

  /** The canvas under a point, and how it lies in the window. */
  const findCanvas = (pointer: Point) => {
    for (const [page, elements] of canvases) {
      const view = viewOf(page.ownerDocument);
      if (view && isWithin(pointer, view.rect)) return { page, elements, view };
    }
    return undefined;
  };

  return {
    addCanvas: (page) => void canvases.set(page, readCanvas(page.ownerDocument)),
    removeCanvas: (page) => void canvases.delete(page),
    setOutline(tree) {
      outline = tree;
    },
    windows: () => [window, ...[...canvases.keys()].flatMap((page) => page.ownerDocument.defaultView ?? [])],
    findTarget(pointer, dragged) {
      const canvas = findCanvas(pointer);
      if (canvas) {
        const { page, elements, view } = canvas;
        const point = { x: (pointer.x - view.rect.left) / view.scale, y: (pointer.y - view.rect.top) / view.scale };
        const target = findCanvasTarget(page.ownerDocument, elements, point, view.scale, dragged);
        if (!target) return undefined;
        return { ...target, line: view.toWindow(target.line), holder: target.holder && view.toWindow(target.holder) };
      }
      const row = outline?.ownerDocument.elementFromPoint(pointer.x, pointer.y)?.closest<HTMLElement>('[data-node]');
      if (!row || !outline?.contains(row)) return undefined;
      const node = row.dataset.node ?? '';
      if ('ids' in dragged.content && dragged.content.ids.includes(node) && isDragged(dragged, node)) return undefined;
      return findOutlineTarget(row, pointer, dragged);
    },
    scrollNear(pointer) {
      const canvas = findCanvas(pointer);
      if (canvas) {
        const step = scrollStep(pointer.y, canvas.view.rect) / canvas.view.scale;
        const window = canvas.page.ownerDocument.defaultView;
        if (step === 0 || !window) return false;
        const before = window.scrollY;
        window.scrollBy({ top: step, behavior: 'instant' });
        return window.scrollY !== before;
      }
      const scroller = outline && scrollerOf(outline);
      const rect = scroller?.getBoundingClientRect();
      if (!scroller || !rect || !isWithin(pointer, rect)) return false;
      const before = scroller.scrollTop;
      scroller.scrollTop += scrollStep(pointer.y, rect);
      return scroller.scrollTop !== before;
    },
  };
}

/** A point of a document as one of the window. */
export function toWindow(document: Document, { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): Point {
  const { left = 0, top = 0, scale = 1 } = viewOf(document) ?? {};
  return { x: left + clientX * scale, y: top + clientY * scale };
}

/** Where a canvas is in the window, and how large its pixels are there; undefined once its frame is gone. */
function viewOf(canvas: Document) {
  const frame = canvas.defaultView?.frameElement as HTMLElement | null | undefined;
  if (!frame) return undefined;
  const rect = frame.getBoundingClientRect();
  const { left, top } = rect;
  const scale = frame.offsetWidth > 0 ? rect.width / frame.offsetWidth : 1;
  return {
    ...{ rect, left, top, scale },
    toWindow: (inside: Rect): Rect => ({
      left: left + inside.left * scale,
      top: top + inside.top * scale,
      right: left + inside.right * scale,
      bottom: top + inside.bottom * scale,
    }),
  };
}

function scrollerOf(element: HTMLElement): HTMLElement | null {
  let scroller = element.parentElement;
  while (scroller && scroller.scrollHeight <= scroller.clientHeight) scroller = scroller.parentElement;
  return scroller;
}

/** Faster the nearer to the edge. */
function scrollStep(y: number, { top, bottom }: Rect): number {
  if (y < top + SCROLL_ZONE) return -SCROLL_SPEED * Math.min(1, (top + SCROLL_ZONE - y) / SCROLL_ZONE);
  if (y > bottom - SCROLL_ZONE) return SCROLL_SPEED * Math.min(1, (y - bottom + SCROLL_ZONE) / SCROLL_ZONE);
  return 0;
}

function isWithin({ x, y }: Point, { left, top, right, bottom }: Rect): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
