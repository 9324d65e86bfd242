import type { BikeEntry } from '@lumavelo/blocks/contract';
import type { FinderBike } from './load-bikes.ts';

/** Bikes that are named below one. */
const NEXT_BIKES = 4;

/** The bikes that somebody who looks at this one may want to see: as cheap or dear as it, first of all those of its type. */
export function listNextBikes(
  { documentId, bike_type, retail_price }: Pick<BikeEntry, 'documentId' | 'bike_type' | 'retail_price'>,
  list: readonly FinderBike[],
): FinderBike[] {
  const away = ({ price }: FinderBike) => Math.abs((price ?? 0) - (retail_price ?? 0));
  const isOther = ({ bike_type_value }: FinderBike) => Number(bike_type_value !== bike_type?.value);
  return list
    .filter((other) => other.documentId !== documentId)
    .sort((a, b) => isOther(a) - isOther(b) || away(a) - away(b))
    .slice(0, NEXT_BIKES);
}
