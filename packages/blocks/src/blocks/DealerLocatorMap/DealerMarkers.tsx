import { divIcon, type LeafletKeyboardEvent, type Map as LeafletMap, type Marker as LeafletMarker } from 'leaflet';
import { fillIn } from 'page-format';
import { useEffect, useMemo, useRef } from 'react';
import { Marker, useMap } from 'react-leaflet';
import type { SiteEnv } from '../../site/site-context.ts';
import { say } from '../../ui/view.ts';
import { messages } from './messages.ts';
import type { Place } from './project.ts';
import { GROUP, type Markers, PIN } from './use-markers.ts';

interface Given {
  markers: Markers;
  selectedId: string | undefined;
  env: SiteEnv;
  onSelect(id: string): void;
}

/** The dealers on a map. Those that stand too close are one marker with their number, which zooms in on them. */
export function DealerMarkers({ markers: { alone, together }, selectedId, env, onSelect }: Given) {
  const map = useMap();
  return (
    <>
      {together.map(({ place, count, zoom }) => (
        <DealerMarker
          // Ids of groups count from the start with every list of dealers.
          key={`${place.lat} ${place.lng} ${count}`}
          map={map}
          place={place}
          label={fillIn(say(messages.cluster, env), { count })}
          count={count}
          onPress={() => map.setView(place, zoom())}
        />
      ))}
      {alone.map(
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
  const { size, anchor } = isGroup ? GROUP : PIN;
  return divIcon({
    className: isGroup ? 'DealerMap-group' : 'DealerMap-pin',
    html: isGroup ? String(count) : '',
    iconSize: [size, size],
    iconAnchor: [anchor.x, anchor.y],
  });
}
