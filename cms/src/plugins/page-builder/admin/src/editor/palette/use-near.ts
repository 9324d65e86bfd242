import { type RefObject, useEffect, useState } from 'react';

/** How far from what is seen something counts as near, in pixels of scrolling. */
const NEAR = 400;

/**
 * True once an element has come near what is seen of its scroller, and from then on.
 * @param isFirst true where it is there from the start
 */
export function useNear(element: RefObject<Element>, scroller: RefObject<Element>, isFirst: boolean): boolean {
  const [isNear, setNear] = useState(isFirst);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      root: scroller.current,
      rootMargin: `${NEAR}px 0px`,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, scroller, isNear]);
  return isNear;
}
