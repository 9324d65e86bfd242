import type { BlockDefinition } from './define-block.ts';
import type { BindContext, BoundProps, Fields } from './field.ts';
import { planOf } from './field-plan.ts';
import { readFields, withDefaults } from './props.ts';

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
  return bind(fields, { ...readFields(fields, values) }, context);
}

/**
 * Binds values whose shapes are known to be right, which saves checking them: list items use it, because their list's
 * schema has been through them already. Values that are left out are the defaults.
 */
export function bindChecked<F extends Fields>(
  fields: F,
  values: Readonly<Record<string, unknown>>,
  context: BindContext,
): BoundProps<F> {
  return bind(
    fields,
    withDefaults(fields, values, (_, value) => value),
    context,
  );
}

/** @param values complete, and the caller's own: they are bound in place */
function bind<F extends Fields>(fields: F, values: Record<string, unknown>, context: BindContext): BoundProps<F> {
  for (const [name, field] of planOf(fields).bound) values[name] = field.bind(values[name], context);
  return values as BoundProps<F>;
}
