import type { Block } from 'page-format';
import type { Content } from '../../model/placement.ts';
import { type DragEvent, type DragPhase, IDLE, stepDrag } from './drag-machine.ts';
import type { DragState, DragSurroundings } from './drag-state.ts';
import { toWindow } from './drop-zones.ts';

/** What can be dragged: blocks of the page, or new ones, made when the drag begins. */
export type DragSource = { readonly ids: () => readonly string[] } | { readonly blocks: () => readonly Block[] };

/** The part of a pointer event the drag needs; of React or of the browser, of the window or of a canvas. */
type PressEvent = Pick<PointerEvent, 'button' | 'pointerType' | 'pointerId' | 'clientX' | 'clientY'>;

export interface PointerDrag {
  /** Begins to watch a pressed pointer. It becomes a drag once it has moved, and stays a click until then. */
  press(event: PressEvent, document: Document, source: DragSource): void;
  getState(): DragState | undefined;
  /**
   * Aims anew.
   * @returns whether something was scrolled
   */
  track(): boolean;
  /** Ends a drag; with a document, only where it began there. */
  finish(document?: Document): void;
}

/** Blocks that a pressed pointer drags. */
export function createPointerDrag({ zones, describe, drop, show, schedule }: DragSurroundings): PointerDrag {
  let machine: DragPhase<Content> = IDLE;
  /** Where the pointer was pressed, until it is released. */
  let pressed: Document | undefined;
  let listening: AbortController | undefined;
  let isShown = false;

  const step = (event: DragEvent<Content>) => {
    const { state, drop } = stepDrag(machine, event);
    machine = state;
    return drop;
  };
  const aim = () => {
    if (machine.phase === 'dragging')
      step({ type: 'aim', target: zones.findTarget(machine.pointer, describe(machine.item)) });
  };
  const finish = (document = pressed) => {
    if (document !== pressed) return;
    listening?.abort();
    if (pressed) setCursor(pressed, '');
    pressed = undefined;
    step({ type: 'cancel' });
    if (isShown) show();
    isShown = false;
  };
  const move = (event: PointerEvent) => {
    if (!pressed) return;
    const wasDragging = machine.phase === 'dragging';
    step({ type: 'move', pointerId: event.pointerId, point: toWindow(pressed, event) });
    if (machine.phase !== 'dragging' || event.pointerId !== machine.pointerId) return;
    schedule();
    if (wasDragging) return event.preventDefault();
    capture(pressed, machine.pointerId);
    isShown = true;
    show();
  };

  const release = (event: PointerEvent) => {
    if (!pressed || machine.phase === 'idle' || event.pointerId !== machine.pointerId) return;
    if (machine.phase === 'dragging') {
      // A release can come before the frame that would have noticed the last move.
      step({ type: 'move', pointerId: event.pointerId, point: toWindow(pressed, event) });
      aim();
      swallowClick(pressed);
    }
    const dropped = step({ type: 'release', pointerId: event.pointerId });
    finish();
    if (dropped) drop(dropped.item, dropped.target);
  };
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || machine.phase !== 'dragging') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (pressed) swallowClick(pressed);
    finish();
  };

  return {
    press(event, document, source) {
      // Fingers scroll; what they cannot drag, "Move to…" moves.
      if (event.button !== 0 || event.pointerType === 'touch') return;
      finish();
      pressed = document;
      const take = () => ('ids' in source ? { ids: source.ids() } : { blocks: source.blocks() });
      step({ type: 'press', pointerId: event.pointerId, point: toWindow(document, event), take });
      listening = listen(document, zones.windows(), { move, release, finish, cancelOnEscape });
    },
    track() {
      if (machine.phase !== 'dragging' || !pressed) return false;
      const hasScrolled = zones.scrollNear(machine.pointer);
      aim();
      setCursor(pressed, machine.target?.refused ? 'not-allowed' : 'grabbing');
      show();
      return hasScrolled;
    },
    finish,
    getState: () => (machine.phase === 'dragging' ? { ...machine, content: machine.item } : undefined),
  };
}

interface Heard {
  move(event: PointerEvent): void;
  release(event: PointerEvent): void;
  finish(): void;
  cancelOnEscape(event: KeyboardEvent): void;
}

function listen(document: Document, windows: readonly Window[], heard: Heard): AbortController {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  document.addEventListener('pointermove', heard.move, options);
  document.addEventListener('pointerup', heard.release, options);
  document.addEventListener('pointercancel', () => heard.finish(), options);
  document.addEventListener('selectstart', (event) => event.preventDefault(), options);
  for (const window of windows) window.addEventListener('keydown', heard.cancelOnEscape, options);
  return listening;
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
