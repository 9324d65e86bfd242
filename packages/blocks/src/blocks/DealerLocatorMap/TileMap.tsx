import type { TileErrorEvent } from 'leaflet';
import { useMemo } from 'react';
import { TileLayer } from 'react-leaflet';
import type { MapOutcome } from './read-dealers.ts';
import type { MapTiles } from './tiles.ts';

interface Given {
  tiles: MapTiles;
  /**
   * Told when the first tile is there, or when none of the first ones came: `authFailure` where the server says that it
   * does not let us in.
   */
  onStatus(status: MapOutcome): void;
}

/** The map from a tile server. A missing tile in a map is no failure; a map without any is one. */
export function TileMap({ tiles: { url, attribution }, onStatus }: Given) {
  const eventHandlers = useMemo(() => {
    let hasTile = false;
    let missing = '';
    return {
      tileload() {
        if (!hasTile) onStatus('loaded');
        hasTile = true;
      },
      tileerror({ tile }: TileErrorEvent) {
        missing = tile.src;
      },
      async load() {
        if (!hasTile && missing) onStatus((await isRefused(missing)) ? 'authFailure' : 'failed');
      },
    };
  }, [onStatus]);
  return <TileLayer url={url} attribution={attribution} maxZoom={18} eventHandlers={eventHandlers} />;
}

/** An image does not say why it failed, so its address is asked once more in a way that does. */
async function isRefused(address: string): Promise<boolean> {
  const response = await fetch(address).catch(() => undefined);
  return response?.status === 401 || response?.status === 403;
}
