import { COUNTRY_TERMS } from '../calculator/country-terms.ts';
import { type EnteredCells, keepUsable, withTerm } from '../calculator/entered-cells.ts';
import { calculate, fetchForm } from '../calculator/fetch-calculator.ts';
import { readPageValues } from '../calculator/fields.ts';
import { writeNumber } from '../calculator/write-number.ts';
import type { CalculatorForm } from '../contract/perform-calculations.ts';
import type { Country } from '../site/locales.ts';
import { cmsPriceText } from '../site/price.ts';

/** Which calculator is asked, and where. */
export interface CostsSource {
  /** Address of the CMS, without a slash at the end. */
  apiUrl: string;
  slug: string;
  country: Country;
}

/** What costs depend on, in the country's currency; the salary and the employer's share are per month. */
export interface CostsOf {
  price: number;
  grossSalary: number;
  employerShare: number;
  /** In months, as calculators write it; empty for the calculator's own. */
  term?: string;
  /** What the visitor entered into this calculator. */
  entered?: EnteredCells;
}

/** What the workbook does not say, or says with an error of its own, is undefined. */
export interface BikeCosts {
  /** Per month, in the country's currency. */
  monthly: number | undefined;
  /** Over the whole lease, in the country's currency. */
  saving: number | undefined;
}

const forms = new Map<string, Promise<CalculatorForm>>();
const answers = new Map<string, Promise<BikeCosts>>();

/**
 * What a bike costs with a calculator, read at the cells that the country's configuration names (specification point 7).
 * The calculator is asked once for all bikes of the same price.
 * @throws Error when the calculator does not answer
 */
export function calculateCosts(source: CostsSource, of: CostsOf): Promise<BikeCosts> {
  return once(answers, JSON.stringify([source, of]), () => ask(source, of));
}

/** Costs in the words of a page. */
export interface WrittenCosts extends Record<keyof BikeCosts, string | undefined> {
  /** What buying costs less than the lease, where it does. */
  cheaper: string | undefined;
}

/** Costs as a page shows them: cents by the price rule, which rounds the decimals it is given; savings in whole euros. */
export function writeCosts({ monthly, saving = 0 }: BikeCosts): WrittenCosts {
  const whole = Math.round(Math.abs(saving));
  const amount = whole === 0 ? undefined : cmsPriceText(whole, 'euro');
  return {
    monthly: monthly === undefined ? undefined : cmsPriceText(monthly, 'euro'),
    saving: saving > 0 ? amount : undefined,
    cheaper: saving < 0 ? amount : undefined,
  };
}

/**
 * The cells of a calculator, asked for once on a page.
 * @throws Error when the calculator does not answer
 */
export function loadForm({ apiUrl, slug }: CostsSource): Promise<CalculatorForm> {
  return once(forms, `${apiUrl} ${slug}`, () => fetchForm(apiUrl, slug));
}

async function ask(
  source: CostsSource,
  { price, grossSalary, employerShare, term, entered = {} }: CostsOf,
): Promise<BikeCosts> {
  const form = await loadForm(source);
  const { configuration, inputs } = form;
  const values = {
    ...readPageValues(form, { vat: true, ...COUNTRY_TERMS[source.country] }),
    ...keepUsable(form, withTerm(form, entered, term)),
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
  const results = await calculate(source.apiUrl, source.slug, values);
  const read = (cell: string | undefined) => {
    const text = cell === undefined ? '' : (results[cell] ?? '');
    return text !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;
  };
  return { monthly: read(configuration?.cellForMonthlyPrice), saving: read(configuration?.cellForTotalSavings) };
}

/** Keeps what is on its way as well as what has come; what failed is asked for again. */
function once<Value>(kept: Map<string, Promise<Value>>, key: string, make: () => Promise<Value>): Promise<Value> {
  let value = kept.get(key);
  if (!value) {
    value = make();
    kept.set(key, value);
    value.catch(() => kept.delete(key));
  }
  return value;
}
