import { useEffect, useState } from 'react';

/** True while any part of an element is seen, however many boxes scroll around it. */
export function useSeen(element: Element | null): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting === true));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}
