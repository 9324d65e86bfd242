import type { Fault, TestCase, TestResult } from '../../../shared/try-out.ts';
import { calculate } from './calculate.ts';
import { findPlace } from './cell-address.ts';
import type { Calculator, Program } from './records.ts';
import { isSameResult } from './same-result.ts';

/** Checks declarations and saved test cases against the workbook. */
export async function findFaults(calculator: Calculator): Promise<Fault[]> {
  const { program, outputs, testCases } = calculator;
  if (!program) return [{ field: 'workbook', message: 'There is no workbook yet. Upload one before publishing.' }];
  const faults = findCellFaults(calculator, program);
  if (outputs.length === 0) {
    faults.push({ field: 'outputs', message: 'No output cell is declared, so there is nothing to answer.' });
  }
  if (faults.length > 0) return faults;
  for (const result of await runTestCases(calculator, program, testCases ?? [])) {
    if (!result.passed) faults.push({ field: 'testCases', message: describeTest(result) });
  }
  return faults;
}

/** Declared cells that the workbook does not have, twice the same, and inputs that would overwrite a formula. */
export function findCellFaults({ inputs, outputs }: Calculator, program: Program): Fault[] {
  const formulas = new Set(program.formulaCells);
  const faults: Fault[] = [];
  for (const [field, declared] of [
    ['inputs', inputs],
    ['outputs', outputs],
  ] as const) {
    const seen = new Set<string>();
    for (const { cell } of declared) {
      const place = findPlace(cell, program.sheetNames);
      if (!place) faults.push({ field, message: `The workbook has no cell ${cell}.` });
      else if (seen.has(cell)) faults.push({ field, message: `${cell} is declared twice.` });
      else if (field === 'inputs' && formulas.has(cell)) {
        faults.push({ field, message: `${cell} holds a formula, which an input would overwrite.` });
      }
      seen.add(cell);
    }
  }
  return faults;
}

/** @throws CalculationFailure */
export async function runTestCases(
  { inputs }: Calculator,
  program: Program,
  testCases: readonly TestCase[],
): Promise<TestResult[]> {
  const types = new Map(inputs.map(({ cell, type }) => [cell, type]));
  const results: TestResult[] = [];
  for (const { name, values, expected } of testCases) {
    const undeclared = Object.keys(values).filter((cell) => !types.has(cell));
    const answers = await calculate({ program, types, values, cells: Object.keys(expected) });
    const failures = Object.entries(expected)
      .map(([cell, value]) => ({ cell, expected: value, actual: answers.get(cell) ?? 'no such cell' }))
      .filter((entry) => !isSameResult(entry.expected, entry.actual));
    failures.push(...undeclared.map((cell) => ({ cell, expected: 'an input cell', actual: 'not declared' })));
    results.push({ name, passed: failures.length === 0, failures });
  }
  return results;
}

function describeTest({ name, failures }: TestResult): string {
  const list = failures.map(({ cell, expected, actual }) => `${cell} should be ${expected} and is ${actual}`);
  return `The test case "${name}" fails: ${list.join(', ')}. Correct the workbook or the test case.`;
}
