import type { Country } from '@lumavelo/blocks/site';

/** What the page for employers works out: a bike of 2,999 for 36 months at a salary of 3,450, as the calculators start. */
export interface EmployerExample {
  /** Per bike and month. */
  rate: number;
  givenUp: number;
  net: number;
  saved: number;
  /** What remains of ten bikes in a year. */
  year: number;
}

/** The countries that have calculators, in the order in which several of them stand side by side. */
export const EXAMPLE_COUNTRIES = ['nl', 'de', 'be', 'at'] as const satisfies readonly Country[];

export type ExampleCountry = (typeof EXAMPLE_COUNTRIES)[number];

/** Compared with what the calculators answer by a test, so that a changed rate is changed here, too. */
export const EMPLOYER_EXAMPLES: Readonly<Record<ExampleCountry, EmployerExample>> = {
  nl: { rate: 84.74, givenUp: 84.74, net: 56.49, saved: 11.41, year: 1369.2 },
  de: { rate: 86.29, givenUp: 86.29, net: 50.89, saved: 16.77, year: 2012.4 },
  be: { rate: 83.97, givenUp: 67.18, net: 30.28, saved: 16.79, year: 0 },
  at: { rate: 83.97, givenUp: 83.97, net: 48.16, saved: 24.53, year: 2943.6 },
};
