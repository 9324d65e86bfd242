import type { LeasesQuestion } from '@lumavelo/blocks/contract';
import type { Country } from '@lumavelo/blocks/site';
import type { Core } from '@strapi/strapi';
import { calculateLeases, calculateOwnLeases } from '../calculations/bike-leases.ts';
import { describeCalculator, performCalculation } from '../calculations/perform.ts';
import { closePool } from '../calculations/pool.ts';

export const createCalculations = ({ strapi }: { strapi: Core.Strapi }) => ({
  perform: (slug: string, body: unknown) => performCalculation(strapi, slug, body),
  leases: (country: Country, prices: Iterable<number>) => calculateLeases(strapi, country, prices),
  ownLeases: (slug: string, question: LeasesQuestion) => calculateOwnLeases(strapi, slug, question),
  describe: (slug: string) => describeCalculator(strapi, slug),
  /** Ends the processes that calculate; nothing is calculated afterwards. */
  close: closePool,
});
