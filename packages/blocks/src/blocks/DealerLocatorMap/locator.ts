import type { DealersParameters } from '../../client/cms-client.ts';
import type { Place } from './project.ts';
import type { Dealer } from './read-dealers.ts';

/** Kilometres that can be chosen, and those that are chosen at first (specification point 5). */
export const DISTANCES = [10, 25, 50] as const;
export type Distance = (typeof DISTANCES)[number];
export const USUAL_DISTANCE: Distance = 50;

/** Milliseconds without a key before dealers are searched for (specification point 9). */
export const SEARCH_PAUSE = 1000;

/** What the map shows at first, and how near it goes (specification point 9). */
export const DEFAULT_VIEW = { centre: { lat: 52.1326, lng: 5.2913 }, zoom: 11 } as const;
export const POSITION_ZOOM = 12;
export const SELECTED_ZOOM = 15;

/** Degrees around the default centre that its view about shows. */
const DEFAULT_SIGHT = { lat: 0.2, lng: 0.5 };

/** What is searched for. Words count before the visitor's position. */
export interface Search {
  address: string;
  distance: Distance;
  position: Place | undefined;
}

/**
 * The question for the CMS.
 * @returns undefined when nothing is searched for: then the list of the page stands
 */
export function toQuery({ address, distance, position }: Search): DealersParameters | undefined {
  const words = address.trim();
  if (words) return { address: words, orderBy: 'distance', distance };
  if (position) return { ...position, orderBy: 'distance', distance: USUAL_DISTANCE };
  return undefined;
}

/** The part of the world that the map moves to. */
export type MapView = { centre: Place; zoom: number } | { around: readonly Place[]; zoom: number };

interface Shown {
  selected: Dealer | undefined;
  dealers: readonly Dealer[];
  /** Where the search stands, when one was made and its place is known. */
  location: Place | undefined;
  /** True when `location` is where the visitor is. */
  isPosition: boolean;
}

/**
 * Where the map looks: at the selected dealer, at the visitor, at what was found, in this order. Without any of them at
 * the default of the specification; a country whose dealers are all elsewhere shows them instead.
 */
export function chooseView({ selected, dealers, location, isPosition }: Shown): MapView {
  if (selected?.coordinates) return { centre: selected.coordinates, zoom: SELECTED_ZOOM };
  if (location && isPosition) return { centre: location, zoom: POSITION_ZOOM };
  const places = dealers.flatMap(({ coordinates }) => coordinates ?? []);
  if (location) return { around: [location, ...places], zoom: POSITION_ZOOM };
  if (places.length > 0 && !places.some(isInDefaultSight)) return { around: places, zoom: DEFAULT_VIEW.zoom };
  return DEFAULT_VIEW;
}

function isInDefaultSight({ lat, lng }: Place): boolean {
  const { centre } = DEFAULT_VIEW;
  return Math.abs(lat - centre.lat) <= DEFAULT_SIGHT.lat && Math.abs(lng - centre.lng) <= DEFAULT_SIGHT.lng;
}

/** Dealers that the list names at most; the map has all of them, and a search brings the others up. */
const LIST_LENGTH = 100;

/** The dealers in the list: the first ones, and the selected one wherever it stands. */
export function listDealers(dealers: readonly Dealer[], selectedId: string | undefined): Dealer[] {
  return dealers.filter(({ id }, index) => index < LIST_LENGTH || id === selectedId);
}
