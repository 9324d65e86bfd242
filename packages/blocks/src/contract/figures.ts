import { z } from 'zod';
import { COUNTRIES } from '../site/locales.ts';
import { defineContract } from './route-contract.ts';

const count = z.int().min(0);

/** What texts of a country's pages may quote; null is what the country does not have, such as prices without a calculator. */
export const figures = z.object({
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
});

export type Figures = z.infer<typeof figures>;

export const figuresContract = defineContract({
  method: 'GET',
  path: '/figures',
  summary:
    'Counts and prices of a country that texts of its pages may quote, as the catalogue and the calculator have them.',
  query: z.strictObject({ country: z.enum(COUNTRIES) }),
  response: z.object({ data: figures }),
  isCached: true,
});

export type FiguresQuery = z.infer<typeof figuresContract.query>;
export type FiguresResponse = z.infer<typeof figuresContract.response>;
