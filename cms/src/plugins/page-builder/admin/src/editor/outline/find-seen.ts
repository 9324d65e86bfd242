import { ROW_HEIGHT } from './tree-styles.ts';

/** An ordinary page has fewer rows, and all of them are there. */
const ROWS_AT_ONCE = 80;
/**
 * Rows of a longer page that are there above and below what is seen: what a turn of the wheel brings into sight before the
 * next are drawn. Each costs something with every change that scrolls the outline.
 */
const ROWS_BESIDE = 5;

/**
 * Indexes of the rows that are there, in order.
 * @param view the first row that is seen, and the height of what is seen in pixels
 * @param kept rows that are there wherever they stand; -1 for none
 */
export function findSeen(
  count: number,
  { first, height }: { first: number; height: number },
  kept: readonly number[],
): number[] {
  if (count <= ROWS_AT_ONCE) return Array.from({ length: count }, (_, index) => index);
  const start = Math.max(0, first - ROWS_BESIDE);
  const end = Math.min(count, first + Math.ceil(height / ROW_HEIGHT) + 1 + ROWS_BESIDE);
  const seen = Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);
  const far = kept.filter((index) => index >= 0 && (index < start || index >= end));
  return [...new Set([...seen, ...far])].sort((one, other) => one - other);
}
