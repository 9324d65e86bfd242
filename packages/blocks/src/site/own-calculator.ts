import { isCalculatorProfile } from './calculator-profiles.ts';
import type { SiteEnv } from './site-context.ts';

/** True for a calculator of another country: its taxes are none of the site's visitors. */
export function isOfOtherCountry(calculator: Readonly<Record<string, unknown>>, { country }: SiteEnv): boolean {
  return typeof calculator.country === 'string' && calculator.country !== country;
}

/**
 * The calculator for visitors of a site. Taxes are those of a country: where a page of several countries names another
 * one's calculator, visitors get their own, for the same profile.
 * @returns undefined where their country has none
 */
export function calculatorFor(
  calculator: Readonly<Record<string, unknown>>,
  env: SiteEnv,
): Readonly<Record<string, unknown>> | undefined {
  if (!isOfOtherCountry(calculator, env)) return calculator;
  const { profile } = calculator;
  const slug = isCalculatorProfile(profile) ? env.profileCalculators?.[profile] : env.calculatorSlug;
  return slug ? { slug } : undefined;
}
