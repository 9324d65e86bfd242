import type { Map as LeafletMap } from 'leaflet';
import { useCallback, useMemo } from 'react';
import Supercluster from 'supercluster';
import type { Box } from './name-towns.ts';
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

/** Markers in pixels: how large, and which point of it stands at the place. A pin's is a little above its lower edge. */
export const PIN = { size: 36, anchor: { x: 18, y: 32 } };
export const GROUP = { size: 44, anchor: { x: 22, y: 22 } };

/** What stands on the map now. */
export interface Markers {
  alone: readonly Dealer[];
  together: readonly Group[];
  /** Where these stand, in pixels as the map projects places. */
  covered(map: LeafletMap): readonly Box[];
}

/** The dealers in sight, those that stand too close as a group. The selected one shows, even out of a group. */
export function useMarkers(dealers: readonly Dealer[], selectedId: string | undefined): Markers {
  const [map, sight] = useSight();
  const groups = useMemo(() => group(dealers), [dealers]);
  // The map tells through `sight` that it has moved.
  const listed = useMemo(() => listMarkers(map, groups), [map, groups, sight]);
  const selected = dealers.find(({ id }) => id === selectedId);
  const { together } = listed;
  const alone = useMemo(
    () => (selected ? [...listed.alone.filter((dealer) => dealer !== selected), selected] : listed.alone),
    [listed, selected],
  );
  const covered = useCallback(
    (drawn: LeafletMap) => [
      ...together.map(({ place }) => boxAround(drawn, place, GROUP)),
      ...alone.flatMap(({ coordinates }) => (coordinates ? [boxAround(drawn, coordinates, PIN)] : [])),
    ],
    [together, alone],
  );
  return { alone, together, covered };
}

function boxAround(map: LeafletMap, place: Place, { size, anchor }: typeof PIN): Box {
  const { x, y } = map.project(place);
  const [left, top] = [x - anchor.x, y - anchor.y];
  return { left, top, right: left + size, bottom: top + size };
}

/** Dealers that stand too close to each other. */
interface Group {
  place: Place;
  count: number;
  /** The view in which they no longer are one. */
  zoom(): number;
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
    const { cluster_id, point_count } = properties;
    const zoom = () => groups.getClusterExpansionZoom(cluster_id);
    together.push({ place: { lat, lng }, count: point_count, zoom });
  }
  return { alone, together };
}
