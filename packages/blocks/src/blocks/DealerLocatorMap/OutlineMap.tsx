import { divIcon, type LatLngTuple, type Map as LeafletMap } from 'leaflet';
import { memo, useEffect, useMemo, useState } from 'react';
import { Marker, Polygon } from 'react-leaflet';
import { pause } from '../../site/pause.ts';
import { type Box, nameTowns, type Point, type Spot } from './name-towns.ts';
import outlineUrl from './outline.json?url';
import type { Place } from './project.ts';
import type { MapOutcome } from './read-dealers.ts';
import { type Outline, readRing, readTownName } from './read-outline.ts';
import { useSight } from './use-sight.ts';

const ATTRIBUTION =
  'Natural Earth · <a href="https://www.geonames.org">GeoNames</a> ' +
  '(<a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>)';

/** The rings of a country. Each is a shape of its own, because none of them is a hole in another. */
type Country = LatLngTuple[][][];

interface Given {
  /** Where markers stand, over which no name can be read; in pixels, as the map projects places. */
  covered(map: LeafletMap): readonly Box[];
  /** BCP 47 tag of the page, in whose language towns are named. */
  lang: string;
  /** Told once the map is drawn, or when its data cannot be fetched. */
  onStatus(status: MapOutcome): void;
}

/** The borders of our countries, and as many of their towns as have room for a name: a map that needs no tile server. */
export function OutlineMap({ lang, covered, onStatus }: Given) {
  const [countries, setCountries] = useState<Country[]>([]);
  const [towns, setTowns] = useState<Outline['towns']>([]);

  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const draw = async () => {
      const response = await fetch(outlineUrl, { signal });
      if (!response.ok) throw new Error(`The outline map was answered with ${response.status}.`);
      const outline: Outline = await response.json();
      for (const rings of outline.countries) {
        await pause();
        if (signal.aborted) return;
        const country = rings.map((ring) => [readRing(ring)]);
        setCountries((drawn) => [...drawn, country]);
      }
      await pause();
      if (signal.aborted) return;
      setTowns(outline.towns);
      onStatus('loaded');
    };
    draw().catch(() => onStatus('failed'));
    return () => gone.abort();
  }, [onStatus]);

  return (
    <>
      {countries.map((country, index) => (
        <Polygon
          key={index}
          className="DealerMap-country"
          attribution={ATTRIBUTION}
          interactive={false}
          positions={country}
        />
      ))}
      <Towns towns={towns} lang={lang} covered={covered} />
    </>
  );
}

function Towns({ towns, lang, covered }: { towns: Outline['towns']; lang: string; covered: Given['covered'] }) {
  const [map, sight] = useSight();
  // The map tells through `sight` that it has moved.
  const named = useMemo(() => chooseTowns(map, towns, lang, covered), [map, towns, lang, covered, sight]);
  return named.map(({ town: { lat, lng, name }, spot }) => (
    <Town key={`${lat} ${lng}`} lat={lat} lng={lng} name={name} {...spot} />
  ));
}

interface TownProps extends Place, Spot {
  name: string;
}

/** Drawn again only when something of its own changes: the map moves more often than towns come and go. */
const Town = memo(function Town({ lat, lng, name, side, distance }: TownProps) {
  const icon = useMemo(() => {
    const label = document.createElement('span');
    label.textContent = name;
    label.dataset.side = side;
    label.style.setProperty('--distance', `${distance}px`);
    return divIcon({ className: 'DealerMap-town', html: label, iconSize: [0, 0] });
  }, [name, side, distance]);
  return <Marker position={[lat, lng]} icon={icon} interactive={false} keyboard={false} zIndexOffset={-1000} />;
});

/** The largest towns in sight, as far as there is room for their names. */
function chooseTowns(map: LeafletMap, towns: Outline['towns'], lang: string, covered: Given['covered']) {
  const sight = map.getBounds().pad(0.1);
  const [west, south, east, north] = [sight.getWest(), sight.getSouth(), sight.getEast(), sight.getNorth()].map(
    (degrees) => degrees * 1000,
  ) as [number, number, number, number];
  const inSight = towns.flatMap((town) => {
    const [, lat, lng] = town;
    if (lat < south || lat > north || lng < west || lng > east) return [];
    const place = { lat: lat / 1000, lng: lng / 1000 };
    const { x, y } = map.project(place);
    return [{ ...place, x, y, name: readTownName(town, lang) }];
  });
  const { min, max } = map.getPixelBounds();
  if (!min || !max) return [];
  return nameTowns(inSight, [...covered(map), ...listControls(map, min)], {
    left: min.x,
    top: min.y,
    right: max.x,
    bottom: max.y,
  });
}

/** What stands in the corners of the map, such as who drew it, in pixels as the map projects places. */
function listControls(map: LeafletMap, { x, y }: Point): Box[] {
  const container = map.getContainer();
  const { left, top } = container.getBoundingClientRect();
  return [...container.querySelectorAll('.leaflet-control')].map((control) => {
    const box = control.getBoundingClientRect();
    return {
      left: box.left - left + x,
      top: box.top - top + y,
      right: box.right - left + x,
      bottom: box.bottom - top + y,
    };
  });
}
