import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useEditorStore } from '../../store/use-store.ts';

export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

/**
 * Where a block is on screen, in pixels of the scaled canvas. Measured again after every change of the page, and
 * whenever the canvas scrolls, grows or loads a picture; at most once per frame.
 */
export function useMeasured(page: HTMLElement, id: string | undefined, scale: number): Box | undefined {
  const store = useEditorStore();
  const [box, setBox] = useState<Box | undefined>();

  useEffect(() => {
    if (id === undefined) return setBox(undefined);
    const canvas = page.ownerDocument;
    let frame = 0;
    const measure = () => {
      const element = canvas.querySelector(`[data-block-id="${CSS.escape(id)}"]`);
      const rect = element?.getBoundingClientRect();
      setBox((current) => {
        if (!rect) return undefined;
        const next = {
          top: rect.top * scale,
          left: rect.left * scale,
          width: rect.width * scale,
          height: rect.height * scale,
        };
        return current && isSame(current, next) ? current : next;
      });
    };
    const schedule = () => {
      cancelAnimationFrame(frame);
      // Drawn in the frame that shows the change: the page would have to be painted once more otherwise.
      frame = requestAnimationFrame(() => flushSync(measure));
    };

    measure();
    const unsubscribe = store.subscribe(schedule);
    const observer = new ResizeObserver(schedule);
    observer.observe(page);
    canvas.addEventListener('scroll', schedule, true);
    canvas.addEventListener('load', schedule, true);
    canvas.defaultView?.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      unsubscribe();
      observer.disconnect();
      canvas.removeEventListener('scroll', schedule, true);
      canvas.removeEventListener('load', schedule, true);
      canvas.defaultView?.removeEventListener('resize', schedule);
    };
  }, [page, id, scale, store]);

  return box;
}

function isSame(one: Box, other: Box): boolean {
  return one.top === other.top && one.left === other.left && one.width === other.width && one.height === other.height;
}
