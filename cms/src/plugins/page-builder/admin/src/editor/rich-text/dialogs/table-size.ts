/** Rows or columns of a new table (specification points 5 and 9). */
export const TABLE_SIZE = { default: 3, min: 2, max: { rows: 200, columns: 50 } } as const;

/** What was typed, as a number of rows or columns: what is lower than two, or no number, is two. */
export function readTableSize(typed: string, max: number): number {
  const number = Math.trunc(Number(typed));
  return Number.isFinite(number) ? Math.min(Math.max(number, TABLE_SIZE.min), max) : TABLE_SIZE.min;
}
