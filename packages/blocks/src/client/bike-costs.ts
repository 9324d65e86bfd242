import { type BikeCosts, type CostsOf, fillBikeCells, readBikeCosts } from '../calculator/bike-cells.ts';
import { calculate, fetchForm } from '../calculator/fetch-calculator.ts';
import type { CalculatorForm } from '../contract/perform-calculations.ts';
import type { Country } from '../site/locales.ts';

/** Which calculator is asked, and where. */
export interface CostsSource {
  /** Address of the CMS, without a slash at the end. */
  apiUrl: string;
  slug: string;
  country: Country;
}

const forms = new Map<string, Promise<CalculatorForm>>();
const answers = new Map<string, Promise<BikeCosts>>();

/**
 * What a bike costs with a calculator.
 * The calculator is asked once for all bikes of the same price.
 * @throws Error when the calculator does not answer
 */
export function calculateCosts(source: CostsSource, of: CostsOf): Promise<BikeCosts> {
  return once(answers, JSON.stringify([source, of]), () => ask(source, of));
}

/**
 * The cells of a calculator, asked for once on a page.
 * @throws Error when the calculator does not answer
 */
export function loadForm({ apiUrl, slug }: CostsSource): Promise<CalculatorForm> {
  return once(forms, `${apiUrl} ${slug}`, () => fetchForm(apiUrl, slug));
}

async function ask(source: CostsSource, of: CostsOf): Promise<BikeCosts> {
  const form = await loadForm(source);
  const results = await calculate(source.apiUrl, source.slug, fillBikeCells(form, source.country, of));
  return readBikeCosts(form.configuration, results);
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
