/** A bike of the finder, as its card tells of it. */
export interface FoundBike {
  documentId: string;
  name: string;
  type: string;
  brand: string;
  /** Shape of the frame; empty when it is not known. */
  frame: string;
  /** Families of the colours that it comes in. */
  colours: readonly string[];
  /** Undefined when it is not known. */
  price: number | undefined;
  /** Kilometres; undefined for a bike without a motor. */
  range: number | undefined;
  /** Kilograms; undefined when it is not known. */
  weight: number | undefined;
}

/** Values of the finder's form by the names of its controls; what is empty is not asked for. */
export type BikeFilters = Readonly<Record<string, string>>;

/** What filters need to know besides the bike. */
export interface FilterHelp {
  likedIds: readonly string[];
  /** Ids of the bikes that the words find, best first; undefined while nobody asked for words. */
  hits?: readonly string[] | undefined;
  /** What a bike may cost whose price a month is the one that was asked for; undefined while that is not known. */
  priceLimit?: number | undefined;
}

/** True when a bike fits all filters. */
export function fits(bike: FoundBike, filters: BikeFilters, { likedIds, hits, priceLimit }: FilterHelp): boolean {
  const { type, brand, frame, colour, price, battery, weight, monthly, liked } = filters;
  if (hits && !hits.includes(bike.documentId)) return false;
  if (type && bike.type !== type) return false;
  if (brand && bike.brand !== brand) return false;
  if (frame && bike.frame !== frame) return false;
  if (colour && !bike.colours.includes(colour)) return false;
  if (price && !isWithin(bike.price, Number(price))) return false;
  if (monthly && priceLimit !== undefined && !isWithin(bike.price, priceLimit)) return false;
  if (weight && !isWithin(bike.weight, Number(weight))) return false;
  if (battery === 'none' && bike.range !== undefined) return false;
  if (battery && battery !== 'none' && !((bike.range ?? -1) >= Number(battery))) return false;
  return !liked || likedIds.includes(bike.documentId);
}

/** What is not known is within no limit. */
function isWithin(value: number | undefined, limit: number): boolean {
  return value !== undefined && value <= limit;
}

/**
 * Puts bikes into the chosen order; those without a price or a motor come last where it counts. Without a choice, and
 * where it leaves it open, they stay as they come: the page has them in the order of their names.
 * @param hits where words were asked for and no order was chosen, the best come first
 */
export function sortBikes<Bike extends FoundBike>(
  bikes: readonly Bike[],
  sort: string | undefined,
  hits?: readonly string[],
): Bike[] {
  const last = Number.POSITIVE_INFINITY;
  const orders: Record<string, (a: FoundBike, b: FoundBike) => number> = {
    price: (a, b) => compare(a.price ?? last, b.price ?? last),
    'price-down': (a, b) => compare(-(a.price ?? -last), -(b.price ?? -last)),
    range: (a, b) => compare(-(a.range ?? -last), -(b.range ?? -last)),
    weight: (a, b) => compare(a.weight ?? last, b.weight ?? last),
  };
  const byHits = (a: FoundBike, b: FoundBike) => (hits ? hits.indexOf(a.documentId) - hits.indexOf(b.documentId) : 0);
  return [...bikes].sort(orders[sort ?? ''] ?? byHits);
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

/**
 * The highest of the prices whose lease costs at most so much a month. A dearer bike never costs less a month, so a few
 * calculations find it among many prices.
 * @param prices in any order
 * @param calculate asks what a month costs; undefined where that is not known
 * @returns -1 when every one costs more
 */
export async function findPriceLimit(
  prices: readonly number[],
  monthly: number,
  calculate: (price: number) => Promise<number | null>,
): Promise<number> {
  const rising = [...new Set(prices)].sort((a, b) => a - b);
  let [low, high] = [0, rising.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const cost = await calculate(rising[middle] as number);
    if (cost !== null && cost <= monthly) low = middle + 1;
    else high = middle;
  }
  return rising[low - 1] ?? -1;
}
