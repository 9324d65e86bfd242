import type { MediaBlock } from '../../model/media-blocks.ts';
import type { Content } from '../../model/placement.ts';
import type { DragState, DragSurroundings } from './drag-state.ts';
import { toWindow } from './drop-zones.ts';
import type { Point } from './geometry.ts';
import type { Target } from './target.ts';

/** Files that the browser drags, as the blocks they would become. */
export interface DraggedFiles {
  readonly content: Content;
  /** What the first of them becomes. */
  readonly media: MediaBlock;
}

/** The part of an event that says where the pointer is. */
type PointerPosition = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** Milliseconds after which files have left that nothing was heard of; the browser tells of them at least every 350. */
const GONE_AFTER = 1_000;

export interface FileDrag {
  /** Follows files over a document. Only the browser knows where they are, and says so for as long as they are there. */
  hover(event: PointerPosition, document: Document, files: DraggedFiles): void;
  leave(): void;
  /** Where files go that were let go over a document. */
  land(event: PointerPosition, document: Document, files: DraggedFiles): Target | undefined;
  getState(): DragState | undefined;
  /**
   * Aims anew.
   * @returns whether something was scrolled
   */
  track(): boolean;
}

/** Files that the browser drags. */
export function createFileDrag({ zones, describe, show, schedule }: DragSurroundings): FileDrag {
  let files: (DraggedFiles & DragState) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const aim = ({ content, media }: DraggedFiles, pointer: Point) =>
    zones.findTarget(pointer, { ...describe(content), media });
  const leave = () => {
    clearTimeout(timer);
    if (!files) return;
    files = undefined;
    show();
  };
  return {
    track() {
      if (!files) return false;
      const hasScrolled = zones.scrollNear(files.pointer);
      files = { ...files, target: aim(files, files.pointer) };
      show();
      return hasScrolled;
    },
    hover(event, document, dragged) {
      const pointer = toWindow(document, event);
      files = { ...dragged, pointer, target: files?.target };
      clearTimeout(timer);
      timer = setTimeout(leave, GONE_AFTER);
      schedule();
    },
    leave,
    land(event, document, dragged) {
      leave();
      return aim(dragged, toWindow(document, event));
    },
    getState: () => files,
  };
}
