import type { Field, Fields } from './field.ts';

/** What is known of a record of fields before any value is seen. */
export interface FieldPlan {
  /** Every property at its default. */
  readonly defaults: Readonly<Record<string, unknown>>;
  /** The fields whose View gets something else than what is stored. */
  readonly bound: readonly (readonly [name: string, field: Field])[];
  /** The fields that check more than their schema does. */
  readonly checked: readonly (readonly [name: string, field: Field])[];
  /** The fields whose values can lead somewhere. */
  readonly linking: readonly (readonly [name: string, field: Field])[];
  /** Names of the fields whose text no two blocks of a page may share. */
  readonly unique: readonly string[];
}

const plans = new WeakMap<Fields, FieldPlan>();

/**
 * Sorts out a record of fields, once. A block has some twenty properties, of which a page stores three or four and most
 * are drawn as they are stored; so reading, binding and checking need not ask every one of them.
 */
export function planOf(fields: Fields): FieldPlan {
  let plan = plans.get(fields);
  if (!plan) {
    const entries: [string, Field][] = Object.entries(fields);
    plan = {
      defaults: Object.fromEntries(entries.map(([name, field]) => [name, field.default])),
      bound: entries.filter(([, { bind }]) => bind !== asStored),
      checked: entries.filter(([, { check }]) => check),
      linking: entries.filter(([, { addresses }]) => addresses),
      unique: entries.filter(([, { uniqueOnPage }]) => uniqueOnPage).map(([name]) => name),
    };
    plans.set(fields, plan);
  }
  return plan;
}

/** The `bind` of fields whose View gets what is stored. */
export function asStored<Value>(value: Value): Value {
  return value;
}
