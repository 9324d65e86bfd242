import { divIcon, type LeafletKeyboardEvent, type Map as LeafletMap, type Marker as LeafletMarker } from 'leaflet';
import { fillIn } from 'page-format';
import { useEffect, useMemo, useRef } from 'react';
import { Marker } from 'react-leaflet';
import Supercluster from 'supercluster';
import type { SiteEnv } from '../../site/site-context.ts';
import { say } from '../../ui/view.ts';
import { messages } from './messages.ts';
import type { Place } from './project.ts';
import type { Dealer } from './read-dealers.ts';
import { useSight } from './use-sight.ts';

/**
 * Pixels within which dealers become a group, a little more than a marker is wide, and the nearest view that still has
 * groups.
 */
const GROUP_RADIUS = 50;
const GROUP_ZOOM = 14;

/** Pixels along a tile of Leaflet; Supercluster counts in those of other maps, which are twice as many. */
const TILE_SIZE = 256;

interface Given {
  dealers: readonly Dealer[];
  selectedId: string | undefined;
  env: SiteEnv;
  onSelect(id: string): void;
}

/** The dealers on a map. Those that stand too close are one marker with their number, which zooms in on them. */
export function DealerMarkers({ dealers, selectedId, env, onSelect }: Given) {
  const [map, sight] = useSight();
  const groups = useMemo(() => group(dealers), [dealers]);
  // The map tells through `sight` that it has moved.
  const { alone, together } = useMemo(() => listMarkers(map, groups), [map, groups, sight]);
  const selected = dealers.find(({ id }) => id === selectedId);
  // The selected one shows, even out of a group.
  const single = selected ? [...alone.filter((dealer) => dealer !== selected), selected] : alone;
  return (
    <>
      {together.map(({ id, place, count }) => (
        <DealerMarker
          // Ids of groups count from the start with every list of dealers.
          key={`${place.lat} ${place.lng} ${count}`}
          map={map}
          place={place}
          label={fillIn(say(messages.cluster, env), { count })}
          count={count}
          onPress={() => map.setView(place, groups.getClusterExpansionZoom(id))}
        />
      ))}
      {single.map(
        ({ id, name, street, place, coordinates }) =>
          coordinates && (
            <DealerMarker
              key={id}
              map={map}
              place={coordinates}
              label={[name, street, place].filter(Boolean).join(', ')}
              isSelected={id === selectedId}
              onPress={() => onSelect(id)}
            />
          ),
      )}
    </>
  );
}

/** Dealers that stand too close to each other. */
interface Group {
  id: number;
  place: Place;
  count: number;
}

function group(dealers: readonly Dealer[]): Supercluster<Dealer> {
  const index = new Supercluster<Dealer>({ radius: GROUP_RADIUS, extent: TILE_SIZE, maxZoom: GROUP_ZOOM });
  return index.load(
    dealers.flatMap((dealer) =>
      dealer.coordinates
        ? [
            {
              type: 'Feature' as const,
              properties: dealer,
              geometry: { type: 'Point' as const, coordinates: [dealer.coordinates.lng, dealer.coordinates.lat] },
            },
          ]
        : [],
    ),
  );
}

/** What stands in sight, or little beside it. */
function listMarkers(map: LeafletMap, groups: Supercluster<Dealer>): { alone: Dealer[]; together: Group[] } {
  const sight = map.getBounds().pad(0.2);
  const alone: Dealer[] = [];
  const together: Group[] = [];
  const box: [number, number, number, number] = [sight.getWest(), sight.getSouth(), sight.getEast(), sight.getNorth()];
  for (const { geometry, properties } of groups.getClusters(box, map.getZoom())) {
    if (!('cluster' in properties)) {
      alone.push(properties);
      continue;
    }
    const [lng = 0, lat = 0] = geometry.coordinates;
    together.push({ id: properties.cluster_id, place: { lat, lng }, count: properties.point_count });
  }
  return { alone, together };
}

interface MarkerProps {
  map: LeafletMap;
  place: Place;
  label: string;
  /** Dealers behind it. */
  count?: number;
  isSelected?: boolean;
  onPress(): void;
}

/** A button on the map, for one dealer or for several. */
function DealerMarker({ map, place: { lat, lng }, label, count = 1, isSelected = false, onPress }: MarkerProps) {
  const marker = useRef<LeafletMarker>(null);
  const press = useRef(onPress);
  press.current = onPress;
  const position = useMemo(() => ({ lat, lng }), [lat, lng]);
  const icon = useMemo(() => chooseIcon(count), [count]);
  const eventHandlers = useMemo(
    () => ({
      click: () => press.current(),
      keydown({ originalEvent }: LeafletKeyboardEvent) {
        if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
        originalEvent.preventDefault();
        press.current();
      },
    }),
    [],
  );

  useEffect(() => {
    const element = marker.current?.getElement();
    element?.setAttribute('aria-label', label);
    if (count === 1) element?.setAttribute('aria-pressed', String(isSelected));
  }, [label, count, isSelected]);

  useEffect(() => {
    const element = marker.current?.getElement();
    return () => {
      // Whoever worked by keyboard goes on from the map.
      if (element && element === element.ownerDocument.activeElement) map.getContainer().focus({ preventScroll: true });
    };
  }, [map]);

  return (
    <Marker
      ref={marker}
      position={position}
      icon={icon}
      title={label}
      zIndexOffset={isSelected ? 1000 : 0}
      eventHandlers={eventHandlers}
    />
  );
}

function chooseIcon(count: number) {
  const isGroup = count > 1;
  const size = isGroup ? 44 : 36;
  return divIcon({
    className: isGroup ? 'DealerMap-group' : 'DealerMap-pin',
    html: isGroup ? String(count) : '',
    iconSize: [size, size],
    // A pin's point is a little above the end of its box.
    iconAnchor: [size / 2, isGroup ? size / 2 : size - 4],
  });
}
