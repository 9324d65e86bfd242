import type { Block } from 'page-format';
import type { MediaBlock } from '../../model/media-blocks.ts';
import type { Content } from '../../model/placement.ts';
import { type CanvasElements, findCanvasTarget, readCanvas } from './canvas-target.ts';
import { type DragEvent, type DragPhase, IDLE, stepDrag } from './drag-machine.ts';
import type { Point, Rect } from './geometry.ts';
import { findOutlineTarget } from './outline-target.ts';
import { type Dragged, isDragged, type Target } from './target.ts';

/** What can be dragged: blocks of the page, or new ones, made when the drag begins. */
export type DragSource = { readonly ids: () => readonly string[] } | { readonly blocks: () => readonly Block[] };

/** What is drawn while something is dragged. Points are pixels of the window. */
export interface DragState {
  readonly content: Content;
  readonly pointer: Point;
  readonly target: Target | undefined;
}

/** Files that the browser drags, as the blocks they would become. */
export interface DraggedFiles {
  readonly content: Content;
  /** What the first of them becomes. */
  readonly media: MediaBlock;
}

/** The part of an event that says where the pointer is. */
type PointerPosition = Pick<MouseEvent, 'clientX' | 'clientY'>;

interface DragHost {
  /** The page and what is dragged, at the moment. */
  describe(content: Content): Dragged;
  drop(content: Content, target: Target): void;
}

/** The part of a pointer event the drag needs; of React or of the browser, of the window or of a canvas. */
export type PressEvent = Pick<PointerEvent, 'button' | 'pointerType' | 'pointerId' | 'clientX' | 'clientY'>;

export interface DragController {
  /** Begins to watch a pressed pointer. It becomes a drag once it has moved, and stays a click until then. */
  press(event: PressEvent, document: Document, source: DragSource): void;
  /** Makes a canvas known that things can be dropped on; returns how to forget it. */
  addCanvas(page: HTMLElement): () => void;
  setOutline(tree: HTMLElement | null): void;
  /** Follows files over a document. Only the browser knows where they are, and says so for as long as they are there. */
  hover(event: PointerPosition, document: Document, files: DraggedFiles): void;
  leave(): void;
  /** Where files go that were let go over a document. */
  land(event: PointerPosition, document: Document, files: DraggedFiles): Target | undefined;
  getState(): DragState | undefined;
  subscribe(listener: () => void): () => void;
  cancel(): void;
}

const SCROLL_ZONE = 48;
const SCROLL_SPEED = 14;
/** Milliseconds after which files have left that nothing was heard of; the browser tells of them at least every 350. */
const GONE_AFTER = 1_000;

/**
 * Dragging with pointer events, over the boundary of the canvas, which is a document of its own.
 *
 * The pressed document captures the pointer, so that all events arrive there wherever the pointer is; positions are
 * carried over to the window and from there to whichever document lies under it. The browser's own drag and drop is
 * not used: its events stop at frames, it allows no reason beside the cursor, and Escape during it does not arrive. Files
 * come in no other way, though: whoever hears of them over a document hands their position in.
 */
