/** What a calculator is asked about a bike, and what it answers. */
import type { BikeLease } from '../contract/bike-lease.ts';
import type { CalculatorForm, CellRole, InputCell } from '../contract/perform-calculations.ts';
import type { Country } from '../site/locales.ts';
import { COUNTRY_TERMS, type LeaseTerms } from './country-terms.ts';
import { type EnteredCells, keepUsable, withMeanings } from './entered-cells.ts';
import { writeNumber } from './write-number.ts';

/** What visitors enter about themselves that means the same in every calculator; amounts per month, in the country's currency. */
export interface Person {
  grossSalary: number;
  /** What the employer adds. */
  employerShare: number;
}

/** Whom amounts are for before anybody entered anything (specification point 9). */
export const DEFAULT_PERSON: Person = { grossSalary: 3450, employerShare: 0 };

/** What costs depend on. */
export interface CostsOf extends Person {
  /** Of the bike, in the country's currency. */
  price: number;
  /** In months, as calculators write it; empty for the calculator's own. */
  term?: string;
  /** What the visitor entered into this calculator, and elsewhere by what it means (`SHARED_ROLES`). */
  entered?: EnteredCells;
}

/** What is asked of a calculator, and what its cells mean. */
export type CalculatorCells = Pick<CalculatorForm, 'inputs' | 'configuration'>;

/** The cells to send for a bike (specification point 7), by name. */
export function fillBikeCells(
  form: CalculatorCells,
  country: Country,
  { price, grossSalary, employerShare, term, entered = {} }: CostsOf,
): Record<string, string> {
  const { configuration, inputs } = form;
  const values = {
    ...readPageValues(form, { vat: true, ...COUNTRY_TERMS[country] }),
    ...keepUsable(form, withMeanings(form, entered, term)),
  };
  for (const [role, amount] of [
    ['cellForBikePrice', price],
    ['cellForGrossSalary', grossSalary],
    ['cellForEmployerPays', employerShare],
  ] as const) {
    const cell = configuration?.[role];
    // A country whose workbook does not ask for it simply has no such input.
    if (cell && inputs.some((input) => input.cell === cell)) values[cell] = writeNumber(amount);
  }
  return values;
}

/** Values of cells that the page around the calculator sets, not the visitor. */
export function readPageValues(
  form: Pick<CalculatorForm, 'inputs'>,
  settings: { vat: boolean } & Partial<LeaseTerms>,
): Record<string, string> {
  const bySource: Partial<Record<InputCell['source'], string | undefined>> = {
    vat: String(settings.vat),
    leasingFactor: settings.leasingFactor,
    residualValue: settings.residualValue,
  };
  return Object.fromEntries(
    form.inputs.flatMap(({ cell, source }) => {
      const value = bySource[source];
      return value === undefined ? [] : [[cell, value]];
    }),
  );
}

/**
 * What results say, read at the cells that the country's configuration names (specification point 7). What the workbook
 * does not say, or says with an error of its own, is null.
 */
export function readBikeCosts(
  configuration: CalculatorForm['configuration'],
  results: Readonly<Record<string, string>>,
): BikeLease {
  const read = (role: CellRole) => {
    const cell = configuration?.[role];
    const text = cell === undefined ? '' : (results[cell] ?? '');
    return text !== '' && Number.isFinite(Number(text)) ? Number(text) : null;
  };
  const taxClass = results[configuration?.cellForTaxClass ?? ''];
  return {
    monthly: read('cellForMonthlyPrice'),
    saving: read('cellForTotalSavings'),
    takeover: read('cellForTakeoverPrice'),
    months: read('cellForTerm'),
    ...(taxClass && { taxClass }),
  };
}
