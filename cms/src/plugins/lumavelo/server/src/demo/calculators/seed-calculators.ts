import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CalculatorProfile } from '@lumavelo/blocks/site';
import type { Core } from '@strapi/strapi';
import { CALCULATOR_TYPE, CONFIGURATION_TYPE } from '../../calculations/records.ts';
import { buildWorkbookFile } from './example-workbook.ts';
import { EXAMPLES, type ExampleCalculator } from './examples.ts';
import { listCharts, listInputs, listOutputs } from './labels.ts';

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

/** Where taxes depend on a class, what they depend on. */
const TAX_CELLS = { cellForTaxClass: 'B29', cellForChildren: 'B30', cellForChurchTax: 'B31' } as const;

/** What they mean in the calculators of profiles: a profit is no salary, and bikes of a company are of no visitor's own. */
const { cellForGrossSalary: _, cellForEmployerPays: __, ...CELLS_WITHOUT_EMPLOYER } = CELLS;
const PROFILE_CELLS: Readonly<Record<CalculatorProfile, object>> = {
  partTime: { ...CELLS, cellForGrossSalary: 'B26' },
  selfEmployed: CELLS_WITHOUT_EMPLOYER,
  employer: { cellForBikePrice: 'B3' },
};

/** Where a calculation starts from; Belgium and Austria name factor and residual value (specification point 9). */
const DEFAULTS = [
  { cell: 'B4', value: '3450' },
  { cell: 'B5', value: '0' },
];
const LEASING_DEFAULTS = [
  { cell: 'B6', value: '0.028' },
  { cell: 'B7', value: '0.2' },
];

/**
 * Adds the example calculators with their workbooks and test cases, and the configuration of every country; France gets
 * an empty one. Everything goes through the document service, so each workbook passes the checks of an editor's upload.
 */
export async function seedCalculators(strapi: Core.Strapi): Promise<void> {
  for (const example of EXAMPLES) await publishCalculator(strapi, example);
  for (const { country, slug, asksTaxClass } of EXAMPLES.filter(({ profile }) => profile === undefined)) {
    const leasing = country === 'be' || country === 'at' ? LEASING_DEFAULTS : [];
    const furtherCalculators = EXAMPLES.flatMap((example) =>
      example.country === country && example.profile
        ? [
            {
              calculatorSlug: example.slug,
              ...PROFILE_CELLS[example.profile],
              ...(example.asksTaxClass && TAX_CELLS),
            },
          ]
        : [],
    );
    const data = {
      country,
      calculatorSlug: slug,
      ...CELLS,
      ...(asksTaxClass && TAX_CELLS),
      defaultCells: [...DEFAULTS, ...leasing],
      furtherCalculators,
    };
    await strapi.documents(CONFIGURATION_TYPE).create({ data: data as object });
  }
  await strapi.documents(CONFIGURATION_TYPE).create({ data: { country: 'fr', defaultCells: [] } as object });
}

async function publishCalculator(strapi: Core.Strapi, example: ExampleCalculator): Promise<void> {
  const { slug, name, description, country, profile, goldenCases } = example;
  const data = {
    slug,
    name,
    description,
    country,
    profile: profile ?? null,
    workbook: await uploadWorkbook(strapi, example),
    inputs: listInputs(example),
    outputs: listOutputs(example),
    charts: listCharts(example),
    testCases: goldenCases,
  };
  await strapi.documents(CALCULATOR_TYPE).create({ data: data as object, status: 'published' });
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
