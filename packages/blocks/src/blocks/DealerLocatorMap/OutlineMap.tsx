import { divIcon, type LatLngTuple, type Map as LeafletMap } from 'leaflet';
import { memo, useEffect, useMemo, useState } from 'react';
import { Marker, Polygon } from 'react-leaflet';
import { pause } from '../../site/pause.ts';
import outlineUrl from './outline.json?url';
import type { MapOutcome } from './read-dealers.ts';
import { type Outline, type OutlineTown, readRing, readTownName } from './read-outline.ts';
import { useSight } from './use-sight.ts';

const ATTRIBUTION =
  'Natural Earth · <a href="https://www.geonames.org">GeoNames</a> ' +
  '(<a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>)';

/** Pixels that the name of a town has for itself. */
const NAME_SPACE = { x: 150, y: 40 };

/** The rings of a country. Each is a shape of its own, because none of them is a hole in another. */
type Country = LatLngTuple[][][];

interface Given {
  /** BCP 47 tag of the page, in whose language towns are named. */
  lang: string;
  /** Told once the map is drawn, or when its data cannot be fetched. */
  onStatus(status: MapOutcome): void;
}

/** The borders of our countries, and as many of their towns as have room for a name: a map that needs no tile server. */
export function OutlineMap({ lang, onStatus }: Given) {
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
      <Towns towns={towns} lang={lang} />
    </>
  );
}

function Towns({ towns, lang }: { towns: Outline['towns']; lang: string }) {
  const [map, sight] = useSight();
  // The map tells through `sight` that it has moved.
  const named = useMemo(() => chooseTowns(map, towns), [map, towns, sight]);
  return named.map((town) => {
    const [, lat, lng] = town;
    return <Town key={`${lat} ${lng}`} lat={lat / 1000} lng={lng / 1000} name={readTownName(town, lang)} />;
  });
}

/** Drawn again only when something of its own changes: the map moves more often than towns come and go. */
const Town = memo(function Town({ lat, lng, name }: { lat: number; lng: number; name: string }) {
  const icon = useMemo(() => {
    const label = document.createElement('span');
    label.textContent = name;
    return divIcon({ className: 'DealerMap-town', html: label, iconSize: [0, 0] });
  }, [name]);
  return <Marker position={[lat, lng]} icon={icon} interactive={false} keyboard={false} zIndexOffset={-1000} />;
});

/** The largest towns in sight, as far as there is room for their names beside those of larger ones. */
function chooseTowns(map: LeafletMap, towns: Outline['towns']): OutlineTown[] {
  const sight = map.getBounds().pad(0.1);
  const [west, south, east, north] = [sight.getWest(), sight.getSouth(), sight.getEast(), sight.getNorth()].map(
    (degrees) => degrees * 1000,
  ) as [number, number, number, number];
  const chosen: { x: number; y: number }[] = [];
  return towns.filter(([, lat, lng]) => {
    if (lat < south || lat > north || lng < west || lng > east) return false;
    const { x, y } = map.project([lat / 1000, lng / 1000]);
    const isTaken = chosen.some(
      (other) => Math.abs(other.x - x) < NAME_SPACE.x && Math.abs(other.y - y) < NAME_SPACE.y,
    );
    if (!isTaken) chosen.push({ x, y });
    return !isTaken;
  });
}
