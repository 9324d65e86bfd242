import { DEFAULT_PERSON, fillBikeCells, readBikeCosts } from '@lumavelo/blocks/calculator/bike-cells';
import type { BikeLease, CalculatorForm } from '@lumavelo/blocks/contract';
import type { Country } from '@lumavelo/blocks/site';
import type { Core } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';
import { errors } from 'strapi-plugin-page-builder/server';
import { loadCalculator } from './known-calculators.ts';
import { describeCalculator, performCalculation } from './perform.ts';
import { CONFIGURATION_TYPE } from './records.ts';

/** By workbook, cells and configuration. A list of bikes is read often, and a calculator changes seldom. */
const known = new LRUCache<string, BikeLease>({ max: 5_000 });

/**
 * What leasing bikes costs the country's default person: what cards say before a visitor has entered anything.
 * @param prices in the country's currency
 * @returns by price; nothing where the country has no calculator, and nulls for what it does not say
 * @throws RateLimitError while too much else is calculated: whoever asks is to ask again
 */
export async function calculateLeases(
  strapi: Core.Strapi,
  country: Country,
  prices: Iterable<number>,
): Promise<Map<number, BikeLease>> {
  const leases = new Map<number, BikeLease>();
  const row: { calculatorSlug: string | null } | null = await strapi.db
    .query(CONFIGURATION_TYPE)
    .findOne({ where: { country }, select: ['calculatorSlug'] });
  const slug = row?.calculatorSlug;
  if (!slug) return leases;
  try {
    const { data: form } = await describeCalculator(strapi, slug);
    const { program, configuration } = (await loadCalculator(strapi, slug)) ?? {};
    const basis = JSON.stringify([program?.fileHash, configuration]);
    for (const price of new Set(prices)) {
      const cells = fillBikeCells(form, country, { ...DEFAULT_PERSON, price });
      const key = basis + JSON.stringify(cells);
      const lease = known.get(key) ?? toLease(form, (await performCalculation(strapi, slug, cells)).results);
      known.set(key, lease);
      leases.set(price, lease);
    }
  } catch (error) {
    if (error instanceof errors.RateLimitError) throw error;
    strapi.log.warn(`The ${country} site has no prices per month: ${(error as Error).message}`);
  }
  return leases;
}

function toLease({ configuration }: CalculatorForm, results: Readonly<Record<string, string>>): BikeLease {
  const { monthly = null, saving = null, takeover = null, months = null } = readBikeCosts(configuration, results);
  return { monthly, saving, takeover, months };
}
