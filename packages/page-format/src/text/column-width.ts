/**
 * A column's width in pixels; no narrower than a cell may be set (specification point 9). In a file of its own, because
 * pages load it, and none of the schemas beside it.
 */
export function columnWidth(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 25 && value <= 10_000 ? value : undefined;
}
