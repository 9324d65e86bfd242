import type { Facts } from '@lumavelo/blocks/contract';
import { belongsToCountry, type Country } from '@lumavelo/blocks/site';
import type { Core, UID } from '@strapi/strapi';
import { calculateLeases } from '../calculations/bike-leases.ts';

const BIKES = 'api::bike.bike' as UID.ContentType;
const DEALERS = 'api::dealer.dealer' as UID.ContentType;
const SETTINGS = 'api::site-setting.site-setting' as UID.ContentType;

interface BikeRow {
  countries: string[] | null;
  retail_price: number | string | null;
  bike_brand: { slug: string } | null;
}

interface SettingsRow {
  phone: string | null;
  email: string | null;
  office: string | null;
  reviewStatistics: { rating: number | string | null; total: number | null } | null;
}

/** What texts of pages may quote. */
export function createFacts({ strapi }: { strapi: Core.Strapi }) {
  return { read: (country: Country) => readFacts(strapi, country) };
}

/** @throws RateLimitError while too much else is calculated */
async function readFacts(strapi: Core.Strapi, country: Country): Promise<Facts> {
  const all: BikeRow[] = await strapi.db.query(BIKES).findMany({
    where: { publishedAt: { $notNull: true } },
    select: ['countries', 'retail_price'],
    populate: { bike_brand: { select: ['slug'] } },
  });
  const bikes = all.filter(({ countries }) => belongsToCountry(countries, country));
  const settings: SettingsRow | null = await strapi.db
    .query(SETTINGS)
    .findOne({ where: { country }, populate: { reviewStatistics: true } });
  const statistics = settings?.reviewStatistics;
  const prices = bikes
    .map(({ retail_price }) => toNumber(retail_price))
    .filter((price) => price !== null && price > 0)
    .sort((one, other) => Number(one) - Number(other)) as number[];
  const [lowest = null] = prices;
  const middle = prices[Math.floor(prices.length / 2)] ?? null;
  const leases = await calculateLeases(
    strapi,
    country,
    [lowest, middle].filter((price) => price !== null),
  );
  const ofMiddle = (middle !== null && leases.get(middle)?.saving) || 0;
  // What buying saves is no saving of the lease.
  const saving = ofMiddle > 0 ? ofMiddle : null;
  return {
    bikes: bikes.length,
    brands: new Set(bikes.flatMap(({ bike_brand }) => bike_brand?.slug ?? [])).size,
    dealers: await strapi.db.query(DEALERS).count({ where: { country } }),
    reviews: statistics?.total ?? null,
    rating: toNumber(statistics?.rating),
    lowestPrice: lowest,
    lowestMonthlyPrice: (lowest !== null && leases.get(lowest)?.monthly) || null,
    typicalSaving: saving === null ? null : Math.round(saving),
    typicalSavingShare: saving === null ? null : saving / Number(middle),
    phone: settings?.phone?.trim() || null,
    email: settings?.email?.trim() || null,
    office: toLine(settings?.office),
  };
}

/** The lines of an address on one; null without any. */
function toLine(text: string | null | undefined): string | null {
  const lines = (text ?? '').split('\n').map((line) => line.trim());
  return lines.filter(Boolean).join(', ') || null;
}

/** Decimals may arrive as text. */
function toNumber(value: unknown): number | null {
  if (value === null || value === undefined || value === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}
