import { listChoices } from '@lumavelo/blocks/calculator/entered-cells';
import {
  type CalculatorFormResponse,
  CELL_ROLES,
  CELL_VALUE_LENGTH_LIMIT,
  type CellRole,
  calculatorFormContract,
  cellValue,
  type InputCell,
  type PerformCalculationResponse,
} from '@lumavelo/blocks/contract';
import type { Core } from '@strapi/strapi';
import { shorten, shortenText } from 'page-format';
import { errors } from 'strapi-plugin-page-builder/server';
import { calculate } from './calculate.ts';
import { CalculationFailure } from './engine/worker-pool.ts';
import { type KnownCalculator, loadCalculator } from './known-calculators.ts';
import { CALCULATION_TIME_LIMIT, SET_CELLS_LIMIT } from './limits.ts';
import { parseLocalNumber } from './parse-input.ts';
import type { Configuration } from './records.ts';
import { WorkbookRefusal } from './workbook/refusal.ts';

/** Cells that the configuration gives a meaning, by the meaning. */
export type CellRoles = Partial<Record<CellRole, string>>;

/**
 * Calculates with a published calculator.
 * @param body names of input cells with the values to write into them, as texts
 * @returns every cell that was set and every cell that the country's configuration or the calculator names; numbers are
 *   texts with a point and without a currency, errors the spreadsheet's own values
 * @throws NotFoundError, ValidationError naming the cells, ApplicationError when the workbook cannot be evaluated
 */
export async function performCalculation(
  strapi: Core.Strapi,
  slug: string,
  body: unknown,
): Promise<PerformCalculationResponse> {
  const calculator = await requireCalculator(strapi, slug);
  return { results: await calculateCells(calculator, readValues(body, calculator)) };
}

/** What a page needs to show a calculator: its inputs, outputs and charts, and the results before anything is entered. */
export async function describeCalculator(strapi: Core.Strapi, slug: string): Promise<CalculatorFormResponse> {
  const calculator = await requireCalculator(strapi, slug);
  const { name, description, country, inputs, outputs, charts, configuration } = calculator;
  const cells = inputs.map(({ cell }) => cell);
  return {
    data: {
      slug,
      name: name ?? '',
      description: description ?? '',
      country,
      inputs,
      outputs,
      charts,
      configuration: configuration ? readRoles(configuration) : null,
      results: await calculateCells(calculator, {}, cells),
    },
  };
}

/** @throws NotFoundError, ApplicationError when its workbook is refused by now */
export async function requireCalculator(strapi: Core.Strapi, slug: string): Promise<KnownCalculator> {
  const calculator = calculatorFormContract.params.slug.safeParse(slug).success
    ? await loadKnown(strapi, slug)
    : undefined;
  if (!calculator) throw new errors.NotFoundError(`There is no published calculator "${shorten(slug)}".`);
  return calculator;
}

/** What was published with an older engine is compiled anew, and may hold what is refused by now. */
async function loadKnown(strapi: Core.Strapi, slug: string): Promise<KnownCalculator | undefined> {
  try {
    return await loadCalculator(strapi, slug);
  } catch (error) {
    if (!(error instanceof WorkbookRefusal)) throw error;
    throw new errors.ApplicationError(`The workbook of the calculator "${slug}" is refused: ${error.message}`);
  }
}

/**
 * Calculates with a calculator.
 * @param sent values of input cells, as people of the country write them
 * @param alsoRead cells to answer besides those that are set or named
 * @throws RateLimitError while too much else is calculated, ApplicationError when the workbook cannot be evaluated
 */
