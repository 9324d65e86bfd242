import { type Block, blockStatus, type Fields, type Registry, readFields } from 'page-format';
import type { ListField } from 'page-format/fields';

/** A text property of a block, found by the name that its View gives it on the canvas. */
export interface TextProp {
  /** As in `data-prop`: `title`, or `items.<id of the item>.title`. */
  path: string;
  stored: string;
  maxLength: number;
  isMultiline: boolean;
  /** The property of the block that changes with the text, and its new value: for an item, the list around it. */
  write(text: string): { prop: string; value: unknown };
}

/** Characters of a text whose field names no limit. */
const LONGEST = 10_000;

/** @returns undefined when the block has no text property of this name, or its type is none of the registered ones */
export function findTextProp(
  registry: Registry,
  { type, v, props }: Pick<Block, 'type' | 'v' | 'props'>,
  path: string,
): TextProp | undefined {
  const definition = registry.get(type);
  if (!definition || blockStatus({ type, v }, registry) !== 'known') return undefined;
  const names = path.split('.');
  const [prop = ''] = names;
  const found = findText(definition.props, readFields(definition.props, props), names, (value) => value);
  return found && { ...found, path, write: (text) => ({ prop, value: found.write(text) }) };
}

interface FoundText extends Omit<TextProp, 'path' | 'write'> {
  /** The value of the block's property with the text in its place. */
  write(text: string): unknown;
}

/** @param write turns the value of the first name into that of the block's property which holds it */
function findText(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  [name = '', itemId, ...inItem]: readonly string[],
  write: (value: unknown) => unknown,
): FoundText | undefined {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const value = values[name];
  if (field?.kind === 'list' && Array.isArray(value)) {
    const items = value as readonly Record<string, unknown>[];
    const item = items.find(({ id }) => id === itemId);
    const [nameInItem = ''] = inItem;
    const { item: itemFields } = field as unknown as ListField;
    return (
      item &&
      findText(itemFields, readFields(itemFields, item), inItem, (changed) =>
        write(items.map((each) => (each === item ? { ...item, [nameInItem]: changed } : each))),
      )
    );
  }
  if ((field?.kind !== 'text' && field?.kind !== 'textarea') || typeof value !== 'string') return undefined;
  if (itemId !== undefined) return undefined;
  const { maxLength = LONGEST } = field as { maxLength?: number };
  return { stored: value, maxLength, isMultiline: field.kind === 'textarea', write };
}
