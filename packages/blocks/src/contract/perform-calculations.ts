import { z } from 'zod';
import { LEASES_AT_ONCE } from '../calculator/leases-at-once.ts';
import { COUNTRIES } from '../site/locales.ts';
import { bikeLease } from './bike-lease.ts';
import { defineContract } from './route-contract.ts';

/** Fields of a country's configuration that name a cell (specification point 3, the term, and what taxes depend on). */
export const CELL_ROLES = [
  'cellForMonthlyPrice',
  'cellForTotalSavings',
  'cellForBikePrice',
  'cellForTakeoverPrice',
  'cellForGrossSalary',
  'cellForEmployerPays',
  'cellForTerm',
  'cellForTaxClass',
  'cellForChildren',
  'cellForChurchTax',
] as const;

export type CellRole = (typeof CELL_ROLES)[number];

const label = z.string().nullish();

/** What a cell or a chart is called; null or left out where nobody wrote it. */
export const labels = z.object({ labelEn: label, labelDe: label, labelNl: label, labelFr: label });

export type Labels = z.infer<typeof labels>;

export const inputCell = z.object({
  cell: z.string(),
  type: z.enum(['money', 'number', 'percent', 'yesNo', 'choice', 'text']),
  /** Visitors enter it, or the page around the calculator sets it, or nobody does. */
  source: z.enum(['visitor', 'vat', 'leasingFactor', 'residualValue', 'fixed']),
  ...labels.shape,
  minimum: z.number().nullish(),
  maximum: z.number().nullish(),
  step: z.number().nullish(),
  choices: z.string().nullish(),
  /** What visitors read below the field. */
  helpEn: label,
  helpDe: label,
  helpNl: label,
  helpFr: label,
});

export type InputCell = z.infer<typeof inputCell>;

export const outputCell = z.object({
  cell: z.string(),
  type: z.enum(['money', 'number', 'percent', 'text']),
  ...labels.shape,
  /** Index of the chart tab it is a bar of, from 0. */
  chart: z.number().int().nullish(),
});

export type OutputCell = z.infer<typeof outputCell>;

/** Results by cell: numbers with a point and without a currency, errors as the spreadsheet's own values. */
const results = z.record(z.string(), z.string());

const route = {
  path: '/perform-calculations/{slug}',
  params: { slug: z.string().regex(/^[\w.~-]{1,100}$/) },
} as const;

export const calculatorFormContract = defineContract({
  method: 'GET',
  ...route,
  summary: 'What a calculator asks and answers, and its results before anything is entered.',
  response: z.object({
    data: z.object({
      slug: z.string(),
      name: z.string(),
      description: z.string(),
      country: z.enum(COUNTRIES).nullable(),
      inputs: z.array(inputCell),
      outputs: z.array(outputCell),
      charts: z.array(labels),
      /** What cells mean in the country; null where the country configured nothing. */
      configuration: z.partialRecord(z.enum(CELL_ROLES), z.string()).nullable(),
      /** Values of all cells before anything is entered. */
      results,
    }),
  }),
});

export type CalculatorFormResponse = z.infer<typeof calculatorFormContract.response>;

/** What `GET /api/perform-calculations/{slug}` tells about a calculator. */
export type CalculatorForm = CalculatorFormResponse['data'];

/** Longest value of a cell in characters. */
export const CELL_VALUE_LENGTH_LIMIT = 500;

/** What a cell may be set to. */
export const cellValue = z.union([
  z.string().max(CELL_VALUE_LENGTH_LIMIT, `expected a text of at most ${CELL_VALUE_LENGTH_LIMIT} characters`),
  z.number(),
  z.boolean(),
]);

export const performCalculationContract = defineContract({
  method: 'POST',
  ...route,
  summary: 'Calculates with values for input cells, such as { "B3": "2499" }, and answers with all named cells.',
  body: z.record(z.string(), cellValue),
  response: z.object({ results }),
});

const amount = z.number().min(0).max(1_000_000_000);

/**
 * What leasing bikes costs somebody: with this a list of bikes is one call. What was entered into the calculator counts as
 * far as the calculator takes it still.
 */
export const leasesContract = defineContract({
  method: 'POST',
  path: `${route.path}/leases`,
  params: route.params,
  summary: 'What leasing bikes of these prices and terms costs somebody, by a calculator, in the order asked.',
  body: z.strictObject({
    grossSalary: amount,
    employerShare: amount,
    /** Values that the visitor entered into the calculator, by cell. */
    entered: z.record(z.string().max(60), z.string().max(CELL_VALUE_LENGTH_LIMIT)).default({}),
    leases: z
      .array(
        z.strictObject({
          price: amount,
          /** In months, as the calculator writes it; its own without one. */
          term: z.string().max(20).optional(),
        }),
      )
      .min(1)
      .max(LEASES_AT_ONCE),
  }),
  response: z.object({ data: z.array(bikeLease) }),
});

export type LeasesQuestion = z.infer<typeof leasesContract.body>;
export type LeasesResponse = z.infer<typeof leasesContract.response>;

export type PerformCalculationResponse = z.infer<typeof performCalculationContract.response>;