export async function calculateCells(
  calculator: KnownCalculator,
  sent: Record<string, string>,
  alsoRead: readonly string[] = [],
): Promise<Record<string, string>> {
  const { program, inputs, outputs, configuration } = calculator;
  const types = new Map(inputs.map(({ cell, type }) => [cell, type]));
  const defaults = (configuration?.defaultCells ?? []).filter(({ cell }) => types.has(cell));
  const values = { ...Object.fromEntries(defaults.map(({ cell, value }) => [cell, value])), ...sent };
  const roles = configuration ? Object.values(readRoles(configuration)) : [];
  const cells = new Set([...Object.keys(values), ...roles, ...outputs.map(({ cell }) => cell), ...alsoRead]);
  try {
    return Object.fromEntries(await calculate({ program, types, values, cells: [...cells] }));
  } catch (error) {
    throw error instanceof CalculationFailure ? explain(error) : error;
  }
}

function explain({ reason, message }: CalculationFailure): Error {
  if (reason === 'busy') return new errors.RateLimitError(message);
  const what =
    reason === 'time' ? `takes longer than ${CALCULATION_TIME_LIMIT} ms` : 'needs more memory than it may have';
  return new errors.ApplicationError(`With these values the calculation ${what}, so it was stopped. Try other values.`);
}

export function readRoles(configuration: Configuration): CellRoles {
  const named = CELL_ROLES.filter((field) => configuration[field]);
  return Object.fromEntries(named.map((field) => [field, configuration[field]]));
}

/** @throws ValidationError naming every cell that may not be set, and every value that is none */
function readValues(body: unknown, { slug, inputs }: KnownCalculator): Record<string, string> {
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw new errors.ValidationError('The body must be an object of cell names and values, such as { "B3": "2499" }.');
  }
  const entries = Object.entries(body);
  if (entries.length > SET_CELLS_LIMIT) {
    throw new errors.ValidationError(
      `At most ${SET_CELLS_LIMIT} cells may be set at once, and these are ${entries.length}.`,
    );
  }
  const declared = new Map(inputs.map((input) => [input.cell, input]));
  const faults: { path: string[]; name: string; message: string }[] = [];
  const values: Record<string, string> = {};
  for (const [cell, value] of entries) {
    const result = cellValue.safeParse(value);
    const input = declared.get(cell);
    if (!input) {
      faults.push(fault(cell, `"${shorten(cell)}" is no input cell of the calculator "${slug}".`));
    } else if (!result.success) {
      faults.push(fault(cell, `The value of ${cell} must be a text of at most ${CELL_VALUE_LENGTH_LIMIT} characters.`));
    } else {
      const beyond = describeLimits(input, String(result.data));
      if (beyond) faults.push(fault(cell, beyond));
      values[cell] = String(result.data);
    }
  }
  const [first] = faults;
  if (!first) return values;
  const list = [...declared.keys()].join(', ') || 'none';
  const message = `${faults.map((entry) => entry.message).join(' ')} Its input cells: ${list}.`;
  throw new errors.ValidationError(shortenText(message, 2_000), { errors: faults });
}

/**
 * Says what a cell takes, where a value is none of its choices, or a number less or more than its limits. What is no number
 * is left to the workbook.
 */
function describeLimits(input: InputCell, value: string): string | undefined {
  const { cell, type, minimum, maximum } = input;
  const text = value.trim();
  const number = type === 'text' ? undefined : parseLocalNumber(text);
  if (type === 'choice') {
    const choices = listChoices(input).map((choice) => choice.value);
    const isOffered = choices.some(
      (choice) => choice === text || (number !== undefined && parseLocalNumber(choice) === number),
    );
    // An empty cell is left to the workbook.
    if (text === '' || isOffered) return undefined;
    return `${cell} takes one of these: ${choices.join(', ')}.`;
  }
  if (number === undefined) return undefined;
  if (typeof minimum === 'number' && number < minimum) return `${cell} takes ${minimum} at least.`;
  if (typeof maximum === 'number' && number > maximum) return `${cell} takes ${maximum} at most.`;
  return undefined;
}

function fault(cell: string, message: string) {
  return { path: [shorten(cell)], name: 'ValidationError', message };
}
