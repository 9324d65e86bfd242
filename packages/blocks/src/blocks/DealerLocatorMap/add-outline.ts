import { divIcon, type Map as LeafletMap, layerGroup, marker, polygon } from 'leaflet';
import { pause } from '../../site/pause.ts';
import outlineUrl from './outline.json?url';
import { type Outline, type OutlineTown, readRing, readTownName } from './read-outline.ts';

const ATTRIBUTION =
  'Natural Earth · <a href="https://www.geonames.org">GeoNames</a> ' +
  '(<a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>)';

/** Pixels that the name of a town has for itself. */
const NAME_SPACE = { x: 150, y: 40 };

/**
 * Draws the borders of our countries, and as many of their towns as have room for a name: a map that needs no tile server.
 * @param lang BCP 47 tag of the page, in whose language towns are named
 * @throws Error when its data cannot be fetched
 */
export async function addOutline(map: LeafletMap, lang: string): Promise<void> {
  const response = await fetch(outlineUrl);
  if (!response.ok) throw new Error(`The outline map was answered with ${response.status}.`);
  const { countries, towns }: Outline = await response.json();
  map.attributionControl.addAttribution(ATTRIBUTION);
  for (const rings of countries) {
    await pause();
    // Each ring is a shape of its own, because none of them is a hole in another.
    const shapes = rings.map((ring) => [readRing(ring)]);
    polygon(shapes, { className: 'DealerMap-country', interactive: false }).addTo(map);
  }
  await pause();

  const names = layerGroup().addTo(map);
  const drawNames = () => {
    names.clearLayers();
    for (const town of chooseTowns(map, towns)) {
      const [, lat, lng] = town;
      const icon = divIcon({ className: 'DealerMap-town', html: '', iconSize: [0, 0] });
      const sign = marker([lat / 1000, lng / 1000], { icon, interactive: false, keyboard: false, zIndexOffset: -1000 });
      const label = document.createElement('span');
      label.textContent = readTownName(town, lang);
      sign.addTo(names).getElement()?.append(label);
    }
  };
  map.on('moveend', drawNames);
  drawNames();
}

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
