import { divIcon, type Map as LeafletMap, type Marker, marker } from 'leaflet';
import Supercluster from 'supercluster';
import type { Dealer } from './read-dealers.ts';

export interface MarkerWords {
  /** What a group of dealers is called, such as `12 dealers. Zoom in`. */
  cluster(count: number): string;
}

interface Pin {
  key: string;
  lat: number;
  lng: number;
  label: string;
  /** Dealers behind it; one for a dealer. */
  count: number;
  activate(): void;
}

/**
 * Pixels within which dealers become a group, a little more than a marker is wide, and the nearest view that still has
 * groups.
 */
const GROUP_RADIUS = 50;
const GROUP_ZOOM = 14;

/** Pixels along a tile of Leaflet; Supercluster counts in those of other maps, which are twice as many. */
const TILE_SIZE = 256;

/** The dealers on a map. Those that stand too close are one marker with their number, which zooms in on them. */
export function createMarkers(map: LeafletMap, words: MarkerWords, onSelect: (id: string) => void) {
  const markers = new Map<string, Marker>();
  let groups: Supercluster<Dealer> | undefined;
  let known: readonly Dealer[] = [];
  let selected: Dealer | undefined;

  const toPin = (dealer: Dealer): Pin[] =>
    dealer.coordinates
      ? [
          {
            ...dealer.coordinates,
            key: dealer.id,
            label: [dealer.name, dealer.street, dealer.place].filter(Boolean).join(', '),
            count: 1,
            activate: () => onSelect(dealer.id),
          },
        ]
      : [];

  const listPins = (): Pin[] => {
    const index = groups;
    if (!index) return [];
    const sight = map.getBounds().pad(0.2);
    const box: [number, number, number, number] = [
      sight.getWest(),
      sight.getSouth(),
      sight.getEast(),
      sight.getNorth(),
    ];
    const pins = index.getClusters(box, map.getZoom()).flatMap(({ geometry, properties }): Pin[] => {
      if (!('cluster' in properties)) return toPin(properties);
      const [lng = 0, lat = 0] = geometry.coordinates;
      const { cluster_id: id, point_count: count } = properties;
      const zoomIn = () => map.setView({ lat, lng }, index.getClusterExpansionZoom(id));
      return [{ key: `group-${id}`, lat, lng, label: words.cluster(count), count, activate: zoomIn }];
    });
    // The selected one shows, even out of a group.
    return selected ? [...pins.filter(({ key }) => key !== selected?.id), ...toPin(selected)] : pins;
  };

  const draw = () => {
    const pins = new Map(listPins().map((pin) => [pin.key, pin]));
    for (const [key, old] of markers) {
      if (pins.has(key)) continue;
      // Whoever worked by keyboard goes on from the map.
      const hadFocus = old.getElement() === map.getContainer().ownerDocument.activeElement;
      old.remove();
      markers.delete(key);
      if (hadFocus) map.getContainer().focus({ preventScroll: true });
    }
    for (const pin of pins.values()) {
      const shown = markers.get(pin.key) ?? createMarker(pin).addTo(map);
      markers.set(pin.key, shown);
      const isSelected = pin.key === selected?.id;
      shown.setZIndexOffset(isSelected ? 1000 : 0);
      const element = shown.getElement();
      element?.setAttribute('aria-label', pin.label);
      if (pin.count === 1) element?.setAttribute('aria-pressed', String(isSelected));
    }
  };
  map.on('moveend', draw);

  return {
    show(dealers: readonly Dealer[], selectedId: string | undefined): void {
      if (dealers !== known) {
        known = dealers;
        groups = group(dealers);
        for (const old of markers.values()) old.remove();
        markers.clear();
      }
      selected = dealers.find(({ id }) => id === selectedId);
      draw();
    },
  };
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

function createMarker({ lat, lng, label, count, activate }: Pin): Marker {
  const isGroup = count > 1;
  const size = isGroup ? 44 : 36;
  const icon = divIcon({
    className: isGroup ? 'DealerMap-group' : 'DealerMap-pin',
    html: isGroup ? String(count) : '',
    iconSize: [size, size],
    // A pin's point is a little above the end of its box.
    iconAnchor: [size / 2, isGroup ? size / 2 : size - 4],
  });
  return marker([lat, lng], { icon, title: label })
    .on('click', activate)
    .on('keydown', ({ originalEvent }) => {
      if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
      originalEvent.preventDefault();
      activate();
    });
}
