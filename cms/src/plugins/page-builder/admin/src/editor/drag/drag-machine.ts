import type { Point } from './geometry.ts';
import type { Target } from './target.ts';

/** Pixels of the window that a pressed pointer moves before a press becomes a drag. */
const BEGINS_AFTER = 5;

/** A drag from press to drop, without a browser. `Item` is what is dragged. */
export type DragPhase<Item> =
  | { readonly phase: 'idle' }
  | {
      readonly phase: 'pressed';
      readonly pointerId: number;
      readonly start: Point;
      /** Makes what is dragged, once a press has become a drag. */
      readonly take: () => Item;
    }
  | {
      readonly phase: 'dragging';
      readonly pointerId: number;
      readonly item: Item;
      readonly pointer: Point;
      readonly target: Target | undefined;
    };

export type DragEvent<Item> =
  | { readonly type: 'press'; readonly pointerId: number; readonly point: Point; readonly take: () => Item }
  | { readonly type: 'move'; readonly pointerId: number; readonly point: Point }
  /** What lies under the pointer was looked at. */
  | { readonly type: 'aim'; readonly target: Target | undefined }
  | { readonly type: 'release'; readonly pointerId: number }
  | { readonly type: 'cancel' };

export interface DragStep<Item> {
  readonly state: DragPhase<Item>;
  /** What is to be put where, now. */
  readonly drop?: { readonly item: Item; readonly target: Target };
}

export const IDLE = { phase: 'idle' } as const;

/**
 * What an event makes of a drag. A press that moves becomes a drag, a release drops on a target that takes it, and
 * everything else leaves the page as it is; a second press begins anew, and other pointers mean nothing.
 */
export function stepDrag<Item>(state: DragPhase<Item>, event: DragEvent<Item>): DragStep<Item> {
  if (event.type === 'cancel') return { state: IDLE };
  if (event.type === 'press') {
    const { pointerId, point, take } = event;
    return { state: { phase: 'pressed', pointerId, start: point, take } };
  }
  if (event.type === 'aim') return { state: state.phase === 'dragging' ? { ...state, target: event.target } : state };
  if (state.phase === 'idle' || state.pointerId !== event.pointerId) return { state };
  if (event.type === 'move') return { state: move(state, event.point) };
  if (state.phase === 'pressed' || !state.target || state.target.refused) return { state: IDLE };
  return { state: IDLE, drop: { item: state.item, target: state.target } };
}

function move<Item>(state: Exclude<DragPhase<Item>, { phase: 'idle' }>, pointer: Point): DragPhase<Item> {
  if (state.phase === 'dragging') return { ...state, pointer };
  if (Math.hypot(pointer.x - state.start.x, pointer.y - state.start.y) <= BEGINS_AFTER) return state;
  return { phase: 'dragging', pointerId: state.pointerId, item: state.take(), pointer, target: undefined };
}
