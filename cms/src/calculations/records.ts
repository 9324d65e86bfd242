import { COUNTRIES } from '@lumavelo/blocks/site';
import type { Core, UID } from '@strapi/strapi';
import { z } from 'zod';
import { INPUT_TYPES } from './parse-input.ts';

export const CALCULATOR_TYPE = 'api::calculator.calculator' as UID.ContentType;
export const CONFIGURATION_TYPE = 'api::calculator-config.calculator-config' as UID.ContentType;
export const FILE_TYPE = 'plugin::upload.file' as UID.ContentType;

/** Fields of a country's configuration that name a cell (specification point 3). */
export const CELL_FIELDS = [
  'cellForMonthlyPrice',
  'cellForTotalSavings',
  'cellForBikePrice',
  'cellForTakeoverPrice',
  'cellForGrossSalary',
  'cellForEmployerPays',
] as const;

const LABEL = z.string().nullish();
const LABELS = { labelEn: LABEL, labelDe: LABEL, labelNl: LABEL, labelFr: LABEL };
const NUMBER = z.coerce.number().nullish().catch(null);

/** Components of a calculator as forms and rows hold them; what else they carry, such as ids, is left out. */
export const INPUT = z.object({
  cell: z.string(),
  type: z.enum(INPUT_TYPES).catch('money'),
  source: z.enum(['visitor', 'vat', 'leasingFactor', 'residualValue', 'fixed']).catch('visitor'),
  ...LABELS,
  minimum: NUMBER,
  maximum: NUMBER,
  step: NUMBER,
  choices: z.string().nullish(),
});
export const OUTPUT = z.object({
  cell: z.string(),
  type: z.enum(['money', 'number', 'percent', 'text']).catch('money'),
  ...LABELS,
  chart: z.number().int().nullish().catch(null),
});
export const CHART = z.object(LABELS);

const CELL_VALUES = z.record(z.string().max(60), z.string().max(500));

/** A saved test: with these values in the input cells, these results are expected. */
export const TEST_CASE = z.strictObject({
  name: z.string().min(1).max(200),
  values: CELL_VALUES,
  expected: CELL_VALUES,
});
export const TEST_CASES = z.array(TEST_CASE).max(100);
export type TestCase = z.infer<typeof TEST_CASE>;

/** The engine's form of a workbook as a calculator stores it. */
export const PROGRAM = z.object({
  engine: z.string(),
  /** Hash of the file that it was made from. */
  fileHash: z.string(),
  /** Base64. */
  bytes: z.string(),
  sheetNames: z.array(z.string()),
  formulaCells: z.array(z.string()),
});
export type Program = z.infer<typeof PROGRAM>;

const list = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);

/** What calculating needs of a calculator, whatever else the row or the form holds. */
export const CALCULATOR = z.object({
  documentId: z.string().nullish(),
  name: z.string().nullish(),
  slug: z.string().nullish(),
  description: z.string().nullish(),
  country: z.enum(COUNTRIES).catch('nl'),
  inputs: list(INPUT),
  outputs: list(OUTPUT),
  charts: list(CHART),
  testCases: TEST_CASES.nullish().catch(null),
  program: PROGRAM.nullish().catch(null),
});
export type Calculator = z.infer<typeof CALCULATOR>;

export interface Configuration extends Partial<Record<(typeof CELL_FIELDS)[number], string | null>> {
  country: string;
  defaultCells: { cell: string; value: string }[];
}

const PARTS = { inputs: true, outputs: true, charts: true, workbook: true } as const;

/** A calculator with its parts and its file. */
export async function findCalculator(strapi: Core.Strapi, where: object): Promise<Record<string, unknown> | undefined> {
  const row = await strapi.db.query(CALCULATOR_TYPE).findOne({ where, populate: PARTS });
  return row ?? undefined;
}

/** The configuration of a country, where it is about this calculator. */
export async function findConfiguration(
  strapi: Core.Strapi,
  country: string,
  calculatorSlug: string,
): Promise<Configuration | undefined> {
  const row = await strapi.db
    .query(CONFIGURATION_TYPE)
    .findOne({ where: { country, calculatorSlug }, populate: { defaultCells: true } });
  return row ?? undefined;
}
