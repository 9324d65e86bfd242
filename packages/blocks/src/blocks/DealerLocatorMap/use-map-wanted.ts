import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the map is to load: once its drawing is in sight, which stands where the panel leaves the map free, or once
 * the panel is used. On a telephone that part is below the first screen, and a map takes more script than the rest of the page.
 */
export function useMapWanted(
  isAwake: boolean,
  drawing: RefObject<SVGSVGElement>,
  panel: RefObject<HTMLElement>,
): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const [seen, used] = [drawing.current, panel.current];
    if (!isAwake || isWanted || !seen || !used) return;
    const want = () => setWanted(true);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) want();
    });
    observer.observe(seen);
    used.addEventListener('focusin', want);
    return () => {
      observer.disconnect();
      used.removeEventListener('focusin', want);
    };
  }, [isAwake, isWanted, drawing, panel]);
  return isWanted;
}
