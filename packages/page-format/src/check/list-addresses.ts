import { holds } from '../block/condition.ts';
import type { Fields, TypedAddress } from '../block/field.ts';
import { planOf } from '../block/field-plan.ts';

/**
 * The addresses that a record of values leads to, each with its place; the path starts with the property's name.
 * Properties whose condition does not hold are skipped, because nobody meets their links.
 * @param values read by the fields
 */
export function listAddresses(fields: Fields, values: Readonly<Record<string, unknown>>): TypedAddress[] {
  return planOf(fields).linking.flatMap(([name, field]) => {
    if (!holds(field.when, values)) return [];
    return (field.addresses?.(values[name]) ?? []).map(({ address, path }) => ({ address, path: [name, ...path] }));
  });
}
