/** Runs of one side of a comparison. */
export interface Samples {
  /** Of all runs. */
  median: number;
  runs: number[];
}

export interface Measurement {
  /** What was measured, where a benchmark measures several things. */
  name?: string;
  /** What the figures count. */
  unit: string;
  /** The least ratio that is good enough. */
  target: number;
  ours: Samples;
  baseline: Samples;
  /** How many times better ours is: more than 1 is better, whether the figures are rates or costs. */
  ratio: number;
  /** Further figures for the report. */
  details?: Record<string, number>;
}

/** A comparison of this project with something a reader knows. */
export interface Benchmark {
  /** File name of the result, and name on the command line. */
  name: string;
  /** What is compared with what, in one line. */
  title: string;
  run(): Promise<Measurement | readonly Measurement[]>;
}

export type BenchmarkResult = Measurement & { name: string; title: string };

/** What is measured: this project, and what it is compared with. */
export type Sides<Value> = Record<'ours' | 'baseline', Value>;

/** Measures both sides in each round. Who goes first takes turns, so that a machine that slows down favours nobody. */
export async function takeTurns<Value>(
  rounds: number,
  measure: (side: keyof Sides<Value>) => Promise<Value>,
): Promise<Sides<Value[]>> {
  const values: Sides<Value[]> = { ours: [], baseline: [] };
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? (['ours', 'baseline'] as const) : (['baseline', 'ours'] as const);
    for (const side of order) values[side].push(await measure(side));
  }
  return values;
}

/** Runs of one side, with their median. */
export function summarize(runs: readonly number[]): Samples {
  const sorted = [...runs].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const median = ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
  return { median, runs: [...runs] };
}
