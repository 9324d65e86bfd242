import { COUNTRY_TERMS } from '../calculator/country-terms.ts';
import { ERROR_TEXTS } from '../core/errors.ts';
import { fillIn } from '../core/text.ts';
import type { ViewEnv } from './view.ts';

/** Where the site serves the calculator component from (specification point 7). */
export const CALCULATOR_SCRIPT = '/assets/js/calculator.umd.js';

export const CALCULATOR_TAG = 'bike-calculator';

/** Most that a bike may cost in the calculator, in whole euros. */
const MAX_BIKE_PRICE = 10_000;

/** The attributes that tell the calculator component what to calculate, and for whom. */
export function calculatorAttributes(
  calculator: Readonly<Record<string, unknown>>,
  env: Pick<ViewEnv, 'locale' | 'country'>,
): Record<string, string> {
  const terms = COUNTRY_TERMS[env.country];
  return {
    slug: String(calculator.slug ?? ''),
    locale: env.locale,
    country: env.country,
    vat: 'true',
    'max-bike-price': String(MAX_BIKE_PRICE),
    ...(terms && { 'leasing-factor': terms.leasingFactor, 'residual-value': terms.residualValue }),
  };
}

/** Texts of the mini calculator (specification point 8). */
export const MINI_CALCULATOR_TEXTS = {
  loading: ERROR_TEXTS.calculatorLoading,
  notLoaded: ERROR_TEXTS.calculatorNotLoaded,
  notRegistered: ERROR_TEXTS.calculatorNotRegistered,
} as const;

/** Texts of the calculator beside other content, which names the script that failed (specification point 8). */
export const CALCULATOR_BLOCK_TEXTS = {
  ...MINI_CALCULATOR_TEXTS,
  notLoaded: fillIn(ERROR_TEXTS.scriptNotLoaded, { address: CALCULATOR_SCRIPT }),
} as const;
