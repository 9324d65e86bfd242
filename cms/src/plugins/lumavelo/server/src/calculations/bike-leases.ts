import { DEFAULT_PERSON, fillBikeCells, readBikeCosts } from '@lumavelo/blocks/calculator/bike-cells';
import type { BikeLease, LeasesQuestion, LeasesResponse } from '@lumavelo/blocks/contract';
import type { Country } from '@lumavelo/blocks/site';
import type { Core } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';
import { errors } from 'strapi-plugin-page-builder/server';
import type { KnownCalculator } from './known-calculators.ts';
import { calculateCells, readRoles, requireCalculator } from './perform.ts';
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
    const calculator = await requireCalculator(strapi, slug);
    for (const price of new Set(prices)) leases.set(price, await calculateLease(calculator, DEFAULT_PERSON, { price }));
  } catch (error) {
    if (error instanceof errors.RateLimitError) throw error;
    strapi.log.warn(`The ${country} site has no prices per month: ${(error as Error).message}`);
  }
  return leases;
}

/**
 * What leasing bikes costs somebody. One after the other, so that a long list leaves the workers to others as well.
 * @throws NotFoundError, and what a single calculation throws
 */
export async function calculateOwnLeases(
  strapi: Core.Strapi,
  slug: string,
  { leases, ...person }: LeasesQuestion,
): Promise<LeasesResponse> {
  const calculator = await requireCalculator(strapi, slug);
  const data: BikeLease[] = [];
  for (const lease of leases) data.push(await calculateLease(calculator, person, lease));
  return { data };
}

async function calculateLease(
  calculator: KnownCalculator,
  person: Pick<LeasesQuestion, 'grossSalary' | 'employerShare'> & Partial<LeasesQuestion>,
  { price, term }: LeasesQuestion['leases'][number],
): Promise<BikeLease> {
  const { inputs, country, program } = calculator;
  const configuration = calculator.configuration ? readRoles(calculator.configuration) : null;
  const { grossSalary, employerShare, entered = {} } = person;
  const of = { price, grossSalary, employerShare, entered, ...(term && { term }) };
  const cells = fillBikeCells({ inputs, configuration }, country, of);
  const key = JSON.stringify([program.fileHash, calculator.configuration, cells]);
  const lease = known.get(key) ?? readBikeCosts(configuration, await calculateCells(calculator, cells));
  known.set(key, lease);
  return lease;
}
