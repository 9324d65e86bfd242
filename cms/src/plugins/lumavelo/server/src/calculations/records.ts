import { type CellRole, inputCell, labels, outputCell } from '@lumavelo/blocks/contract';
import { COUNTRIES } from '@lumavelo/blocks/site';
import type { Core, UID } from '@strapi/strapi';
import { z } from 'zod';

export const CALCULATOR_TYPE = 'api::calculator.calculator' as UID.ContentType;
export const CONFIGURATION_TYPE = 'api::calculator-config.calculator-config' as UID.ContentType;
export const FILE_TYPE = 'plugin::upload.file' as UID.ContentType;

/** What a form may leave out or hold as text. */
const NUMBER = z.coerce.number().nullish().catch(null);

/** Components of a calculator as forms and rows hold them; what else they carry, such as ids, is left out. */
export const INPUT = inputCell.extend({
  type: inputCell.shape.type.catch('money'),
  source: inputCell.shape.source.catch('visitor'),
  minimum: NUMBER,
  maximum: NUMBER,
  step: NUMBER,
});
export const OUTPUT = outputCell.extend({
  type: outputCell.shape.type.catch('money'),
  chart: outputCell.shape.chart.catch(null),
});

const CELL_VALUES = z.record(z.string().max(60), z.string().max(500));

/** A saved test: with these values in the input cells, these results are expected. */
export const TEST_CASE = z.strictObject({
  name: z.string().min(1).max(200),
  values: CELL_VALUES,
  expected: CELL_VALUES,
});
export const TEST_CASES = z.array(TEST_CASE).max(100);

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
  charts: list(labels),
  testCases: TEST_CASES.nullish().catch(null),
  program: PROGRAM.nullish().catch(null),
});
export type Calculator = z.infer<typeof CALCULATOR>;

export interface Configuration extends Partial<Record<CellRole, string | null>> {
  country: string;
  defaultCells: { cell: string; value: string }[];
}

/** Another calculator of a country than the one its bikes are calculated with. */
export interface FurtherCalculator extends Partial<Record<CellRole, string | null>> {
  calculatorSlug: string;
}

const PARTS = { inputs: true, outputs: true, charts: true, workbook: true } as const;

export async function findCalculator(strapi: Core.Strapi, where: object): Promise<Record<string, unknown> | undefined> {
  const row = await strapi.db.query(CALCULATOR_TYPE).findOne({ where, populate: PARTS });
  return row ?? undefined;
}

/**
 * What the cells of a calculator mean: as the configuration of its country says, for the country's own calculator or one
 * of its further ones. Values that calculations start from are those of the country's own alone.
 */
export async function findConfiguration(
  strapi: Core.Strapi,
  country: string,
  calculatorSlug: string,
): Promise<Configuration | undefined> {
  const row: (Configuration & { calculatorSlug?: string; furtherCalculators: FurtherCalculator[] }) | null =
    await strapi.db
      .query(CONFIGURATION_TYPE)
      .findOne({ where: { country }, populate: { defaultCells: true, furtherCalculators: true } });
  if (row?.calculatorSlug === calculatorSlug) return row;
  const further = row?.furtherCalculators.find((each) => each.calculatorSlug === calculatorSlug);
  return further && { ...further, country, defaultCells: [] };
}
