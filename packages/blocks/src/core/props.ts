import type { AnyBlockDefinition } from './define-block.ts';
import type { Fields } from './field.ts';

/**
 * The properties of a block as its definition sees them: defaults filled in, values of the wrong shape replaced by
 * the default (the checker reports those), names that are not declared left out.
 *
 * Reading never writes: the stored props keep what was stored, so nothing is lost by opening a page.
 */
export function readProps(definition: AnyBlockDefinition, props: Record<string, unknown>): Record<string, unknown> {
  return readFields(definition.props, props);
}

/** `readProps` for any record of fields; list items use it for their own properties. */
export function readFields(fields: Fields, values: Record<string, unknown>): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    read[name] = Object.hasOwn(values, name) ? readValue(field, values[name]) : field.default;
  }
  return read;
}

function readValue(field: Fields[string], value: unknown): unknown {
  if (value === undefined) return field.default;
  if (field.schema.safeParse(value).success) return value;
  return field.salvage ? field.salvage(value) : field.default;
}
