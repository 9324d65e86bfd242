import { circleMarker, control, map as createMap, type Map as LeafletMap, latLngBounds } from 'leaflet';
import { addOutline } from './add-outline.ts';
import { addTiles } from './add-tiles.ts';
import { createMarkers, type MarkerWords } from './create-markers.ts';
import { DEFAULT_VIEW, type MapView } from './locator.ts';
import mapStyles from './map.css?inline';
import type { Place } from './project.ts';
import type { Dealer } from './read-dealers.ts';
import type { MapTiles } from './tiles.ts';

export interface MapWords extends MarkerWords {
  map: string;
  zoomIn: string;
  zoomOut: string;
}

export interface DealerMapOptions {
  /** Without them, the borders and towns of our countries are drawn. */
  tiles: MapTiles | undefined;
  /** BCP 47 tag of the page. */
  lang: string;
  words: MapWords;
  /** Pixels at the left and at the top that something else covers. */
  readCover(): [left: number, top: number];
  onSelect(id: string): void;
  /** Told once, or again after tiles have come that at first did not. */
  onStatus(status: 'loaded' | 'failed' | 'authFailure'): void;
}

/** The map of dealers. Everything that knows Leaflet is behind this and comes with it, late. */
export interface DealerMap {
  showDealers(dealers: readonly Dealer[], selectedId: string | undefined): void;
  showPosition(place: Place | undefined): void;
  moveTo(view: MapView): void;
  remove(): void;
}

/** Draws the map into an element that has a size. */
export function createDealerMap(element: HTMLElement, options: DealerMapOptions): DealerMap {
  addStyles(element.ownerDocument);
  const { lang, words, readCover, onSelect, onStatus, tiles } = options;
  const animate = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Fingers scroll the page past the map, and two of them move the map; a wheel zooms once the map was asked for.
  const isTouched = matchMedia('(pointer: coarse)').matches;
  const map = createMap(element, {
    center: DEFAULT_VIEW.centre,
    zoom: DEFAULT_VIEW.zoom,
    minZoom: 4,
    maxZoom: 18,
    zoomControl: false,
    dragging: !isTouched,
    scrollWheelZoom: false,
    fadeAnimation: animate,
    zoomAnimation: animate,
    markerZoomAnimation: animate,
  });
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', words.map);
  map.on('focus', () => map.scrollWheelZoom.enable());
  map.on('blur', () => map.scrollWheelZoom.disable());
  map.attributionControl.setPrefix(false);
  control.zoom({ position: 'bottomright', zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map);

  if (tiles) addTiles(map, tiles, onStatus);
  else
    addOutline(map, lang).then(
      () => onStatus('loaded'),
      () => onStatus('failed'),
    );

  const markers = createMarkers(map, words, onSelect);
  const position = circleMarker(DEFAULT_VIEW.centre, {
    className: 'DealerMap-position',
    interactive: false,
    radius: 9,
  });
  const watcher = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  watcher.observe(element);

  // Leaflet forgets moves that are asked for while it zooms, and begins to zoom only in the frame after it was told to:
  // a move waits for the end of the one before.
  let isMoving = false;
  let waiting: MapView | undefined;
  // A new map is in its first place at once.
  let hasMoved = false;
  const move = (view: MapView) => {
    isMoving = true;
    waiting = undefined;
    moveTo(map, view, readCover(), animate && hasMoved);
    hasMoved = true;
  };
  map.on('zoomanim', () => {
    isMoving = true;
  });
  map.on('moveend', () => {
    isMoving = false;
    if (waiting) move(waiting);
  });

  // A map that failed is removed at once, while what it was to show may still be on its way to it.
  let isRemoved = false;

  return {
    showDealers(dealers, selectedId) {
      if (!isRemoved) markers.show(dealers, selectedId);
    },
    showPosition(place) {
      if (isRemoved) return;
      if (place) position.setLatLng(place).addTo(map);
      else position.remove();
    },
    moveTo(view) {
      if (isRemoved) return;
      if (isMoving) waiting = view;
      else move(view);
    },
    remove() {
      isRemoved = true;
      watcher.disconnect();
      map.remove();
    },
  };
}

/** Pixels that stay free around what must be seen. */
const EDGE = 56;

/** What is looked at stands in the middle of the part that nothing covers. */
function moveTo(map: LeafletMap, view: MapView, [left, top]: [number, number], animate: boolean): void {
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

/** Pages that have the map's styles; in the page editor the preview is another one than the script's own. */
const styledPages = new WeakSet<Document>();

function addStyles(page: Document): void {
  const view = page.defaultView;
  if (!view || styledPages.has(page)) return;
  styledPages.add(page);
  // A page takes only styles of its own making.
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(mapStyles);
  page.adoptedStyleSheets.push(sheet);
}
