import type { Country } from '@lumavelo/blocks/site';
import { at } from './countries/at.ts';
import { be } from './countries/be.ts';
import { de } from './countries/de.ts';
import { nl } from './countries/nl.ts';
import type { ExampleWorkbook } from './example-workbook.ts';

/** An example calculator: its workbook, its words, and results that were worked out by hand or published. */
export interface ExampleCalculator {
  country: Country;
  slug: string;
  name: string;
  description: string;
  workbook: ExampleWorkbook;
  /** Label of the line that shows the tax on the private use of the bike; countries without one show no such line. */
  benefitLabel?: Labels;
  goldenCases: { name: string; values: Record<string, string>; expected: Record<string, string> }[];
}

export interface Labels {
  labelEn: string;
  labelDe: string;
  labelNl: string;
  labelFr: string;
}

export const EXAMPLES: readonly ExampleCalculator[] = [nl, de, be, at];
