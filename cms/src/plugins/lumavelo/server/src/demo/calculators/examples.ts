import type { CalculatorProfile, Country } from '@lumavelo/blocks/site';
import { at } from './countries/at.ts';
import { be } from './countries/be.ts';
import { de } from './countries/de.ts';
import { nl } from './countries/nl.ts';
import type { ExampleWorkbook } from './example-workbook.ts';
import { atEmployer, atPartTime, atSelfEmployed } from './profiles/at.ts';
import { beEmployer, bePartTime, beSelfEmployed } from './profiles/be.ts';
import { deEmployer, dePartTime, deSelfEmployed } from './profiles/de.ts';
import { nlEmployer, nlPartTime, nlSelfEmployed } from './profiles/nl.ts';

/** An example calculator: its workbook, its words, and results that were worked out by hand or published. */
export interface ExampleCalculator {
  country: Country;
  /** Whom it is for; without one it is the country's own, which bikes are calculated with. */
  profile?: CalculatorProfile;
  slug: string;
  name: string;
  description: string;
  workbook: ExampleWorkbook;
  /** Label of the line that shows the tax on the private use of the bike; countries without one show no such line. */
  benefitLabel?: Labels;
  /** True where a law keeps part of a salary from being exchanged, so that a line says what is paid from net pay. */
  hasNetPay?: boolean;
  /** True where taxes depend on a tax class, children and a church tax, so that visitors are asked for them. */
  asksTaxClass?: boolean;
  goldenCases: { name: string; values: Record<string, string>; expected: Record<string, string> }[];
}

export interface Labels {
  labelEn: string;
  labelDe: string;
  labelNl: string;
  labelFr: string;
}

/** The calculators of each country, its own first. */
export const EXAMPLES: readonly ExampleCalculator[] = [
  ...[nl, nlPartTime, nlSelfEmployed, nlEmployer],
  ...[de, dePartTime, deSelfEmployed, deEmployer],
  ...[be, bePartTime, beSelfEmployed, beEmployer],
  ...[at, atPartTime, atSelfEmployed, atEmployer],
];
