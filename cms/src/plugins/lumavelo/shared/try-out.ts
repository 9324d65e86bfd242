/** What the server answers to a try-out of a calculator, for the panel in the admin. */
export type TryOutAnswer =
  | { refusal: { message: string; cell: string | null } }
  | {
      refusal: null;
      results: Record<string, string>;
      /** What Excel kept in the file. */
      kept: Record<string, string | null>;
      comparison: {
        formulas: number;
        compared: number;
        differing: number;
        differences: { cell: string; kept: string; calculated: string }[];
      };
      faults: Fault[];
      tests: TestResult[];
      probe: Probe;
    };

/** What stops a calculator from being published: the field it belongs to, and a sentence that names the cell. */
export interface Fault {
  field: 'workbook' | 'inputs' | 'outputs' | 'testCases';
  message: string;
}

/** A saved test: with these values in the input cells, these results are expected. */
export interface TestCase {
  name: string;
  values: Record<string, string>;
  expected: Record<string, string>;
}

export interface TestResult {
  name: string;
  passed: boolean;
  /** Cells that came out otherwise. */
  failures: { cell: string; expected: string; actual: string }[];
}

/** What looks wrong of an output while one input moves and the others stay as the workbook has them. */
export interface Finding {
  kind: 'error' | 'negative' | 'jump' | 'stopped';
  /** The input's cell, and the value that was tried; for a jump the one before it as well. */
  input: string;
  value: string;
  before?: string;
  /** The output's cell and what it came to; neither where the calculation was stopped. */
  output?: string;
  result?: string;
  resultBefore?: string;
  /** At how many of the values that were tried. */
  times: number;
}

export interface Probe {
  /** How many calculations were made. */
  tried: number;
  /** False when time ran out before every value was tried. */
  complete: boolean;
  findings: Finding[];
}
