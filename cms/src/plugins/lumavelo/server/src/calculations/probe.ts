import { listChoices } from '@lumavelo/blocks/calculator/entered-cells';
import type { Finding, Probe } from '../../../shared/try-out.ts';
import { calculate } from './calculate.ts';
import { CalculationFailure } from './engine/worker-pool.ts';
import type { InputType } from './parse-input.ts';
import type { Calculator, Program } from './records.ts';

/** Values between the least and the greatest one. */
const BETWEEN = 20;

/** Share of all that an output changes by, from which on a change between two neighbouring values is a jump. */
const JUMP = 0.25;

/** How long trying may take in all, in milliseconds. */
const TIME = 5_000;

interface Point {
  value: string;
  results: ReadonlyMap<string, string>;
}

/**
 * Tries every input at its least and greatest value and between them, choices and yes or no at each. Inputs without
 * limits are left out.
 */
export async function probeCalculator({ inputs, outputs }: Calculator, program: Program): Promise<Probe> {
  const types = new Map(inputs.map(({ cell, type }) => [cell, type]));
  const cells = outputs.map(({ cell }) => cell);
  const deadline = Date.now() + TIME;
  const probe: Probe = { tried: 0, complete: true, findings: [] };
  for (const input of inputs) {
    const points: Point[] = [];
    for (const value of listValues(input)) {
      if (Date.now() > deadline) return { ...probe, complete: false };
      const point = await tryValue(program, types, cells, input.cell, value);
      probe.tried += 1;
      if (!point) {
        probe.findings.push({ kind: 'stopped', input: input.cell, value, times: 1 });
        return { ...probe, complete: false };
      }
      points.push(point);
    }
    for (const { cell, type } of outputs) probe.findings.push(...judgeOutput(input, points, cell, type));
  }
  return probe;
}

/** @returns undefined when the calculation had to be stopped */
async function tryValue(
  program: Program,
  types: ReadonlyMap<string, InputType>,
  cells: readonly string[],
  input: string,
  value: string,
): Promise<Point | undefined> {
  try {
    return { value, results: await calculate({ program, types, values: { [input]: value }, cells }) };
  } catch (error) {
    if (error instanceof CalculationFailure && error.reason !== 'busy') return undefined;
    throw error;
  }
}

type Input = Calculator['inputs'][number];

/** Values as people of the five countries write them: with a comma before decimals. */
export function listValues({
  type,
  minimum,
  maximum,
  choices,
}: Pick<Input, 'type' | 'minimum' | 'maximum' | 'choices'>) {
  if (type === 'yesNo') return ['yes', 'no'];
  if (type === 'choice') return listChoices({ choices }).map(({ value }) => value);
  if (type === 'text' || typeof minimum !== 'number' || typeof maximum !== 'number' || maximum < minimum) return [];
  const width = (maximum - minimum) / (BETWEEN + 1);
  const values = Array.from({ length: BETWEEN + 2 }, (_, index) => writeNumber(minimum + index * width));
  return [...new Set(values)];
}

function writeNumber(value: number): string {
  return String(Number(value.toFixed(4))).replace('.', ',');
}

function judgeOutput(input: Input, points: readonly Point[], output: string, type: string): Finding[] {
  const results = points.map(({ results }) => results.get(output) ?? '');
  const find = (kind: Finding['kind'], isFound: (result: string) => boolean): Finding[] => {
    const first = results.findIndex(isFound);
    const point = points[first];
    if (!point) return [];
    const times = results.filter(isFound).length;
    return [{ kind, input: input.cell, value: point.value, output, result: results[first] || 'empty', times }];
  };
  if (type === 'text') return find('error', (result) => result.startsWith('#'));
  const isNumber = (result: string) => result.trim() !== '' && Number.isFinite(Number(result));
  return [
    ...find('error', (result) => !isNumber(result)),
    ...(type === 'money' ? find('negative', (result) => Number(result) < 0) : []),
    ...(input.type === 'choice' || input.type === 'yesNo' ? [] : findJump(input.cell, points, output)),
  ];
}

/** The greatest change between two neighbouring values, where it is a large share of all that the output changes by. */
function findJump(input: string, points: readonly Point[], output: string): Finding[] {
  const numbers = points.map(({ results }) => Number(results.get(output) || Number.NaN));
  const known = numbers.filter(Number.isFinite);
  const whole = Math.max(...known) - Math.min(...known);
  const changes = numbers.map((number, index) => Math.abs(number - (numbers[index - 1] ?? Number.NaN)) / whole);
  const jumps = changes.filter((change) => change > JUMP);
  const at = changes.indexOf(Math.max(...jumps));
  const [point, previous] = [points[at], points[at - 1]];
  if (known.length <= BETWEEN / 2 || !point || !previous) return [];
  return [
    {
      kind: 'jump',
      input,
      value: point.value,
      before: previous.value,
      output,
      result: String(numbers[at]),
      resultBefore: String(numbers[at - 1]),
      times: jumps.length,
    },
  ];
}
