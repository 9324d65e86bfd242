import type { Country } from '@lumavelo/blocks/site';
import type { Core, UID } from '@strapi/strapi';
import type { Place } from './geocoder.ts';

/** How many digits the postal codes of a country have; what follows them (3511 **AX**) narrows down a street. */
const DIGITS: Readonly<Record<Country, number>> = { nl: 4, be: 4, at: 4, de: 5, fr: 5 };

/** Digits that must agree for a code to stand for a region at all. */
const LEAST_AGREEMENT = 2;

interface DealerRow {
  postal_code: string;
  latitude: number;
  longitude: number;
  country: Country | null;
}

/** The postal code in a text, or undefined. */
export function readPostalCode(address: string): string | undefined {
  return /(?<!\d)\d{4,5}(?!\d)/.exec(address)?.[0];
}

/**
 * Where a postal code is, as far as the dealers know: the middle of those whose code agrees in the most digits. With
 * several countries, the one that is asked for, else the one with the most dealers there.
 */
export async function findPostalCode(strapi: Core.Strapi, code: string, country?: Country): Promise<Place | undefined> {
  const rows: DealerRow[] = await strapi.db.query('api::dealer.dealer' as UID.ContentType).findMany({
    where: { postal_code: { $startsWith: code.slice(0, LEAST_AGREEMENT) }, latitude: { $notNull: true } },
    select: ['postal_code', 'latitude', 'longitude', 'country'],
  });
  const fitting = rows.filter((row) => row.country === null || DIGITS[row.country] === code.length);
  const own = fitting.filter((row) => row.country === country);
  const candidates = own.length > 0 ? own : largestCountry(fitting);
  const agreement = Math.max(0, ...candidates.map((row) => countAgreeing(row.postal_code, code)));
  const nearest = candidates.filter((row) => countAgreeing(row.postal_code, code) === agreement);
  if (nearest.length === 0) return undefined;
  return {
    name: code,
    lat: average(nearest.map(({ latitude }) => latitude)),
    lng: average(nearest.map(({ longitude }) => longitude)),
  };
}

function largestCountry(rows: readonly DealerRow[]): DealerRow[] {
  const groups = [...Map.groupBy(rows, (row) => row.country).values()];
  return groups.sort((a, b) => b.length - a.length)[0] ?? [];
}

function countAgreeing(one: string, other: string): number {
  let count = 0;
  while (count < other.length && one[count] === other[count]) count += 1;
  return count;
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
