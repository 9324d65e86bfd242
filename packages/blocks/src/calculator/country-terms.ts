import type { Country } from '../site/locales.ts';

/** Terms of a lease that depend on the country: share of the price due each month, and share it is worth at the end. */
export interface LeaseTerms {
  leasingFactor: string;
  residualValue: string;
}

/** Belgium and Austria calculate with their own factor and residual value (specification point 9). */
export const COUNTRY_TERMS: Readonly<Partial<Record<Country, LeaseTerms>>> = {
  be: { leasingFactor: '0.028', residualValue: '0.2' },
  at: { leasingFactor: '0.028', residualValue: '0.2' },
};
