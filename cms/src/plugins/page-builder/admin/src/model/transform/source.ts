import {
  type AnyBlockDefinition,
  blockStatus,
  findContent,
  listAreas,
  type Registry,
  readProps,
  SYNCED_SECTION,
} from 'page-format';
import type { ListField } from 'page-format/fields';
import { type AreaAddress, childrenOf, type Tree } from '../tree.ts';
import { isTextKind, type TextKind } from './turn-text.ts';

export type Item = Readonly<Record<string, unknown>> & { readonly id: string };

/** A block that is to become another one, read as far as that needs. */
export interface Source {
  readonly id: string;
  readonly definition: AnyBlockDefinition;
  readonly address: AreaAddress;
  /** As they are stored. */
  readonly props: Readonly<Record<string, unknown>>;
  /** With defaults filled in. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly text: { readonly name: string; readonly kind: TextKind } | undefined;
  readonly items: { readonly name: string; readonly list: ListField; readonly entries: readonly Item[] } | undefined;
  /** What stands in its areas, in their order. */
  readonly areas: readonly (readonly string[])[];
}

/** @returns undefined for a block that can become none, because not all of it can be read or may be seen by everybody */
export function readSource(tree: Tree, id: string, registry: Registry): Source | undefined {
  const block = tree.blocks.get(id);
  const address = tree.parents.get(id);
  const definition = block && registry.get(block.type);
  if (block?.type === SYNCED_SECTION) return undefined;
  if (!block || !address || !definition || blockStatus(block, registry) !== 'known' || isPartlyHidden(definition)) {
    return undefined;
  }
  const { props } = block;
  const values = readProps(definition, props);
  const areas = listAreas(definition, props).map(({ name }) => childrenOf(tree, { block: id, area: name }));
  // What a removed item left behind stands in no area that could go on anywhere.
  if (areas.flat().length < Object.values(block.areas ?? {}).flat().length) return undefined;
  const { text: textName, items: listName } = findContent(definition);
  const items = listName === undefined ? undefined : readItems(props, values, listName, definition);
  const text = textName === undefined ? undefined : readText(props, textName, definition);
  if ((listName !== undefined && !items) || (textName !== undefined && !text)) return undefined;
  return { id, definition, address, props, values, text, items, areas };
}

/**
 * True for a block whose areas some visitors do not see, or not before they ask: what is in one of them could not go
 * anywhere else without becoming something else.
 */
export function isPartlyHidden({ flag, areas = {} }: AnyBlockDefinition): boolean {
  return flag !== undefined || Object.values(areas).some(({ popup }) => popup);
}

function readText(props: Source['props'], name: string, definition: AnyBlockDefinition): Source['text'] {
  const field = definition.props[name];
  const isRead = props[name] === undefined || field?.schema.safeParse(props[name]).success;
  return isRead && isTextKind(field?.kind) ? { name, kind: field.kind } : undefined;
}

function readItems(
  props: Source['props'],
  values: Source['values'],
  name: string,
  definition: AnyBlockDefinition,
): Source['items'] {
  const read = values[name] as Item[];
  const stored = props[name] ?? read;
  const list = definition.props[name] as ListField;
  // Items without an id are left out when a list is read; values that no field takes are still in what is stored.
  return Array.isArray(stored) && stored.length === read.length ? { name, list, entries: stored as Item[] } : undefined;
}
