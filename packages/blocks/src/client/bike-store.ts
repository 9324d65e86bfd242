import { persistentAtom } from '@nanostores/persistent';
import { DEFAULT_PERSON, type Person } from '../calculator/bike-cells.ts';
import type { EnteredCells } from '../calculator/entered-cells.ts';
import { MAX_COMPARED_BIKES } from '../ui/compared-bikes.ts';

/** What a visitor's browser keeps (specification point 3), under one key. */
export interface BikeStore extends EnteredValues {
  likedBikeIds: readonly string[];
  comparedBikeIds: readonly string[];
  /** Code that an employer gives to its people; empty without one. */
  orderCode: string;
  /** Whether the visitor wants what they enter into calculators to be kept; without it nothing of it is here. */
  keepsEntered: boolean;
  /** Last filters of the bike finder, by their names in the address. */
  filters: Readonly<Record<string, string>>;
}

/** What visitors enter into calculators about themselves. */
export interface EnteredValues extends Person {
  /** Of a lease, in months, as calculators write it; empty before anybody chose one. */
  term: string;
  /** What stands in the fields that were changed, by the calculator's slug: what means the same elsewhere stands above. */
  entered: Readonly<Record<string, EnteredCells>>;
}

export const BIKE_STORE_KEY = 'bikefinder-storage';

/** Bikes that can be liked; a list of hundreds is no mistake, one of thousands is. */
const LIKED_LIMIT = 500;

/** Controls of the finder's form, and more. */
const FILTER_LIMIT = 50;

/** Calculators of a site, and fields of one; what is beyond comes from elsewhere. */
const CALCULATOR_LIMIT = 20;
const CELL_LIMIT = 50;

export const NOTHING_ENTERED: EnteredValues = { ...DEFAULT_PERSON, term: '', entered: {} };

const EMPTY: BikeStore = {
  likedBikeIds: [],
  comparedBikeIds: [],
  orderCode: '',
  keepsEntered: false,
  ...NOTHING_ENTERED,
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

/** Compares these bikes instead of those before. */
export function compare(documentIds: readonly string[]): void {
  update({ comparedBikeIds: readIds(documentIds, MAX_COMPARED_BIKES) });
}

/** Ids of bikes that an address names, such as `a,b`; what cannot be an id is left out. */
export function readComparedIds(text: string): string[] {
  return readIds(text.split(','), MAX_COMPARED_BIKES);
}

export function rememberFilters(filters: BikeStore['filters']): void {
  update({ filters });
}

/** Keeps what was entered, or nothing of it any more. */
export function keepEntered(values: EnteredValues | undefined): void {
  update({ keepsEntered: values !== undefined, ...(values ?? NOTHING_ENTERED) });
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
    keepsEntered: stored.keepsEntered === true,
    // Sites before this one kept the salary without asking.
    ...(stored.keepsEntered === true ? readEntered(stored) : NOTHING_ENTERED),
    filters: readTexts(stored.filters, FILTER_LIMIT),
  };
}

/** Ids are what the CMS gives out; anything else would end up in an address. */
function readIds(value: unknown, limit: number): string[] {
  if (!Array.isArray(value)) return [];
  const ids = value.filter((id): id is string => typeof id === 'string' && /^\w{1,64}$/.test(id));
  return [...new Set(ids)].slice(0, limit);
}

/** Reads what a browser has kept of what was entered, value by value. */
export function readEntered(stored: unknown): EnteredValues {
  if (!isRecord(stored)) return NOTHING_ENTERED;
  const calculators = isRecord(stored.entered) ? Object.entries(stored.entered) : [];
  return {
    grossSalary: readAmount(stored.grossSalary, NOTHING_ENTERED.grossSalary),
    employerShare: readAmount(stored.employerShare, NOTHING_ENTERED.employerShare),
    term: typeof stored.term === 'string' ? stored.term.slice(0, 10) : '',
    entered: Object.fromEntries(
      calculators.slice(-CALCULATOR_LIMIT).map(([slug, cells]) => [slug, readTexts(cells, CELL_LIMIT)]),
    ),
  };
}

export function readAmount(value: unknown, otherwise: number): number {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof amount === 'number' && Number.isFinite(amount) && amount >= 0 ? amount : otherwise;
}

function readTexts(value: unknown, limit: number): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value)
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      .slice(0, limit),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
