import type { CalculatorForm, CellRole, OutputCell } from '../contract/perform-calculations.ts';
import type { Locale } from '../site/locales.ts';
import { labelOf, wordsOf } from './messages.ts';

/** A result as visitors read it: what it is, and the cell where its value is. */
export interface Line {
  cell: string;
  label: string;
  type: OutputCell['type'];
  /** What it is when the value is negative, which is then written without its sign. */
  negativeLabel?: string;
}

/** How many results stand large where the country's configuration names none. */
const HEADLINE = 2;

/**
 * What stands large above all other results: the cells that the country's configuration names for it, else the first
 * outputs.
 */
export function listHeadline(form: CalculatorForm, locale: Locale): Line[] {
  const words = wordsOf(locale);
  const named = [
    ...listRole(form, 'cellForMonthlyPrice', words.monthlyPrice),
    ...listRole(form, 'cellForTotalSavings', words.totalSavings).map((line) => ({
      ...line,
      negativeLabel: words.buyingIsCheaper,
    })),
  ];
  return named.length > 0 ? named : listOutputs(form, locale).slice(0, HEADLINE);
}

/** The results below it: the takeover price where the country's configuration names its cell, then the other outputs. */
export function listLines(form: CalculatorForm, locale: Locale): Line[] {
  const takeover = listRole(form, 'cellForTakeoverPrice', wordsOf(locale).takeoverPrice);
  const named = new Set([...listHeadline(form, locale), ...takeover].map(({ cell }) => cell));
  return [...takeover, ...listOutputs(form, locale).filter(({ cell }) => !named.has(cell))];
}

/** Outputs that are drawn on no chart. */
function listOutputs({ outputs }: CalculatorForm, locale: Locale): Line[] {
  return outputs
    .filter(({ chart }) => chart === null || chart === undefined)
    .map((output) => ({ cell: output.cell, label: labelOf(output, locale), type: output.type }));
}

function listRole({ configuration }: CalculatorForm, role: CellRole, label: string): Line[] {
  const cell = configuration?.[role];
  return cell ? [{ cell, label, type: 'money' }] : [];
}
