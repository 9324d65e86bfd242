import { useEffect, useState } from 'react';

interface Size {
  width: number;
  height: number;
  /** Where it stood in the window when it got this size, in pixels from the left. */
  left: number;
}

/** Size of an element, followed. */
export function useSize(element: HTMLElement | null): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0, left: 0 });
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setSize({ width, height, left: entry.target.getBoundingClientRect().left });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
