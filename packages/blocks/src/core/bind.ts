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

/** `bindProps` for any record of fields; list items use it for their own properties. */
export function bindFields<F extends Fields>(
  fields: F,
  values: Record<string, unknown>,
  context: BindContext,
): BoundProps<F> {
  const read = readFields(fields, values);
  const bound: Record<string, unknown> = {};
  for (const name of Object.keys(fields)) bound[name] = (fields[name] as Field).bind(read[name], context);
  return bound as BoundProps<F>;
}
