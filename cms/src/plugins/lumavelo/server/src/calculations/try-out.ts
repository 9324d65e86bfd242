import type { Core } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';
import { errors } from 'strapi-plugin-page-builder/server';
import { z } from 'zod';
import type { Probe, TryOutAnswer } from '../../../shared/try-out.ts';
import { calculate } from './calculate.ts';
import { normaliseAddress } from './cell-address.ts';
import { findCellFaults, runTestCases } from './check-calculator.ts';
import { compile, toProgram } from './compile.ts';
import { CalculationFailure } from './engine/worker-pool.ts';
import { probeCalculator } from './probe.ts';
import { CALCULATOR, type Calculator, type Program, TEST_CASES } from './records.ts';
import { WorkbookRefusal } from './workbook/refusal.ts';
import { readWorkbookFile } from './workbook/workbook-file.ts';

/** A calculator as the form of the admin holds it, saved or not, and values to try. */
const TRY_OUT = CALCULATOR.pick({ country: true, inputs: true, outputs: true }).extend({
  workbook: z.number().int().positive(),
  testCases: TEST_CASES.nullish().transform((cases) => cases ?? []),
  values: z.record(z.string().max(60), z.string().max(500)).default({}),
});

const LISTED_DIFFERENCES = 50;

/**
 * Tries a calculator out without saving it: for the panel in the admin.
 * @returns a refusal of the workbook in words, or results, faults, test results, how the engine's results compare with
 *   those that Excel kept in the file, and what looks wrong at other values of the inputs
 */
export async function tryOut(strapi: Core.Strapi, body: unknown): Promise<TryOutAnswer> {
  const parsed = TRY_OUT.safeParse(body);
  if (!parsed.success)
    throw new errors.ValidationError(`The calculator cannot be tried out: ${z.prettifyError(parsed.error)}`);
  const { workbook, values, testCases, ...form } = parsed.data;
  try {
    const file = await readWorkbookFile(strapi, workbook);
    if (!file) throw new WorkbookRefusal('The workbook is not in the media library any more. Choose another file.');
    const compiled = await compile(file);
    const program = toProgram(compiled, file.hash);
    const calculator = CALCULATOR.parse({ ...form, inputs: tidy(form.inputs), outputs: tidy(form.outputs) });
    const types = new Map(calculator.inputs.map(({ cell, type }) => [cell, type]));
    const entered = Object.entries(values).filter(([cell]) => types.has(cell));
    const cells = [...calculator.inputs, ...calculator.outputs].map(({ cell }) => cell);
    const results = await calculate({ program, types, values: Object.fromEntries(entered), cells });
    const faults = findCellFaults(calculator, program);
    return {
      refusal: null,
      results: Object.fromEntries(results),
      kept: Object.fromEntries(cells.map((cell) => [cell, compiled.kept[cell] ?? null])),
      comparison: {
        formulas: compiled.formulaCells.length,
        compared: Object.values(compiled.kept).filter((value) => value !== '').length,
        differing: compiled.differences.length,
        differences: compiled.differences.slice(0, LISTED_DIFFERENCES),
      },
      faults,
      tests: await runTestCases(calculator, program, testCases),
      probe: faults.length === 0 ? await probeOnce(calculator, program) : NOT_PROBED,
    };
  } catch (error) {
    if (error instanceof WorkbookRefusal) return { refusal: { message: error.message, cell: error.cell ?? null } };
    if (error instanceof CalculationFailure) return { refusal: { message: error.message, cell: error.cell ?? null } };
    throw error;
  }
}

/** Where cells are declared that the workbook does not have, that is said first. */
const NOT_PROBED: Probe = { tried: 0, complete: false, findings: [] };

/** What was tried lately: the panel asks again with every value that is typed. */
const probes = new LRUCache<string, Probe>({ max: 50 });

async function probeOnce(calculator: Calculator, program: Program): Promise<Probe> {
  const key = JSON.stringify([program.fileHash, calculator.inputs, calculator.outputs]);
  const known = probes.get(key);
  if (known) return known;
  const probe = await probeCalculator(calculator, program);
  if (probe.complete) probes.set(key, probe);
  return probe;
}

/** Cells half typed are left out rather than refused. */
function tidy<Declared extends { cell: string }>(declared: readonly Declared[]): Declared[] {
  return declared.flatMap((item) => {
    const cell = normaliseAddress(item.cell);
    return cell ? [{ ...item, cell }] : [];
  });
}
