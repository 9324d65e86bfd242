import type { Map as LeafletMap, MapOptions } from 'leaflet';
import { Component, memo, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { AttributionControl, CircleMarker, MapContainer, ZoomControl } from 'react-leaflet';
import type { SiteEnv } from '../../site/site-context.ts';
import { say } from '../../ui/view.ts';
import { DealerMarkers } from './DealerMarkers.tsx';
import { DEFAULT_VIEW, type MapView } from './locator.ts';
import mapStyles from './map.css?inline';
import { messages } from './messages.ts';
import { OutlineMap } from './OutlineMap.tsx';
import type { Place } from './project.ts';
import type { Dealer, MapOutcome } from './read-dealers.ts';
import { TileMap } from './TileMap.tsx';
import type { MapTiles } from './tiles.ts';
import { useMapView } from './use-map-view.ts';
import { useMarkers } from './use-markers.ts';

export interface DealerMapProps {
  env: SiteEnv;
  /** Without them, the borders and towns of our countries are drawn. */
  tiles: MapTiles | undefined;
  dealers: readonly Dealer[];
  selectedId: string | undefined;
  /** Where the visitor is. */
  position: Place | undefined;
  view: MapView;
  /** What stands over the map. */
  panel: RefObject<HTMLElement>;
  onSelect(id: string): void;
  onStatus(status: MapOutcome): void;
}

/** The map of dealers. Everything that knows Leaflet is behind this and comes with it, late. */
export const DealerMap = memo(function DealerMap(given: DealerMapProps) {
  return (
    <MapBoundary onFailure={() => given.onStatus('failed')}>
      <RunningMap {...given} />
    </MapBoundary>
  );
});

/** What cannot be drawn of the map is a failed map; the list stays. */
class MapBoundary extends Component<{ onFailure(): void; children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

function RunningMap({ env, tiles, dealers, selectedId, position, view, panel, onSelect, onStatus }: DealerMapProps) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [options] = useState(chooseOptions);
  const label = say(messages.map, env);

  useEffect(() => {
    if (!map) return;
    const element = map.getContainer();
    addStyles(element.ownerDocument);
    element.setAttribute('role', 'group');
    element.setAttribute('aria-label', label);
    map.on('focus', () => map.scrollWheelZoom.enable());
    map.on('blur', () => map.scrollWheelZoom.disable());
    const watcher = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [map, label]);

  // What stands on the map comes after it, so that it is drawn once.
  const isPlaced = useMapView(map, view, panel);
  return (
    <MapContainer ref={setMap} className="DealerLocatorMap-canvas" {...options}>
      {isPlaced && (
        <>
          <AttributionControl prefix={false} />
          <ZoomControl
            position="bottomright"
            zoomInTitle={say(messages.zoomIn, env)}
            zoomOutTitle={say(messages.zoomOut, env)}
          />
          <Drawn {...{ env, tiles, dealers, selectedId, onSelect, onStatus }} />
          {position && <CircleMarker center={position} className="DealerMap-position" interactive={false} radius={9} />}
        </>
      )}
    </MapContainer>
  );
}

type DrawnProps = Pick<DealerMapProps, 'env' | 'tiles' | 'dealers' | 'selectedId' | 'onSelect' | 'onStatus'>;

/** The ground and the dealers on it. */
function Drawn({ env, tiles, dealers, selectedId, onSelect, onStatus }: DrawnProps) {
  const markers = useMarkers(dealers, selectedId);
  return (
    <>
      {tiles ? (
        <TileMap tiles={tiles} onStatus={onStatus} />
      ) : (
        <OutlineMap lang={env.lang} covered={markers.covered} onStatus={onStatus} />
      )}
      <DealerMarkers markers={markers} selectedId={selectedId} env={env} onSelect={onSelect} />
    </>
  );
}

function chooseOptions(): MapOptions {
  const animate = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Fingers scroll the page past the map, and two of them move the map; a wheel zooms once the map was asked for.
  const isTouched = matchMedia('(pointer: coarse)').matches;
  return {
    center: DEFAULT_VIEW.centre,
    zoom: DEFAULT_VIEW.zoom,
    minZoom: 4,
    maxZoom: 18,
    attributionControl: false,
    zoomControl: false,
    dragging: !isTouched,
    scrollWheelZoom: false,
    fadeAnimation: animate,
    zoomAnimation: animate,
    markerZoomAnimation: animate,
  };
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
