import { COUNTRY_TERMS } from '@lumavelo/blocks/calculator/country-terms';
import type { CalculatorForm, Facts } from '@lumavelo/blocks/contract';
import { belongsToCountry, type Country } from '@lumavelo/blocks/site';
import type { Core, UID } from '@strapi/strapi';
import { errors } from 'strapi-plugin-page-builder/server';
import { describeCalculator, performCalculation } from '../calculations/perform.ts';
import { CONFIGURATION_TYPE } from '../calculations/records.ts';

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

/** What a bike of a price costs a month, and what leasing it saves in all; null where the calculator does not say. */
interface Costs {
  monthly: number | null;
  saving: number | null;
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
  const ofLowest = await calculateCosts(strapi, country, lowest);
  const ofMiddle = await calculateCosts(strapi, country, middle);
  // What buying saves is no saving of the lease.
  const saving = middle !== null && ofMiddle.saving !== null && ofMiddle.saving > 0 ? ofMiddle.saving : null;
  return {
    bikes: bikes.length,
    brands: new Set(bikes.flatMap(({ bike_brand }) => bike_brand?.slug ?? [])).size,
    dealers: await strapi.db.query(DEALERS).count({ where: { country } }),
    reviews: statistics?.total ?? null,
    rating: toNumber(statistics?.rating),
    lowestPrice: lowest,
    lowestMonthlyPrice: ofLowest.monthly,
    typicalSaving: saving === null ? null : Math.round(saving),
    typicalSavingShare: saving === null ? null : saving / Number(middle),
    phone: settings?.phone?.trim() || null,
    email: settings?.email?.trim() || null,
    office: toLine(settings?.office),
  };
}

/** By the country's calculator, with what it starts with: as cards calculate before a visitor enters anything. */
async function calculateCosts(strapi: Core.Strapi, country: Country, price: number | null): Promise<Costs> {
  const nothing = { monthly: null, saving: null };
  const configuration: { calculatorSlug: string | null } | null = await strapi.db
    .query(CONFIGURATION_TYPE)
    .findOne({ where: { country }, select: ['calculatorSlug'] });
  const slug = configuration?.calculatorSlug;
  if (!slug || price === null) return nothing;
  try {
    const { data: form } = await describeCalculator(strapi, slug);
    const { results } = await performCalculation(strapi, slug, fillForm(form, country, price));
    const read = (cell: string | undefined) => (cell === undefined ? null : toNumber(results[cell]));
    const roles = form.configuration;
    return { monthly: read(roles?.cellForMonthlyPrice), saving: read(roles?.cellForTotalSavings) };
  } catch (error) {
    // Too much is calculated just now: whoever asks for facts is to ask again.
    if (error instanceof errors.RateLimitError) throw error;
    strapi.log.warn(`Texts of the ${country} site have no prices: ${(error as Error).message}`);
    return nothing;
  }
}

/** Cells of a calculator with what pages write into them, and the price. */
function fillForm({ inputs, configuration }: CalculatorForm, country: Country, price: number): Record<string, string> {
  const { leasingFactor, residualValue } = COUNTRY_TERMS[country] ?? {};
  const bySource: Partial<Record<string, string | undefined>> = { vat: 'true', leasingFactor, residualValue };
  const filled = inputs.flatMap(({ cell, source }): [string, string][] => {
    // A comma says without doubt where decimals begin.
    const value = cell === configuration?.cellForBikePrice ? String(price).replace('.', ',') : bySource[source];
    return value === undefined ? [] : [[cell, value]];
  });
  return Object.fromEntries(filled);
}

/** The lines of an address on one; null without any. */
function toLine(text: string | null | undefined): string | null {
  const lines = (text ?? '').split('\n').map((line) => line.trim());
  return lines.filter(Boolean).join(', ') || null;
}

/** Decimals may arrive as text; results of calculations are texts, and errors among them no numbers. */
function toNumber(value: unknown): number | null {
  if (value === null || value === undefined || value === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}
