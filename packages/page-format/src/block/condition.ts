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

/**
 * Refuses conditions on properties that do not exist: such a property, or such an option of one, would never be shown.
 * @param owner names the declaration in the message, such as `Block Title`
 * @throws Error
 */
export function checkConditions(
  fields: Readonly<Record<string, Conditional & { options?: readonly Conditional[] }>>,
  owner: string,
): void {
  for (const [name, field] of Object.entries(fields)) {
    for (const { when } of [field, ...(field.options ?? [])]) {
      if (!when || Object.hasOwn(fields, when.prop)) continue;
      throw new Error(
        `${owner}: "${name}" depends on "${when.prop}", which is no property beside it. Name one that is.`,
      );
    }
  }
}

interface Conditional {
  when?: Condition | undefined;
}
