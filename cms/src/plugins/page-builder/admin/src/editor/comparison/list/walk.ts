import type { DifferenceRow } from '../../../model/difference-rows.ts';

/** The difference that somebody looks at, and its place, which the next one has once it is gone. */
export interface Stop {
  key: string;
  index: number;
}

/** Tells a difference from all others of two pages. */
export function keyOf({ difference: { kind, block } }: DifferenceRow): string {
  return `${kind}:${block}`;
}

/** @returns -1 for one that is gone */
export function findIndex(rows: readonly DifferenceRow[], stop: Stop | undefined): number {
  return stop ? rows.findIndex((row) => keyOf(row) === stop.key) : -1;
}

/** The difference after or before the one that somebody looks at, and around at the ends. */
export function findStep(
  rows: readonly DifferenceRow[],
  stop: Stop | undefined,
  step: 1 | -1,
): DifferenceRow | undefined {
  const found = findIndex(rows, stop);
  const gone = stop ? stop.index - (step > 0 ? 1 : 0) : Math.min(0, -step);
  const from = found < 0 ? gone : found;
  return rows[(from + step + rows.length) % rows.length];
}
