import { type Block, blockStatus, type Fields, type Registry, type RichTextNode, readFields } from 'page-format';
import type { ListField } from 'page-format/fields';
import { isTextKind, type TextKind } from '../../model/transform/turn-text.ts';

/** A text as it is stored: words, or a formatted text's document. */
export type StoredText = string | RichTextNode;

/** A text of a block, found by the name that its View gives it on the canvas. */
export interface TextProp {
  /** As in `data-prop`: `title`, or `items.<id of the item>.title`. */
  path: string;
  kind: TextKind;
  stored: StoredText;
  /** Of a plain text, in UTF-16 code units; formatted texts have no limit of their own. */
  maxLength: number;
  /** The property of the block that changes with the text, and its new value: for an item, the list around it. */
  write(text: StoredText): { prop: string; value: unknown };
}

/** Characters of a text whose field names no limit. */
const LONGEST = 10_000;

type StoredBlock = Pick<Block, 'type' | 'v' | 'props'>;

/** @returns undefined when the block has no text of this name, or its type is none of the registered ones */
export function findTextProp(registry: Registry, block: StoredBlock, path: string): TextProp | undefined {
  const found = findProp(registry, block, path);
  const kind = found?.field.kind;
  if (!found || !isTextKind(kind)) return undefined;
  const { stored, write } = found;
  if ((kind === 'richText') === (typeof stored === 'string')) return undefined;
  const { maxLength = LONGEST } = found.field as { maxLength?: number };
  return { path, kind, stored: stored as StoredText, maxLength, write };
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
