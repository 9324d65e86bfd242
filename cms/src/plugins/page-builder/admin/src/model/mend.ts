import { type AnyBlockDefinition, blockStatus, type Problem, type Registry, readProps } from 'page-format';
import { isSameJson } from '../../../shared/version.ts';
import type { Action } from './actions/index.ts';
import type { Tree } from './tree.ts';

type Path = Problem['path'];

/**
 * The action that puts a problem right. Undefined where it has no mend, and where the page is another one than the mend
 * was made for: the value, the item or the block is not there any more, or the property does not take what is to be set.
 */
export function findMend(tree: Tree, { blockId, path, mend }: Problem, registry: Registry): Action | undefined {
  const block = tree.blocks.get(blockId);
  if (!mend || !block) return undefined;
  if (mend.change === 'removeBlock') return { type: 'remove', ids: [blockId] };

  const definition = registry.get(block.type);
  if (!definition || blockStatus(block, registry) !== 'known') return undefined;
  const props = readProps(definition, block.props);
  if (mend.change === 'set') {
    if (!isPlace(props, path) || !isSameJson(readAt(props, path), mend.was)) return undefined;
    return writeProp(blockId, definition, props, path, mend.value);
  }
  const { itemId } = mend;
  const list = path.slice(
    0,
    path.findLastIndex((step) => typeof step === 'number'),
  );
  const items = readAt(props, list);
  if (!Array.isArray(items) || !items.some((item) => hasId(item, itemId))) return undefined;
  const [prop] = list;
  if (list.length === 1) return { type: 'removeItem', id: blockId, prop: String(prop), itemId };
  const left = items.filter((item) => !hasId(item, itemId));
  return writeProp(blockId, definition, props, list, left);
}

/** The value of one property is written as a whole, wherever in it the place is. */
function writeProp(
  id: string,
  { props: fields }: AnyBlockDefinition,
  props: Readonly<Record<string, unknown>>,
  [name, ...inner]: Path,
  value: unknown,
): Action | undefined {
  const field = typeof name === 'string' && Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) return undefined;
  const next = writeAt(props[name as string], inner, value);
  if (next !== undefined && !field.schema.safeParse(next).success) return undefined;
  return { type: 'setProp', id, prop: name as string, value: next };
}

/** True where something stands, or a property that is left out would. */
function isPlace(value: unknown, path: Path): boolean {
  const holder = readAt(value, path.slice(0, -1));
  if (Array.isArray(holder)) return Object.hasOwn(holder, path.at(-1) ?? '');
  return typeof holder === 'object' && holder !== null;
}

function readAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, step) => {
    const isThere = typeof inner === 'object' && inner !== null && Object.hasOwn(inner, step);
    return isThere ? (inner as Record<string | number, unknown>)[step] : undefined;
  }, value);
}

function writeAt(value: unknown, [step, ...inner]: Path, next: unknown): unknown {
  if (step === undefined) return next;
  const changed = writeAt(readAt(value, [step]), inner, next);
  if (Array.isArray(value)) return value.with(Number(step), changed);
  return { ...(value as Record<string, unknown>), [step]: changed };
}

function hasId(item: unknown, id: string): boolean {
  return (item as { id?: unknown } | null)?.id === id;
}
