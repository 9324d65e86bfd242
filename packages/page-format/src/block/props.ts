import type { AnyBlockDefinition } from './define-block.ts';
import type { Field, Fields } from './field.ts';
import { planOf } from './field-plan.ts';

/** Values by property name. */
type Values = Readonly<Record<string, unknown>>;

/**
 * What was read before, by the stored record, with the fields it was last read with. Checking values against their schemas is
 * most of the work of drawing a page, and one record is read several times: for its areas, its prompt, its View.
 *
 * Sound because a stored record is never changed in place: an edit makes a new one.
 */
const readBefore = new WeakMap<Values, { fields: Fields; read: Record<string, unknown> }>();

/**
 * The properties of a block as its definition sees them: defaults filled in, values of the wrong shape replaced by
 * the default (the checker reports those), names that are not declared left out.
 *
 * Reading never writes: the stored props keep what was stored, so nothing is lost by opening a page.
 * @param props stored props; treated as immutable, and so is what is returned, which later calls return again
 */
export function readProps(definition: AnyBlockDefinition, props: Record<string, unknown>): Record<string, unknown> {
  return readFields(definition.props, props);
}

/** `readProps` for any record of fields; list items use it for their own properties. */
export function readFields(fields: Fields, values: Record<string, unknown>): Record<string, unknown> {
  const before = readBefore.get(values);
  if (before?.fields === fields) return before.read;
  const read = Object.freeze(withDefaults(fields, values, readValue));
  readBefore.set(values, { fields, read });
  return read;
}

/** The declared ones of the values, each as `read` makes it, and the defaults of those that are left out. */
export function withDefaults(
  fields: Fields,
  values: Values,
  read: (field: Field, value: unknown) => unknown,
): Record<string, unknown> {
  const filled = { ...planOf(fields).defaults };
  for (const name of Object.keys(values)) {
    const value = values[name];
    if (value !== undefined && Object.hasOwn(fields, name)) filled[name] = read(fields[name] as Field, value);
  }
  return filled;
}

function readValue(field: Field, value: unknown): unknown {
  if (value === field.default || field.schema.safeParse(value).success) return value;
  return field.salvage ? field.salvage(value) : field.default;
}
