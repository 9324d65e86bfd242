import type { Content } from '../../model/placement.ts';
import type { DropZones } from './drop-zones.ts';
import type { Point } from './geometry.ts';
import type { Dragged, Target } from './target.ts';

/** What is drawn while something is dragged. Points are pixels of the window. */
export interface DragState {
  readonly content: Content;
  readonly pointer: Point;
  readonly target: Target | undefined;
}

export interface DragHost {
  /** The page and what is dragged, at the moment. */
  describe(content: Content): Dragged;
  drop(content: Content, target: Target): void;
}

/** What a drag needs of what is around it. */
export interface DragSurroundings extends DragHost {
  readonly zones: DropZones;
  /** Tells that what is drawn has changed. */
  show(): void;
  /** Has the next frame look at what lies under the pointer. */
  schedule(): void;
}
