import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { distanceIntoView } from '../canvas/distance-into-view.ts';
import { findSeen } from './find-seen.ts';
import type { OutlineRow } from './list-rows.ts';
import { ROW_HEIGHT } from './tree-styles.ts';

interface SeenRowsOptions {
  /** What scrolls. */
  panel: RefObject<HTMLElement>;
  rows: readonly OutlineRow[];
  /** Keys of rows that are there however far away they are scrolled. */
  kept: readonly (string | undefined)[];
  /** Scrolled to whenever `place`, which says where it stands, has changed. */
  revealed: { key: string; place: string };
}

/**
 * Which rows of the outline are there, by their indexes: those that are seen, and some beside them.
 *
 * Not by @tanstack/react-virtual: rows are equally high, so it is one division; and what scrolls there is known to it a
 * frame later. A section that is moved far away and scrolled to would be drawn twice.
 */
export function useSeenRows({ panel, rows, kept, revealed }: SeenRowsOptions): number[] {
  const [first, setFirst] = useState(0);
  const [height, setHeight] = useState(0);
  /** How far the panel is scrolled, in pixels; asked, the browser would lay out the window. */
  const offset = useRef(0);
  const scrollTo = useRef<number>();
  const drawn = useRef(first);
  const [place, setPlace] = useState('');

  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const scrolled = () => {
      offset.current = element.scrollTop;
      const next = Math.floor(offset.current / ROW_HEIGHT);
      if (next !== drawn.current) flushSync(() => setFirst(next));
    };
    const observer = new ResizeObserver(() => setHeight(element.clientHeight));
    setHeight(element.clientHeight);
    observer.observe(element);
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', scrolled);
    };
  }, [panel]);

  // While rendering, so that the rows around it are drawn together with the change of the page.
  if (height > 0 && place !== revealed.place) {
    setPlace(revealed.place);
    const index = rows.findIndex(({ key }) => key === revealed.key);
    const top = index * ROW_HEIGHT - offset.current;
    const distance = index < 0 ? 0 : distanceIntoView({ top, bottom: top + ROW_HEIGHT }, height);
    if (distance !== 0) {
      scrollTo.current = offset.current + distance;
      setFirst(Math.floor(scrollTo.current / ROW_HEIGHT));
    }
  }
  useLayoutEffect(() => {
    drawn.current = first;
    const element = panel.current;
    const top = scrollTo.current;
    if (top === undefined || !element) return;
    scrollTo.current = undefined;
    offset.current = top;
    // The browser lays out the window to scroll in it: once everything that this change draws is there, and not before.
    queueMicrotask(() => {
      element.scrollTop = top;
    });
  });

  const keptIndexes = kept.map((key) => rows.findIndex((row) => row.key === key));
  return findSeen(rows.length, { first, height }, keptIndexes);
}
