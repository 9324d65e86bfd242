import { z } from 'zod';
import { COUNTRIES } from '../site/locales.ts';
import { defineContract } from './route-contract.ts';

const count = z.int().min(0);

/** What texts of a country's pages may quote; null is what the country does not have, such as prices without a calculator. */
export const facts = z.object({
  /** Published bikes that are offered in the country, and their brands. */
  bikes: count,
  brands: count,
  dealers: count,
  /** What the site settings say of all reviews. */
  reviews: count.nullable(),
  rating: z.number().nullable(),
  /** Retail price of the cheapest bike, in the country's currency. */
  lowestPrice: z.number().nullable(),
  /** What that bike costs a month, by the country's calculator with what it starts with. */
  lowestMonthlyPrice: z.number().nullable(),
  /** What leasing saves on a bike of the middle price, by the same calculator, and its share of that price. */
  typicalSaving: z.number().nullable(),
  typicalSavingShare: z.number().nullable(),
  /** Of the country's office, as the site settings have them; the address on one line. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  office: z.string().nullable(),
});

export type Facts = z.infer<typeof facts>;

export const factsContract = defineContract({
  method: 'GET',
  path: '/facts',
  summary: 'What texts of a country’s pages may quote: counts and prices, and how its office is reached.',
  query: z.strictObject({ country: z.enum(COUNTRIES) }),
  response: z.object({ data: facts }),
  isCached: true,
});

export type FactsResponse = z.infer<typeof factsContract.response>;
