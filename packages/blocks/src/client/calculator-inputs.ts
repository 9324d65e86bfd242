/** Fields of a country's calculator that stand by themselves on pages of bikes: the term, and the salary. */
import { listChoices } from '../calculator/entered-cells.ts';
import type { InputCell } from '../contract/perform-calculations.ts';
import { type CostsSource, loadForm } from './bike-costs.ts';

/** The terms that a calculator offers its visitors. */
export interface Terms {
  cell: string;
  choices: { value: string; name: string }[];
  /** The one that it starts with. */
  start: string;
}

/**
 * The terms to choose from; undefined where the country's configuration names no term, or visitors do not choose it.
 * @throws Error when the calculator does not answer
 */
export async function loadTerms(source: CostsSource): Promise<Terms | undefined> {
  const { configuration, inputs, results } = await loadForm(source);
  const cell = configuration?.cellForTerm;
  const input = inputs.find((input) => input.cell === cell && input.source === 'visitor' && input.type === 'choice');
  return cell && input ? { cell, choices: listChoices(input), start: results[cell] ?? '' } : undefined;
}

/**
 * The field in which visitors enter their salary; undefined where the calculator asks for none.
 * @throws Error when the calculator does not answer
 */
export async function loadSalaryInput(source: CostsSource): Promise<InputCell | undefined> {
  const { configuration, inputs } = await loadForm(source);
  return inputs.find(({ cell, source }) => cell === configuration?.cellForGrossSalary && source === 'visitor');
}
