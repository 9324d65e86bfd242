import type { Loadable } from 'page-format';
import { COUNTRIES, type Country } from '../../site/locales.ts';
import type { Place } from './project.ts';

export interface Dealer {
  id: string;
  name: string;
  /** Street and house number. */
  street: string;
  /** Postal code and town; the state where no town is known. */
  place: string;
  /** Kilometres from what was searched for; undefined without a search. */
  distance: number | undefined;
  /** Undefined where they are not known. */
  coordinates: Place | undefined;
  certified: boolean;
  /** Empty where the dealer gives none. */
  telephone: string;
  email: string;
  website: string;
  hours: string;
}

/** How far the map has come (specification point 4). */
export type MapStatus = 'notLoaded' | 'loading' | MapOutcome;

/** How the loading of a map ends. */
export type MapOutcome = 'loaded' | 'failed' | 'authFailure';

const MAP_STATUSES: readonly unknown[] = [
  'notLoaded',
  'loading',
  'loaded',
  'failed',
  'authFailure',
] satisfies MapStatus[];

/** A place that was searched for. */
export interface FoundPlace extends Place {
  /** Empty for the visitor's position. */
  name: string;
  /** Undefined for the visitor's position. */
  country: Country | undefined;
}

export interface Locator {
  dealers: Dealer[];
  /** True where none is near enough, and these are the nearest. */
  isFar: boolean;
  /** Of all dealers that fit, also of those that are not in this part of the list. */
  total: number;
  /** Parts that the whole list has. */
  pageCount: number;
  /** Where the search stands; undefined without a search, or when its place is not known. */
  location: FoundPlace | undefined;
  /** The postal code that was searched for, where it is not known and `location` is near it; empty otherwise. */
  unknownCode: string;
  /** The name that was searched for, where it is none and `location` is called much like it; empty otherwise. */
  misspelt: string;
  /** Other places that may be meant, as they can be searched for. */
  namesakes: string[];
  /** Undefined unless a sample says how far the map has come. */
  map: MapStatus | undefined;
}

/**
 * What the locator shows: the dealers of an answer of `/api/dealers`, `{ data: [...], meta }`. The map's status is no part
 * of the CMS's answer; samples add it to show a state.
 */
export function readLocator(answer: Loadable): Locator {
  const body = answer.status === 'loaded' && isEntry(answer.data) ? answer.data : {};
  const entries: unknown[] = Array.isArray(body.data) ? body.data : [];
  const meta = isEntry(body.meta) ? body.meta : {};
  const pagination = isEntry(meta.pagination) ? meta.pagination : {};
  const nearest: unknown[] = entries.length === 0 && Array.isArray(meta.nearest) ? meta.nearest : [];
  const dealers = [...entries, ...nearest].filter(isEntry).map(readDealer);
  return {
    dealers,
    isFar: nearest.length > 0,
    total: Math.max(dealers.length, Number(pagination.total) || 0),
    pageCount: Number(pagination.pageCount) || 1,
    location: readFoundPlace(meta.location),
    unknownCode: text(meta.unknownCode),
    misspelt: text(meta.misspelt),
    namesakes: Array.isArray(meta.namesakes) ? meta.namesakes.map(text).filter(Boolean) : [],
    map: MAP_STATUSES.includes(body.map) ? (body.map as MapStatus) : undefined,
  };
}

function readDealer(entry: Record<string, unknown>): Dealer {
  const { distance } = entry;
  return {
    id: String(entry.documentId ?? entry.id),
    name: text(entry.name),
    street: [text(entry.street), text(entry.house_number)].filter(Boolean).join(' '),
    place: [text(entry.postal_code), text(entry.city) || text(entry.state)].filter(Boolean).join(' '),
    distance: typeof distance === 'number' && Number.isFinite(distance) ? distance : undefined,
    coordinates: readPlace(entry.coordinates),
    certified: entry.is_certified_dealer === true,
    telephone: text(entry.telephone),
    email: text(entry.email),
    website: /^https:\/\//.test(text(entry.website)) ? text(entry.website) : '',
    hours: text(entry.opening_hours),
  };
}

function readPlace(value: unknown): Place | undefined {
  const { lat, lng } = isEntry(value) ? value : {};
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined;
}

function readFoundPlace(value: unknown): FoundPlace | undefined {
  const place = readPlace(value);
  const { name, country } = isEntry(value) ? value : {};
  return place && { ...place, name: text(name), country: COUNTRIES.find((one) => one === country) };
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function isEntry(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
