import type { Caret } from '../../model/selection.ts';
import { ignoreClick } from './draw-over-blocks.ts';
import { createDrawnRange, type RangeOptions } from './drawn-range.ts';
import { createRangeKeys } from './range-keys.ts';
import type { Extent } from './text-selection.ts';
import { TYPING } from './write-text.ts';

/** A selection that begins in one text and ends in another, over all blocks between. */
export interface TextRange {
  /** Begins one in texts that are drawn by now, and extends it once: by a key, or to a point. */
  begin(page: HTMLElement, ends: Caret, to?: Extent | { x: number; y: number }): void;
}

/**
 * Selects text over several blocks. It is the browser's own selection on a page that cannot be edited, so that the two
 * ends may stand inside texts; the blocks that it reaches are selected as well, for the commands that mean blocks.
 */
export function createTextRange(options: RangeOptions): TextRange {
  const { store } = options;
  let stop = () => {};
  return {
    begin(page, ends, to) {
      stop();
      const listening = new AbortController();
      const { signal } = listening;
      const view = page.ownerDocument.defaultView;
      const isPressed = to !== undefined && 'x' in to;
      const range = view && createDrawnRange(page, ends, { ...options, isPressed, onLeave: () => listening.abort() });
      if (!range) return;
      stop = range.leave;
      const { tree } = store.getSession();
      const unsubscribe = store.subscribe(() => {
        if (store.getSession().tree !== tree) range.leave();
      });
      signal.addEventListener('abort', unsubscribe);
      const { press, copy, paste } = createRangeKeys(store, range);
      // Before the page's own listeners, which mean blocks.
      const early = { capture: true, signal };
      view.addEventListener('keydown', press, early);
      view.addEventListener('copy', copy, early);
      view.addEventListener('cut', copy, early);
      view.addEventListener('paste', paste, early);
      view.addEventListener('pointerdown', range.leave, early);
      const release = () => {
        if (!range.isPressed) return;
        ignoreClick(view);
        range.release();
      };
      view.addEventListener('mouseup', release, early);
      const point = (event: MouseEvent) => {
        if (range.isPressed) range.extendToPoint({ x: event.clientX, y: event.clientY });
        else view.frameElement?.removeAttribute(TYPING);
      };
      view.addEventListener('mousemove', point, early);
      if (!to) range.follow();
      else if ('x' in to) range.extendToPoint(to);
      else range.extend(to);
    },
  };
}
