import type { BlockDefinition } from './define-block.ts';
import type { BindContext, BoundProps, Field, Fields } from './field.ts';
import { readFields } from './props.ts';

/**
 * The properties of a block as its View receives them: defaults filled in, references resolved, links made safe.
 * @param props stored props of the definition's version (see `migrateBlock`)
 */
export function bindProps<F extends Fields>(
  definition: Pick<BlockDefinition<F>, 'props'>,
  props: Record<string, unknown>,
  context: BindContext,
): BoundProps<F> {
  return bindFields(definition.props, props, context);
}

/** `bindProps` for any record of fields. */
export function bindFields<F extends Fields>(
  fields: F,
  values: Record<string, unknown>,
  context: BindContext,
): BoundProps<F> {
  return bindRead(fields, readFields(fields, values), context);
}

/**
 * Binds values whose shapes are known to be right, which saves checking them: list items use it, because their list's
 * schema has been through them already. Values that are left out are the defaults.
 */
export function bindRead<F extends Fields>(
  fields: F,
  read: Readonly<Record<string, unknown>>,
  context: BindContext,
): BoundProps<F> {
  const bound: Record<string, unknown> = {};
  for (const name of Object.keys(fields)) {
    const field = fields[name] as Field;
    const value = Object.hasOwn(read, name) ? read[name] : undefined;
    bound[name] = field.bind(value === undefined ? field.default : value, context);
  }
  return bound as BoundProps<F>;
}
