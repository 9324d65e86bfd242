import { useEffect, useState } from 'react';
import { pause } from '../../site/pause.ts';

/** Entries that are drawn in one task: of more, a slow telephone would answer nobody for as long. */
const AT_ONCE = 8;

/**
 * How many entries of the page's own list the script has drawn by now. The others stand as the server has drawn them: the
 * page begins to answer after a moment, and not when the whole list is worked through.
 * @param isAwake false in the first draw, which takes over what the server has drawn
 * @param count entries of the list
 */
export function useDrawnEntries(isAwake: boolean, count: number): number {
  const [drawn, setDrawn] = useState(typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 0);
  useEffect(() => {
    if (!isAwake || drawn >= count) return;
    let isGone = false;
    void pause().then(() => {
      if (!isGone) setDrawn(drawn + AT_ONCE);
    });
    return () => {
      isGone = true;
    };
  }, [isAwake, drawn, count]);
  return drawn;
}
