import type { CalculatorForm, CellRole, InputCell } from '../contract/perform-calculations.ts';

/** What stands in fields of a calculator that its visitor changed, by cell, as it is sent to the CMS. */
export type EnteredCells = Readonly<Record<string, string>>;

/** The fields that visitors fill in about themselves. The price is the bike's: another bike has another one. */
export function listPersonalInputs({
  inputs,
  configuration,
}: Pick<CalculatorForm, 'inputs' | 'configuration'>): InputCell[] {
  return inputs.filter(({ cell, source }) => source === 'visitor' && cell !== configuration?.cellForBikePrice);
}

/**
 * What was entered before, as far as the calculator takes it still: its workbook may have changed since. Cells that are
 * gone, choices that are offered no more and numbers outside the limits are left out.
 */
export function keepUsable(
  form: Pick<CalculatorForm, 'inputs' | 'configuration'>,
  entered: EnteredCells,
): Record<string, string> {
  const usable = listPersonalInputs(form).filter((input) => {
    const value = entered[input.cell];
    return value !== undefined && isTaken(input, value);
  });
  return Object.fromEntries(usable.map(({ cell }) => [cell, entered[cell] ?? '']));
}

/** What people say of themselves that means the same in every calculator of a country, and is kept by its meaning. */
export const SHARED_ROLES = [
  'cellForTaxClass',
  'cellForChildren',
  'cellForChurchTax',
] as const satisfies readonly CellRole[];

/**
 * What was entered, with what was entered last by its meaning, wherever that was: this calculator may name it with another
 * cell.
 * @param entered by cell, and the `SHARED_ROLES` by their names
 */
export function withMeanings(
  { configuration }: Pick<CalculatorForm, 'configuration'>,
  entered: EnteredCells,
  term = '',
): EnteredCells {
  const cells: Record<string, string> = { ...entered };
  for (const role of [...SHARED_ROLES, 'cellForTerm'] as const) {
    const cell = configuration?.[role];
    const value = role === 'cellForTerm' ? term : entered[role];
    if (cell && value) cells[cell] = value;
  }
  return cells;
}

/** The choices of a field, a line each: the value, and after a bar what it is called. */
export function listChoices({ choices }: Pick<InputCell, 'choices'>): { value: string; name: string }[] {
  return (choices ?? '')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const [value = '', name = value] = line.split('|').map((part) => part.trim());
      return { value, name };
    });
}

/** The number that a cell holds as it is sent: `2499,5`, or `42 %` for 0.42; NaN when it is none. */
export function readCell(value: string): number {
  const number = Number(value.replace('%', '').trim().replace(',', '.') || Number.NaN);
  return value.includes('%') ? number / 100 : number;
}

function isTaken(input: InputCell, value: string): boolean {
  if (input.type === 'text') return true;
  if (input.type === 'yesNo') return /^(true|false)$/i.test(value);
  if (input.type === 'choice') return listChoices(input).some((choice) => choice.value === value);
  const number = readCell(value);
  return number >= (input.minimum ?? Number.NEGATIVE_INFINITY) && number <= (input.maximum ?? Number.POSITIVE_INFINITY);
}
