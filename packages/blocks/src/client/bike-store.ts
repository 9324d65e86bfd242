import { persistentAtom } from '@nanostores/persistent';
import { MAX_COMPARED_BIKES } from '../ui/compared-bikes.ts';

/** What a visitor's browser keeps (specification point 3), under one key. */
export interface BikeStore {
  likedBikeIds: readonly string[];
  comparedBikeIds: readonly string[];
  /** Code that an employer gives to its people; empty without one. */
  orderCode: string;
  /** Per month, in the country's currency. */
  grossSalary: number;
  /** What the employer adds per month, in the country's currency. */
  employerShare: number;
  /** Last filters of the bike finder, by their names in the address. */
  filters: Readonly<Record<string, string>>;
}

export const BIKE_STORE_KEY = 'bikefinder-storage';

/** Bikes that can be liked; a list of hundreds is no mistake, one of thousands is. */
const LIKED_LIMIT = 500;

const EMPTY: BikeStore = {
  likedBikeIds: [],
  comparedBikeIds: [],
  orderCode: '',
  grossSalary: 3450,
  employerShare: 0,
  filters: {},
};

/** The store of all islands and tabs of a site. */
export const bikeStore = persistentAtom<BikeStore>(BIKE_STORE_KEY, EMPTY, { encode: JSON.stringify, decode });

/** Likes a bike, or no longer. */
export function toggleLiked(documentId: string): void {
  const { likedBikeIds } = bikeStore.get();
  update({ likedBikeIds: toggle(likedBikeIds, documentId, LIKED_LIMIT) });
}

/** Puts a bike into the comparison or takes it out. A fourth one is not taken in. */
export function toggleCompared(documentId: string): void {
  const { comparedBikeIds } = bikeStore.get();
  update({ comparedBikeIds: toggle(comparedBikeIds, documentId, MAX_COMPARED_BIKES) });
}

export function rememberFilters(filters: BikeStore['filters']): void {
  update({ filters });
}

/** What visitors earn and their employer adds, as a calculator has it: texts with a point before decimals. */
export function rememberSalary(values: { grossSalary: unknown; employerShare: unknown }): void {
  const { grossSalary, employerShare } = bikeStore.get();
  const next = {
    grossSalary: readAmount(values.grossSalary, grossSalary),
    employerShare: readAmount(values.employerShare, employerShare),
  };
  if (next.grossSalary !== grossSalary || next.employerShare !== employerShare) update(next);
}

/** False when the comparison is full and the bike is not part of it: its button is disabled then. */
export function canToggleCompared({ comparedBikeIds }: BikeStore, documentId: string): boolean {
  return comparedBikeIds.length < MAX_COMPARED_BIKES || comparedBikeIds.includes(documentId);
}

function update(change: Partial<BikeStore>): void {
  bikeStore.set({ ...bikeStore.get(), ...change });
}

function toggle(ids: readonly string[], id: string, limit: number): readonly string[] {
  if (ids.includes(id)) return ids.filter((other) => other !== id);
  return ids.length < limit ? [...ids, id] : ids;
}

/**
 * Reads what a browser has kept. Values that are old or broken are as if they were not there, each for itself; the
 * layout of the site before this one, with everything inside `state`, is read too, so that visitors keep their likes.
 */
export function decode(text: string): BikeStore {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return EMPTY;
  }
  if (isRecord(stored) && isRecord(stored.state)) stored = stored.state;
  if (!isRecord(stored)) return EMPTY;
  return {
    likedBikeIds: readIds(stored.likedBikeIds, LIKED_LIMIT),
    comparedBikeIds: readIds(stored.comparedBikeIds, MAX_COMPARED_BIKES),
    orderCode: typeof stored.orderCode === 'string' ? stored.orderCode.slice(0, 100) : EMPTY.orderCode,
    grossSalary: readAmount(stored.grossSalary, EMPTY.grossSalary),
    employerShare: readAmount(stored.employerShare, EMPTY.employerShare),
    filters: readFilters(stored.filters),
  };
}

/** Ids are what the CMS gives out; anything else would end up in an address. */
function readIds(value: unknown, limit: number): string[] {
  if (!Array.isArray(value)) return [];
  const ids = value.filter((id): id is string => typeof id === 'string' && /^\w{1,64}$/.test(id));
  return [...new Set(ids)].slice(0, limit);
}

function readAmount(value: unknown, otherwise: number): number {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof amount === 'number' && Number.isFinite(amount) && amount >= 0 ? amount : otherwise;
}

function readFilters(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
