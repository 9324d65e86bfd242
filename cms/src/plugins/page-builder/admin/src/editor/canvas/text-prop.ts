import { type Block, blockStatus, type Fields, type Registry, type RichTextNode, readFields } from 'page-format';
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

/** A zero width space: no blank, so that the View draws its element, and nothing that can be seen. */
export const UNSEEN = '\u200b';

/** Characters of a text whose field names no limit. */
const LONGEST = 10_000;

/** A property of a block that holds formatted text, found as a text property is. */
export interface RichTextProp {
  path: string;
  stored: RichTextNode;
  write(text: RichTextNode): { prop: string; value: unknown };
}

type StoredBlock = Pick<Block, 'type' | 'v' | 'props'>;

/** @returns undefined when the block has no text property of this name, or its type is none of the registered ones */
export function findTextProp(registry: Registry, block: StoredBlock, path: string): TextProp | undefined {
  const found = findProp(registry, block, path);
  if (!found) return undefined;
  const { field, stored, write } = found;
  if ((field.kind !== 'text' && field.kind !== 'textarea') || typeof stored !== 'string') return undefined;
  const { maxLength = LONGEST } = field as { maxLength?: number };
  return { path, stored, maxLength, isMultiline: field.kind === 'textarea', write };
}

/** @returns undefined when the block has no formatted text of this name, or its type is none of the registered ones */
export function findRichTextProp(registry: Registry, block: StoredBlock, path: string): RichTextProp | undefined {
  const found = findProp(registry, block, path);
  if (found?.field.kind !== 'richText') return undefined;
  return { path, stored: found.stored as RichTextNode, write: found.write };
}

interface FoundProp {
  field: Fields[string];
  stored: unknown;
  write(value: unknown): { prop: string; value: unknown };
}

function findProp(registry: Registry, { type, v, props }: StoredBlock, path: string): FoundProp | undefined {
  const definition = registry.get(type);
  if (!definition || blockStatus({ type, v }, registry) !== 'known') return undefined;
  const names = path.split('.');
  const [prop = ''] = names;
  const found = findValue(definition.props, readFields(definition.props, props), names, (value) => value);
  return found && { ...found, write: (value) => ({ prop, value: found.write(value) }) };
}

interface FoundValue extends Omit<FoundProp, 'write'> {
  /** The value of the block's property with another value in this place. */
  write(value: unknown): unknown;
}

/** @param write turns the value of the first name into that of the block's property which holds it */
function findValue(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  [name = '', itemId, ...inItem]: readonly string[],
  write: (value: unknown) => unknown,
): FoundValue | undefined {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const stored = values[name];
  if (!field) return undefined;
  if (itemId === undefined) return { field, stored, write };
  if (field.kind !== 'list' || !Array.isArray(stored)) return undefined;
  const items = stored as readonly Record<string, unknown>[];
  const item = items.find(({ id }) => id === itemId);
  const [nameInItem = ''] = inItem;
  const { item: itemFields } = field as unknown as ListField;
  return (
    item &&
    findValue(itemFields, readFields(itemFields, item), inItem, (changed) =>
      write(items.map((each) => (each === item ? { ...item, [nameInItem]: changed } : each))),
    )
  );
}
