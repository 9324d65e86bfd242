import { dequal } from 'dequal/lite';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSession } from '../../store/use-store.ts';
import { followCanvas, geometryOf } from './follow-canvas.ts';
import { measureBlock } from './measure-block.ts';

export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
  /** Height of what is seen of the page. Read while drawing, it would have everything laid out once more. */
  screen: number;
}

/**
 * Where a block is on screen, in pixels of the scaled canvas. Measured together with every change of the page, and
 * whenever the canvas scrolls, grows or loads a picture; at most once per frame.
 */
export function useMeasured(page: HTMLElement, id: string | undefined, scale: number): Box | undefined {
  const [box, setBox] = useState<Box | undefined>();
  const tree = useSession((session) => session.tree);

  const measured = useRef('');
  const measure = useCallback(() => {
    const element = id === undefined ? null : page.ownerDocument.querySelector(`[data-block-id="${CSS.escape(id)}"]`);
    const rect = element && measureBlock(element);
    measured.current = geometryOf(page);
    setBox((current) => {
      if (!rect) return undefined;
      const next = {
        top: rect.top * scale,
        left: rect.left * scale,
        width: rect.width * scale,
        height: rect.height * scale,
        screen: (page.ownerDocument.defaultView?.innerHeight ?? 0) * scale,
      };
      return dequal(current, next) ? current : next;
    });
  }, [page, id, scale]);

  // As soon as React has drawn the change and before the browser paints it: a frame later, everything would have to be
  // painted once more.
  useLayoutEffect(measure, [measure, tree]);

  // Followed once for all blocks: who begins to follow is called back a frame later, and each selection would be measured
  // twice.
  const latest = useRef(measure);
  latest.current = measure;
  useEffect(
    () =>
      followCanvas(
        page,
        () => flushSync(() => latest.current()),
        () => measured.current,
      ),
    [page],
  );

  return box;
}
