/** When a property matters: only while another property beside it (of the block, or the list item) has a value, or one of several. */
export interface Condition {
  prop: string;
  is: unknown | readonly unknown[];
}

/** True when the condition holds for the values of a block's (or a list item's) properties. */
export function holds(condition: Condition | undefined, values: Record<string, unknown>): boolean {
  if (!condition) return true;
  const value = values[condition.prop];
  return Array.isArray(condition.is) ? condition.is.includes(value) : condition.is === value;
}
