import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { CALCULATOR_TYPE, CONFIGURATION_TYPE } from '../../calculations/records.ts';
import { buildWorkbookFile } from './example-workbook.ts';
import { EXAMPLES, type ExampleCalculator } from './examples.ts';
import { CHARTS, listInputs, listOutputs } from './labels.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What the cells of every example mean (specification point 3, and the term). */
const CELLS = {
  cellForMonthlyPrice: 'B12',
  cellForTotalSavings: 'B13',
  cellForBikePrice: 'B3',
  cellForTakeoverPrice: 'B14',
  cellForGrossSalary: 'B4',
  cellForEmployerPays: 'B5',
  cellForTerm: 'B8',
} as const;

/** Where a calculation starts from; Belgium and Austria name factor and residual value (specification point 9). */
const DEFAULTS = [
  { cell: 'B4', value: '3450' },
  { cell: 'B5', value: '0' },
];
const LEASING_DEFAULTS = [
  { cell: 'B6', value: '0.028' },
  { cell: 'B7', value: '0.2' },
];

/** Document ids of the example calculators by country. */
export type DemoCalculators = Partial<Record<string, string>>;

/**
 * Adds the example calculators with their workbooks and test cases, and the configuration of every country; France gets
 * an empty one. Everything goes through the document service, so each workbook passes the checks of an editor's upload.
 */
export async function seedCalculators(strapi: Core.Strapi): Promise<DemoCalculators> {
  const ids: DemoCalculators = {};
  for (const example of EXAMPLES) {
    ids[example.country] = await publishCalculator(strapi, example);
    const leasing = example.country === 'be' || example.country === 'at' ? LEASING_DEFAULTS : [];
    await strapi.documents(CONFIGURATION_TYPE).create({
      data: {
        country: example.country,
        calculatorSlug: example.slug,
        ...CELLS,
        defaultCells: [...DEFAULTS, ...leasing],
      } as object,
    });
  }
  await strapi.documents(CONFIGURATION_TYPE).create({ data: { country: 'fr', defaultCells: [] } as object });
  return ids;
}

async function publishCalculator(strapi: Core.Strapi, example: ExampleCalculator): Promise<string> {
  const { slug, name, description, country, goldenCases } = example;
  const data = {
    slug,
    name,
    description,
    country,
    workbook: await uploadWorkbook(strapi, example),
    inputs: listInputs(),
    outputs: listOutputs(example),
    charts: CHARTS,
    testCases: goldenCases,
  };
  const saved = await strapi.documents(CALCULATOR_TYPE).create({ data: data as object, status: 'published' });
  return saved.documentId;
}

async function uploadWorkbook(strapi: Core.Strapi, { slug, workbook }: ExampleCalculator): Promise<number> {
  const bytes = await buildWorkbookFile(workbook);
  const folder = await mkdtemp(join(tmpdir(), 'lumavelo-workbook-'));
  try {
    const filepath = join(folder, `${slug}.xlsx`);
    await writeFile(filepath, bytes);
    const [file] = await strapi
      .plugin('upload')
      .service('upload')
      .upload({
        data: { fileInfo: { name: `${slug}.xlsx`, caption: 'Example, not advice' } },
        files: { filepath, originalFilename: `${slug}.xlsx`, mimetype: XLSX, size: bytes.length },
      });
    return file.id;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
