import type { TestCase, TryOutAnswer } from '../../../shared/try-out.ts';
import type { FieldContent } from './form-values.ts';

/** What the panel knows of the last try-out. */
export type TryOutState =
  | { status: 'idle' | 'waiting'; answer?: TryOutAnswer }
  | { status: 'failed'; reason: string; answer?: TryOutAnswer }
  | { status: 'done'; answer: TryOutAnswer };

export interface TryOutQuestion extends FieldContent {
  workbook: number;
  values: Record<string, string>;
  testCases: TestCase[];
}

/** The test cases of a field, whatever was stored in it. */
export function readTestCases(value: unknown): TestCase[] {
  return Array.isArray(value) ? (value as TestCase[]) : [];
}
