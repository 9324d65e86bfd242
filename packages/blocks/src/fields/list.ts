import { z } from 'zod';
import { bindFields } from '../core/bind.ts';
import { ID_PATTERN } from '../core/document.ts';
import type { BoundProps, Field, Fields, StoredProps } from '../core/field.ts';
import { checkFields } from '../core/find-problems.ts';
import { readFields } from '../core/props.ts';
import type { EditorText } from '../core/text.ts';
import { describeField, type FieldOptions } from './declare.ts';

export type StoredItem<F extends Fields> = { id: string } & Partial<StoredProps<F>>;
export type BoundItem<F extends Fields> = { id: string } & BoundProps<F>;

/** A list of items with properties of their own. Items carry ids, stable for life, because areas may be named by them. */
export interface ListField<F extends Fields = Fields> extends Field<StoredItem<F>[], BoundItem<F>[]> {
  readonly kind: 'list';
  readonly item: F;
  /** What one item is called, for "Add slide". */
  readonly itemLabel: EditorText;
  /** Property whose value titles an item in the panel. */
  readonly titleProp: (keyof F & string) | undefined;
  readonly max: number;
}

interface ListOptions<F extends Fields> extends FieldOptions {
  item: F;
  itemLabel: EditorText;
  titleProp?: keyof F & string;
  /** Items a new block starts with. */
  default?: readonly Partial<StoredProps<F>>[];
  /** Most items allowed; 50 unless said otherwise. */
  max?: number;
}

/** A list that an editor fills, sorts and shortens. */
export function list<const F extends Fields>(options: ListOptions<F>): ListField<F> {
  const { item } = options;
  const max = options.max ?? 50;
  const itemShape: Record<string, z.ZodType> = { id: z.string().regex(ID_PATTERN) };
  for (const [name, field] of Object.entries(item)) itemShape[name] = field.schema.optional();
  const schema = z.array(z.object(itemShape)).max(max) as unknown as z.ZodType<StoredItem<F>[]>;
  // Ids of defaults are the same on every read; a block made by the palette stores its list with ids of its own.
  const defaultItems = (options.default ?? []).map((values, index) => ({ id: `default${index + 1}`, ...values }));
  return {
    kind: 'list',
    ...describeField(options),
    item,
    itemLabel: options.itemLabel,
    titleProp: options.titleProp,
    max,
    default: defaultItems as StoredItem<F>[],
    schema,
    salvage: (value) => salvageItems(value, item) as StoredItem<F>[],
    check: (items) =>
      items.flatMap((entry, index) =>
        checkFields(item, entry).map((problem) => ({ ...problem, path: [index, ...problem.path] })),
      ),
    bind: (items, context) => items.map((entry) => ({ id: entry.id, ...bindFields(item, entry, context) })),
  };
}

/** Items with one bad value keep their id and their good values, so that the areas named by them stay in place. */
function salvageItems(value: unknown, item: Fields): { id: string }[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry) => {
    const id = (entry as { id?: unknown } | null)?.id;
    if (typeof id !== 'string' || !ID_PATTERN.test(id)) return [];
    return [{ ...readFields(item, entry as Record<string, unknown>), id }];
  });
}
