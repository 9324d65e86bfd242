import type { Loadable } from '../../core/loadable.ts';

export interface Dealer {
  id: string;
  name: string;
  /** Street and house number. */
  street: string;
  /** Postal code and state. */
  place: string;
  /** Kilometres from what was searched for; undefined without a search. */
  distance: number | undefined;
  /** Degrees; undefined where they are not known. */
  coordinates: { lat: number; lng: number } | undefined;
  certified: boolean;
}

/** How far the map has come (specification point 4). */
export type MapStatus = 'notLoaded' | 'loading' | 'loaded' | 'failed' | 'authFailure';

const MAP_STATUSES: readonly unknown[] = [
  'notLoaded',
  'loading',
  'loaded',
  'failed',
  'authFailure',
] satisfies MapStatus[];

/**
 * What the locator shows: the dealers of an answer of `/api/dealers`, `{ data: [...] }`, and how far the map has come.
 * The map's status is no part of the CMS's answer; who runs the map adds it, and so do samples.
 */
export function readLocator(answer: Loadable): { dealers: Dealer[]; map: MapStatus } {
  const body = answer.status === 'loaded' && isEntry(answer.data) ? answer.data : {};
  const entries: unknown[] = Array.isArray(body.data) ? body.data : [];
  return {
    dealers: entries.filter(isEntry).map(readDealer),
    map: MAP_STATUSES.includes(body.map) ? (body.map as MapStatus) : 'notLoaded',
  };
}

function readDealer(entry: Record<string, unknown>): Dealer {
  const { coordinates, distance } = entry;
  const { lat, lng } = isEntry(coordinates) ? coordinates : {};
  return {
    id: String(entry.documentId ?? entry.id),
    name: text(entry.name),
    street: [text(entry.street), text(entry.house_number)].filter(Boolean).join(' '),
    place: [text(entry.postal_code), text(entry.state)].filter(Boolean).join(' '),
    distance: typeof distance === 'number' && Number.isFinite(distance) ? distance : undefined,
    coordinates: typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined,
    certified: entry.is_certified_dealer === true,
  };
}

/**
 * Where dealers stand on a drawing that shows all of them, in hundredths from the left and from the top; those without
 * coordinates stand nowhere. Near enough for a picture: over a country the bend of the earth does not show.
 */
export function placeOnDrawing(dealers: readonly Dealer[]): { id: string; x: number; y: number }[] {
  const known = dealers.flatMap(({ id, coordinates }) => (coordinates ? [{ id, ...coordinates }] : []));
  const across = spread(known.map(({ lng }) => lng));
  const down = spread(known.map(({ lat }) => -lat));
  return known.map(({ id, lat, lng }) => ({ id, x: across(lng), y: down(-lat) }));
}

/** Spreads numbers from 0 to 100; all of them to the middle where they are one and the same. */
function spread(values: readonly number[]): (value: number) => number {
  const least = Math.min(...values);
  const range = Math.max(...values) - least;
  return (value) => (range === 0 ? 50 : Math.round(((value - least) / range) * 100));
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function isEntry(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
