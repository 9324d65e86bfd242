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

/** What stands large above all other results: the cells that the country's configuration names for it. */
export function listHeadline(form: CalculatorForm, locale: Locale): Line[] {
  const words = wordsOf(locale);
  return [
    ...listRole(form, 'cellForMonthlyPrice', words.monthlyPrice),
    ...listRole(form, 'cellForTotalSavings', words.totalSavings).map((line) => ({
      ...line,
      negativeLabel: words.buyingIsCheaper,
    })),
  ];
}

/** The results below it: the takeover price where the country's configuration names its cell, then the other outputs. */
export function listLines(form: CalculatorForm, locale: Locale): Line[] {
  const takeover = listRole(form, 'cellForTakeoverPrice', wordsOf(locale).takeoverPrice);
  const named = new Set([...listHeadline(form, locale), ...takeover].map(({ cell }) => cell));
  const others = form.outputs
    .filter(({ cell, chart }) => !named.has(cell) && (chart === null || chart === undefined))
    .map((output) => ({ cell: output.cell, label: labelOf(output, locale), type: output.type }));
  return [...takeover, ...others];
}

function listRole({ configuration }: CalculatorForm, role: CellRole, label: string): Line[] {
  const cell = configuration?.[role];
  return cell ? [{ cell, label, type: 'money' }] : [];
}
