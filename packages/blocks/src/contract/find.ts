import { z } from 'zod';
import { LOCALES } from '../site/locales.ts';
import { bikeBrandEntry, bikeTypeEntry } from './bike-entries.ts';
import { entryIds } from './entry-ids.ts';
import { faqEntry } from './faq-entry.ts';
import { type Pagination, pagination, paginationQuery } from './pagination.ts';
import { defineContract } from './route-contract.ts';

export const calculatorEntry = z.object({
  ...entryIds,
  slug: z.string(),
  name: z.string(),
  description: z.string(),
});

export type CalculatorEntry = z.infer<typeof calculatorEntry>;

/** What can be asked for, and what its items are. */
const findable = {
  calculators: calculatorEntry,
  faqs: faqEntry,
  'bike-types': bikeTypeEntry,
  'bike-brands': bikeBrandEntry,
};

export type Findable = { [Name in keyof typeof findable]: z.infer<(typeof findable)[Name]> };

const contains = z.strictObject({ $containsi: z.string().max(200) });
const byTitle = { filters: z.strictObject({ title: contains.optional() }).default({}) };
const byName = { filters: z.strictObject({ name: contains.optional() }).default({}) };

export const findContract = defineContract({
  method: 'GET',
  path: '/find',
  summary: 'Calculators, FAQs, bike types or bike brands, by their title.',
  query: z.discriminatedUnion('contentType', [
    z.strictObject({ contentType: z.literal('calculators'), ...byName, ...paginationQuery }),
    z.strictObject({
      contentType: z.literal('faqs'),
      locale: z.enum(LOCALES).optional(),
      ...byTitle,
      ...paginationQuery,
    }),
    z.strictObject({ contentType: z.enum(['bike-types', 'bike-brands']), ...byTitle, ...paginationQuery }),
  ]),
  response: z.object({
    data: z.union([
      z.array(findable.calculators),
      z.array(findable.faqs),
      z.array(findable['bike-types']),
      z.array(findable['bike-brands']),
    ]),
    meta: z.object({ pagination }),
  }),
  isCached: true,
});

export type FindQuery = z.infer<typeof findContract.query>;

/** The response to a request for one kind of entry. */
export type FindResponse<Name extends keyof Findable = keyof Findable> = {
  [Kind in Name]: { data: Findable[Kind][]; meta: { pagination: Pagination } };
}[Name];
