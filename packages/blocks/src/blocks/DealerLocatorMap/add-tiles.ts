import { type Map as LeafletMap, tileLayer } from 'leaflet';
import type { MapTiles } from './tiles.ts';

/**
 * Draws the map from a tile server. A missing tile in a map is no failure; a map without any is one.
 * @param onStatus told when the first tile is there, or when none of the first ones came: `authFailure` where the server
 * says that it does not let us in
 */
export function addTiles(
  map: LeafletMap,
  { url, attribution }: MapTiles,
  onStatus: (status: 'loaded' | 'failed' | 'authFailure') => void,
): void {
  const layer = tileLayer(url, { attribution, maxZoom: 18 });
  let hasTile = false;
  let missing = '';
  layer.on('tileload', () => {
    if (!hasTile) onStatus('loaded');
    hasTile = true;
  });
  layer.on('tileerror', ({ tile }) => {
    missing = tile.src;
  });
  layer.on('load', async () => {
    if (!hasTile && missing) onStatus((await isRefused(missing)) ? 'authFailure' : 'failed');
  });
  layer.addTo(map);
}

/** An image does not say why it failed, so its address is asked once more in a way that does. */
async function isRefused(address: string): Promise<boolean> {
  const response = await fetch(address).catch(() => undefined);
  return response?.status === 401 || response?.status === 403;
}
