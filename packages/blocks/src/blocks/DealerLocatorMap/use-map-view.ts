import { type Map as LeafletMap, latLngBounds, point } from 'leaflet';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MapView } from './locator.ts';

/** Pixels that stay free around what must be seen. */
const EDGE = 56;

/**
 * Moves the map to what it is to show, and again when it or its panel has another size, for as long as the visitor leaves
 * it there.
 * @param panel what stands over the map
 * @returns whether the map is in its first place
 */
export function useMapView(map: LeafletMap | null, view: MapView, panel: RefObject<HTMLElement>): boolean {
  const mover = useRef<Mover>();
  const [isPlaced, setPlaced] = useState(false);
  useEffect(() => {
    if (!map) return;
    mover.current ??= createMover(map, () => readCover(map.getContainer(), panel.current));
    mover.current.move(view);
    setPlaced(true);
  }, [map, view, panel]);
  useEffect(() => {
    if (!map || !panel.current) return;
    const watcher = new ResizeObserver(() => mover.current?.place());
    watcher.observe(panel.current);
    return () => watcher.disconnect();
  }, [map, panel]);
  return isPlaced;
}

interface Mover {
  move(view: MapView): void;
  /** Places what is shown again, unless the visitor has moved the map since. */
  place(): void;
}

/**
 * Leaflet forgets moves that are asked for while it zooms, and begins to zoom only in the frame after it was told to: a
 * move waits for the end of the one before.
 */
function createMover(map: LeafletMap, findCover: () => Cover): Mover {
  const animate = map.options.zoomAnimation === true;
  // Buttons and keys zoom around the middle of what is seen, not of what lies below the panel.
  map.setZoom = (zoom, options) => {
    const [left, top] = findCover();
    const { x, y } = map.getSize();
    const possible = Math.min(map.getMaxZoom(), Math.max(map.getMinZoom(), zoom));
    return map.setZoomAround(point((x + left) / 2, (y + top) / 2), possible, options);
  };
  let isMoving = false;
  let waiting: MapView | undefined;
  /** What the map shows; undefined once the visitor has moved it. */
  let shown: MapView | undefined;
  // A new map is in its first place at once.
  let hasMoved = false;
  const move = (view: MapView, isAnimated: boolean) => {
    isMoving = true;
    waiting = undefined;
    shown = view;
    moveTo(map, view, findCover(), isAnimated);
    hasMoved = true;
  };
  map.on('movestart', () => {
    if (!isMoving) shown = undefined;
  });
  const place = () => {
    if (isMoving) waiting ??= shown;
    else if (shown) move(shown, false);
  };
  // The panel covers another part of a map that became narrow.
  map.on('resize', place);
  map.on('zoomanim', () => {
    isMoving = true;
  });
  map.on('moveend', () => {
    isMoving = false;
    if (waiting) move(waiting, animate);
  });
  return {
    move(view) {
      if (isMoving) waiting = view;
      else move(view, animate && hasMoved);
    },
    place,
  };
}

/** What is looked at stands in the middle of the part that nothing covers. */
function moveTo(map: LeafletMap, view: MapView, [left, top]: Cover, animate: boolean): void {
  if ('around' in view) {
    map.fitBounds(latLngBounds([...view.around]), {
      paddingTopLeft: [left + EDGE, top + EDGE],
      paddingBottomRight: [EDGE, EDGE],
      maxZoom: view.zoom,
      animate,
    });
    return;
  }
  const middle = map.project(view.centre, view.zoom).subtract([left / 2, top / 2]);
  map.setView(map.unproject(middle, view.zoom), view.zoom, { animate });
}

/** Pixels at the left and at the top of the map that something else covers. */
type Cover = [left: number, top: number];

/** What the panel covers: the left of a wide map, the top of a narrow one. */
function readCover(map: HTMLElement, panel: HTMLElement | null): Cover {
  if (!panel) return [0, 0];
  const [whole, part] = [map.getBoundingClientRect(), panel.getBoundingClientRect()];
  return part.width > whole.width / 2 ? [0, part.bottom - whole.top] : [part.right - whole.left, 0];
}
