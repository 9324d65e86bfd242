/** A bike of the finder, as its card tells of it. */
export interface FoundBike {
  documentId: string;
  name: string;
  type: string;
  brand: string;
  /** Undefined when it is not known. */
  price: number | undefined;
  /** Kilometres; undefined for a bike without a motor. */
  range: number | undefined;
}

/** Values of the finder's form by the names of its controls; what is empty is not asked for. */
export type BikeFilters = Readonly<Record<string, string>>;

/** True when a bike fits all filters. */
export function fits(bike: FoundBike, filters: BikeFilters, likedIds: readonly string[]): boolean {
  const { q = '', type, brand, price, battery, liked } = filters;
  const name = fold(bike.name);
  if (
    !fold(q)
      .split(' ')
      .every((word) => name.includes(word))
  )
    return false;
  if (type && bike.type !== type) return false;
  if (brand && bike.brand !== brand) return false;
  if (price && !((bike.price ?? Number.POSITIVE_INFINITY) <= Number(price))) return false;
  if (battery === 'none' && bike.range !== undefined) return false;
  if (battery && battery !== 'none' && !((bike.range ?? -1) >= Number(battery))) return false;
  return !liked || likedIds.includes(bike.documentId);
}

/**
 * Puts bikes into the chosen order; those without a price or a motor come last where it counts. Without a choice, and
 * where it leaves it open, they stay as they come: the page has them in the order of their names.
 */
export function sortBikes<Bike extends FoundBike>(bikes: readonly Bike[], sort: string | undefined): Bike[] {
  const last = Number.POSITIVE_INFINITY;
  const orders: Record<string, (a: FoundBike, b: FoundBike) => number> = {
    price: (a, b) => compare(a.price ?? last, b.price ?? last),
    'price-down': (a, b) => compare(-(a.price ?? -last), -(b.price ?? -last)),
    range: (a, b) => compare(-(a.range ?? -last), -(b.range ?? -last)),
  };
  return [...bikes].sort(orders[sort ?? ''] ?? (() => 0));
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

/** Without accents and capitals, as people type. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ');
}