export function createDragController(host: DragHost): DragController {
  const canvases = new Map<HTMLElement, CanvasElements>();
  const listeners = new Set<() => void>();
  let outline: HTMLElement | null = null;
  let machine: DragPhase<Content> = IDLE;
  /** Where the pointer was pressed, until it is released. */
  let pressed: Document | undefined;
  let state: DragState | undefined;
  let frame = 0;
  let files: (DraggedFiles & DragState) | undefined;
  let filesTimer: ReturnType<typeof setTimeout> | undefined;

  const step = (event: DragEvent<Content>) => {
    const { state: next, drop } = stepDrag(machine, event);
    machine = next;
    return drop;
  };
  const show = () => {
    state = machine.phase === 'dragging' ? { ...machine, content: machine.item } : files;
    for (const listener of listeners) listener();
  };
  const aim = () => {
    if (machine.phase === 'dragging')
      step({ type: 'aim', target: findTarget(machine.pointer, host.describe(machine.item)) });
  };

  const track = () => {
    frame = 0;
    if (files) trackFiles(files);
    if (machine.phase !== 'dragging' || !pressed) return;
    const hasScrolled = scrollNear(machine.pointer);
    aim();
    setCursor(pressed, machine.target?.refused ? 'not-allowed' : 'grabbing');
    show();
    if (hasScrolled) schedule();
  };
  const trackFiles = (dragged: DraggedFiles & DragState) => {
    const hasScrolled = scrollNear(dragged.pointer);
    files = { ...dragged, target: aimFiles(dragged, dragged.pointer) };
    show();
    if (hasScrolled) schedule();
  };
  const aimFiles = ({ content, media }: DraggedFiles, pointer: Point) =>
    findTarget(pointer, { ...host.describe(content), media });
  const schedule = () => {
    if (frame === 0) frame = requestAnimationFrame(track);
  };

  const findTarget = (pointer: Point, dragged: Dragged): Target | undefined => {
    for (const [page, elements] of canvases) {
      const view = viewOf(page);
      if (!view || !isWithin(pointer, view.rect)) continue;
      const point = { x: (pointer.x - view.rect.left) / view.scale, y: (pointer.y - view.rect.top) / view.scale };
      const target = findCanvasTarget(page.ownerDocument, elements, point, view.scale, dragged);
      return (
        target && { ...target, line: view.toWindow(target.line), holder: target.holder && view.toWindow(target.holder) }
      );
    }
    const row = outline?.ownerDocument.elementFromPoint(pointer.x, pointer.y)?.closest<HTMLElement>('[data-node]');
    if (!row || !outline?.contains(row)) return undefined;
    const node = row.dataset.node ?? '';
    if ('ids' in dragged.content && dragged.content.ids.includes(node) && isDragged(dragged, node)) return undefined;
    return findOutlineTarget(row, pointer, dragged);
  };

  /** Scrolls what lies under the pointer when that is near its upper or lower edge. */
  const scrollNear = (pointer: Point): boolean => {
    for (const page of canvases.keys()) {
      const view = viewOf(page);
      if (!view || !isWithin(pointer, view.rect)) continue;
      const step = scrollStep(pointer.y, view.rect) / view.scale;
      const window = page.ownerDocument.defaultView;
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
  };

  const move = (event: PointerEvent) => {
    if (!pressed) return;
    const wasDragging = machine.phase === 'dragging';
    step({ type: 'move', pointerId: event.pointerId, point: toWindow(pressed, event) });
    if (machine.phase !== 'dragging' || event.pointerId !== machine.pointerId) return;
    if (wasDragging) {
      event.preventDefault();
    } else {
      capture(pressed, machine.pointerId);
      show();
    }
    schedule();
  };

  const release = (event: PointerEvent) => {
    if (!pressed || machine.phase === 'idle' || event.pointerId !== machine.pointerId) return;
    if (machine.phase === 'dragging') {
      // A release can come before the frame that would have noticed the last move.
      step({ type: 'move', pointerId: event.pointerId, point: toWindow(pressed, event) });
      aim();
      swallowClick(pressed);
    }
    const drop = step({ type: 'release', pointerId: event.pointerId });
    finish();
    if (drop) host.drop(drop.item, drop.target);
  };

  const finish = () => {
    if (frame !== 0) cancelAnimationFrame(frame);
    frame = 0;
    if (pressed) {
      unlisten(pressed);
      setCursor(pressed, '');
    }
    pressed = undefined;
    step({ type: 'cancel' });
    if (state) show();
  };

  const leave = () => {
    clearTimeout(filesTimer);
    if (!files) return;
    files = undefined;
    show();
  };

  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || machine.phase !== 'dragging') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (pressed) swallowClick(pressed);
    finish();
  };
  const preventSelection = (event: Event) => event.preventDefault();

  const listen = (document: Document) => {
    document.addEventListener('pointermove', move, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', finish, true);
    document.addEventListener('selectstart', preventSelection, true);
    for (const window of windows()) window.addEventListener('keydown', cancelOnEscape, true);
  };
  const unlisten = (document: Document) => {
    document.removeEventListener('pointermove', move, true);
    document.removeEventListener('pointerup', release, true);
    document.removeEventListener('pointercancel', finish, true);
    document.removeEventListener('selectstart', preventSelection, true);
    for (const window of windows()) window.removeEventListener('keydown', cancelOnEscape, true);
  };
  const windows = () => [window, ...[...canvases.keys()].flatMap((page) => page.ownerDocument.defaultView ?? [])];

  return {
    press(event, document, source) {
      // Fingers scroll; what they cannot drag, "Move to…" moves.
      if (event.button !== 0 || event.pointerType === 'touch') return;
      finish();
      pressed = document;
      const take = () => ('ids' in source ? { ids: source.ids() } : { blocks: source.blocks() });
      step({ type: 'press', pointerId: event.pointerId, point: toWindow(document, event), take });
      listen(document);
    },
    addCanvas(page) {
      canvases.set(page, readCanvas(page.ownerDocument));
      return () => {
        if (pressed === page.ownerDocument) finish();
        canvases.delete(page);
      };
    },
    setOutline(tree) {
      outline = tree;
    },
    hover(event, document, dragged) {
      const pointer = toWindow(document, event);
      files = { ...dragged, pointer, target: files?.target };
      clearTimeout(filesTimer);
      filesTimer = setTimeout(leave, GONE_AFTER);
      schedule();
    },
    leave,
    land(event, document, dragged) {
      leave();
      return aimFiles(dragged, toWindow(document, event));
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    cancel() {
      finish();
      leave();
    },
  };
}

/** Where a canvas is in the window, and how large its pixels are there; undefined once its frame is gone. */
function viewOf(page: HTMLElement) {
  const frame = page.ownerDocument.defaultView?.frameElement as HTMLElement | null | undefined;
  if (!frame) return undefined;
  const full = frame.getBoundingClientRect();
  const scale = frame.offsetWidth > 0 ? full.width / frame.offsetWidth : 1;
  return {
    rect: full,
    scale,
    toWindow: (rect: Rect): Rect => ({
      left: full.left + rect.left * scale,
      top: full.top + rect.top * scale,
      right: full.left + rect.right * scale,
      bottom: full.top + rect.bottom * scale,
    }),
  };
}

function toWindow(pressed: Document, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const frame = pressed.defaultView?.frameElement as HTMLElement | null | undefined;
  if (!frame) return { x: clientX, y: clientY };
  const rect = frame.getBoundingClientRect();
  const scale = frame.offsetWidth > 0 ? rect.width / frame.offsetWidth : 1;
  return { x: rect.left + clientX * scale, y: rect.top + clientY * scale };
}

function capture(document: Document, pointerId: number): void {
  try {
    document.documentElement.setPointerCapture(pointerId);
  } catch {
    // The pointer was released meanwhile, and its event is on the way.
  }
}

/** After a drag the browser may still click what the pointer was pressed on. */
function swallowClick(pressed: Document): void {
  const view = pressed.defaultView;
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  view?.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => view?.removeEventListener('click', swallow, true));
}

function setCursor(pressed: Document, cursor: string): void {
  // The element that captured the pointer decides how it looks.
  pressed.documentElement.style.cursor = cursor;
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
