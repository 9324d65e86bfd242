import type { FieldContent } from './form-values.ts';

/** What the CMS answers to a try-out; see `cms/src/plugins/lumavelo/server/src/calculations/try-out.ts`. */
export type TryOutAnswer =
  | { refusal: { message: string; cell: string | null } }
  | {
      refusal: null;
      results: Record<string, string>;
      kept: Record<string, string | null>;
      comparison: {
        compared: number;
        differing: number;
        differences: { cell: string; kept: string; calculated: string }[];
      };
      faults: { field: string; message: string }[];
      tests: TestResult[];
      probe: { tried: number; complete: boolean; findings: ProbeFinding[] };
    };

/** What looks wrong of an output while one input moves. */
export interface ProbeFinding {
  kind: 'error' | 'negative' | 'jump' | 'stopped';
  input: string;
  value: string;
  before?: string;
  output?: string;
  result?: string;
  resultBefore?: string;
  /** At how many of the values that were tried. */
  times: number;
}

export interface TestResult {
  name: string;
  passed: boolean;
  failures: { cell: string; expected: string; actual: string }[];
}

/** A saved test case: values of input cells, and the results they must give. */
export interface TestCase {
  name: string;
  values: Record<string, string>;
  expected: Record<string, string>;
}

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
