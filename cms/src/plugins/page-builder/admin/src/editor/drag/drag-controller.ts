import { createListeners } from '../../store/listeners.ts';
import type { DragHost, DragState } from './drag-state.ts';
import { createDropZones } from './drop-zones.ts';
import { createFileDrag, type FileDrag } from './file-drag.ts';
import { createPointerDrag, type PointerDrag } from './pointer-drag.ts';

export interface DragController extends Pick<PointerDrag, 'press'>, Pick<FileDrag, 'hover' | 'leave' | 'land'> {
  /** Makes a canvas known that things can be dropped on; returns how to forget it. */
  addCanvas(page: HTMLElement): () => void;
  setOutline(tree: HTMLElement | null): void;
  getState(): DragState | undefined;
  subscribe(listener: () => void): () => void;
  cancel(): void;
}

/**
 * Dragging with pointer events, over the boundary of the canvas, which is a document of its own.
 *
 * The pressed document captures the pointer, so that all events arrive there wherever the pointer is; positions are
 * carried over to the window and from there to whichever document lies under it. The browser's own drag and drop is
 * not used: its events stop at frames, it allows no reason beside the cursor, and Escape during it does not arrive. Files
 * come in no other way, though: whoever hears of them over a document hands their position in.
 */
export function createDragController(host: DragHost): DragController {
  const zones = createDropZones();
  const { subscribe, notify } = createListeners();
  let state: DragState | undefined;
  let frame = 0;

  const show = () => {
    state = pointer.getState() ?? files.getState();
    notify();
  };
  const schedule = () => {
    if (frame === 0) frame = requestAnimationFrame(track);
  };
  const track = () => {
    frame = 0;
    const haveScrolled = [files.track(), pointer.track()];
    if (haveScrolled.includes(true)) schedule();
  };
  const surroundings = { ...host, zones, show, schedule };
  const pointer = createPointerDrag(surroundings);
  const files = createFileDrag(surroundings);

  return {
    press: pointer.press,
    addCanvas(page) {
      zones.addCanvas(page);
      return () => {
        pointer.finish(page.ownerDocument);
        zones.removeCanvas(page);
      };
    },
    setOutline: zones.setOutline,
    hover: files.hover,
    leave: files.leave,
    land: files.land,
    getState: () => state,
    subscribe,
    cancel() {
      pointer.finish();
      files.leave();
    },
  };
}
