import { DEFAULT_PERSON, readBikeCosts } from '../../calculator/bike-cells.ts';
import type { BikeLease } from '../../contract/bike-lease.ts';
import type { CalculatorForm, CellRole, InputCell } from '../../contract/perform-calculations.ts';

/** A field of the calculator that a slider stands for. */
export interface SliderStart {
  input: InputCell;
  value: number;
  minimum: number;
  maximum: number;
  step: number;
}

/** What the block starts with: the calculator's own price, and the country's default person. */
export interface PriceStart {
  price: SliderStart;
  /** Undefined where the calculator asks for no salary. */
  salary: SliderStart | undefined;
  /** Undefined where the calculator starts with somebody else: then the script asks for the default person's. */
  lease: BikeLease | undefined;
}

/** A slider goes from a third of what it starts with to three times of that, as far as the field does: who needs more has the calculator. */
const REACH = 3;

/** @returns undefined where the answer is none of a calculator that knows the price of a bike */
export function readStart(answer: unknown): PriceStart | undefined {
  const form = (answer as { data?: Partial<CalculatorForm> } | null)?.data;
  if (!form?.configuration || !Array.isArray(form.inputs) || !form.results) return undefined;
  const { configuration, inputs, results } = form;
  const number = (role: CellRole) => Number(results[configuration[role] ?? ''] ?? Number.NaN);
  const slider = (role: CellRole, value: number): SliderStart | undefined => {
    const input = inputs.find(({ cell, source }) => cell === configuration[role] && source === 'visitor');
    return input && value > 0 ? { input, value, ...limitSlider(input, value) } : undefined;
  };
  const price = slider('cellForBikePrice', number('cellForBikePrice'));
  if (!price) return undefined;
  const isDefault = number('cellForGrossSalary') === DEFAULT_PERSON.grossSalary;
  return {
    price,
    salary: slider('cellForGrossSalary', DEFAULT_PERSON.grossSalary),
    lease: isDefault ? readBikeCosts(configuration, results) : undefined,
  };
}

function limitSlider({ minimum, maximum, step }: InputCell, value: number) {
  const by = step || 1;
  const onStep = (limit: number) => Math.round(limit / by) * by;
  return {
    minimum: Math.max(minimum ?? 0, onStep(value / REACH)),
    maximum: Math.min(maximum ?? Number.POSITIVE_INFINITY, onStep(value * REACH)),
    step: by,
  };
}
