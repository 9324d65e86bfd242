import { divIcon, type LatLngTuple, type Map as LeafletMap, layerGroup, marker, polygon } from 'leaflet';
import { pause } from '../../client/pause.ts';
import outlineUrl from './outline.json?url';

/** As `scripts/cut-map.ts` writes it. */
interface Outline {
  /** Of each country its rings: longitudes and latitudes in turn, in thousandths of degrees, from point to point. */
  countries: number[][][];
  /** The largest first: name, latitude and longitude in thousandths of degrees. */
  towns: [name: string, lat: number, lng: number][];
}

const ATTRIBUTION =
  'Natural Earth · <a href="https://www.geonames.org">GeoNames</a> ' +
  '(<a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>)';

/** Pixels that the name of a town has for itself. */
const NAME_SPACE = { x: 130, y: 60 };

/**
 * Draws the borders of our countries, and as many of their towns as have room for a name: a map that needs no tile server.
 * @throws Error when its data cannot be fetched
 */
export async function addOutline(map: LeafletMap): Promise<void> {
  const response = await fetch(outlineUrl);
  if (!response.ok) throw new Error(`The outline map was answered with ${response.status}.`);
  const { countries, towns }: Outline = await response.json();
  map.attributionControl.addAttribution(ATTRIBUTION);
  for (const rings of countries) {
    await pause();
    // Each ring is a shape of its own, because none of them is a hole in another.
    const shapes = rings.map((ring) => [decode(ring)]);
    polygon(shapes, { className: 'DealerMap-country', interactive: false }).addTo(map);
  }
  await pause();

  const names = layerGroup().addTo(map);
  const drawNames = () => {
    names.clearLayers();
    for (const [name, lat, lng] of chooseTowns(map, towns)) {
      const icon = divIcon({ className: 'DealerMap-town', html: '', iconSize: [0, 0] });
      const town = marker([lat / 1000, lng / 1000], { icon, interactive: false, keyboard: false, zIndexOffset: -1000 });
      const label = document.createElement('span');
      label.textContent = name;
      town.addTo(names).getElement()?.append(label);
    }
  };
  map.on('moveend', drawNames);
  drawNames();
}

function decode(ring: readonly number[]): LatLngTuple[] {
  const points: LatLngTuple[] = [];
  let [lat, lng] = [0, 0];
  for (let index = 0; index < ring.length; index += 2) {
    lng += ring[index] as number;
    lat += ring[index + 1] as number;
    points.push([lat / 1000, lng / 1000]);
  }
  return points;
}

/** The largest towns in sight, one for each piece of the map that has room for a name. */
function chooseTowns(map: LeafletMap, towns: Outline['towns']): Outline['towns'] {
  const sight = map.getBounds().pad(0.1);
  const [west, south, east, north] = [sight.getWest(), sight.getSouth(), sight.getEast(), sight.getNorth()].map(
    (degrees) => degrees * 1000,
  ) as [number, number, number, number];
  const taken = new Set<string>();
  return towns.filter(([, lat, lng]) => {
    if (lat < south || lat > north || lng < west || lng > east) return false;
    const { x, y } = map.project([lat / 1000, lng / 1000]);
    const [column, row] = [Math.round(x / NAME_SPACE.x), Math.round(y / NAME_SPACE.y)];
    const isFree = !taken.has(`${column} ${row}`);
    for (const aside of [-1, 0, 1]) taken.add(`${column + aside} ${row}`);
    return isFree;
  });
}
