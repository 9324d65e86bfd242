import type { ReactNode, Ref } from 'react';
import type { PositionRefusal } from '../../client/geolocation.ts';
import type { Distance } from './locator.ts';
import type { MapStatus } from './read-dealers.ts';

/** How far the search for the visitor's position has come. */
export type PositionStatus = 'notAsked' | 'looking' | 'found' | PositionRefusal;

/** What the island knows and does, as the View shows it. */
export interface LocatorControl {
  /** The map, once its script is there. */
  map: ReactNode;
  panelRef: Ref<HTMLDivElement>;
  listRef: Ref<HTMLUListElement>;
  /** What stands in the map's place before it comes. */
  drawingRef: Ref<SVGSVGElement>;
  mapStatus: MapStatus;
  /** True while dealers or the position are on their way. */
  isLoading: boolean;
  address: string;
  positionStatus: PositionStatus;
  selectedId: string | undefined;
  onAddress(address: string): void;
  /** Searches for a place that the locator offers. */
  onPlace(name: string): void;
  onDistance(distance: Distance): void;
  onLocate(): void;
  onSelect(id: string): void;
  onRetry(): void;
  onRetryMap(): void;
}
