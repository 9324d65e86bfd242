import type { Map as LeafletMap } from 'leaflet';
import { useCallback, useSyncExternalStore } from 'react';
import { useMap } from 'react-leaflet';

/**
 * What the map shows once it stands still.
 * @returns the map, and a text that is another one wherever the map has moved to
 */
export function useSight(): [map: LeafletMap, sight: string] {
  const map = useMap();
  const follow = useCallback(
    (onMove: () => void) => {
      map.on('moveend', onMove);
      return () => {
        map.off('moveend', onMove);
      };
    },
    [map],
  );
  return [map, useSyncExternalStore(follow, () => `${map.getBounds().toBBoxString()} ${map.getZoom()}`)];
}
