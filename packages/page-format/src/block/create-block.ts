import { type Block, createId } from '../document/document.ts';
import { isReference } from '../references/references.ts';
import type { AnyBlockDefinition } from './define-block.ts';
import type { Fields } from './field.ts';
import { listAreas } from './registry.ts';

/** Makes an id; a copy's from the one that it had before. */
export type CreateNewId = (before?: string) => string;

/**
 * A new block as the palette inserts it. Properties equal to their defaults are not stored, but lists are, with fresh
 * ids: their items need ids that last, because areas are named by them.
 */
export function createBlock(
  definition: AnyBlockDefinition,
  props: Record<string, unknown> = {},
  createNewId: CreateNewId = createId,
): Block {
  const stored: Record<string, unknown> = { ...props };
  for (const [name, field] of Object.entries(definition.props as Fields)) {
    if (stored[name] === undefined && Array.isArray(field.default) && field.default.length > 0) {
      stored[name] = renewItemIds(field.default, createNewId);
    }
  }
  const block: Block = { id: createNewId(), type: definition.type, v: definition.version, props: stored };
  const areas = listAreas(definition, stored);
  if (areas.length > 0) block.areas = Object.fromEntries(areas.map((area) => [area.name, []]));
  return block;
}

/** Copies a list with a new id for every item, also for those that had none, and for the items of lists inside them. */
export function renewItemIds<Item>(items: readonly Item[], createNewId: CreateNewId = createId): Item[] {
  const copies = copyRenamed(items, createRenaming(createNewId)) as Item[];
  return copies.map((item) => (hasId(item) ? item : { ...item, id: createNewId() }));
}

/**
 * A copy of a block and everything in it, with new ids throughout: of blocks, of list items, and of the areas named by
 * those items. Works without a definition, so that unknown blocks can be duplicated too: an area that is named like an
 * item is the item's. Names and what is hidden go along; a lock holds one block in one place, and does not.
 * @param copyArea makes the blocks of the copy's areas; by default copies in the same way
 */
export function copyBlock(
  block: Block,
  createNewId: CreateNewId = createId,
  copyArea: (children: readonly Block[]) => Block[] = (children) =>
    children.map((child) => copyBlock(child, createNewId)),
): Block {
  const renaming = createRenaming(createNewId);
  const props = copyRenamed(block.props, renaming) as Block['props'];
  const { locked: _, ...kept } = block;
  const copy: Block = { ...kept, id: createNewId(block.id), props };
  if (block.areas) {
    copy.areas = Object.fromEntries(
      Object.entries(block.areas).map(([name, children]) => [renaming.known.get(name) ?? name, copyArea(children)]),
    );
  }
  return copy;
}

/**
 * New names for the ids of one block. The same old id gets the same new one wherever it stands: two lists of a block
 * may use one id, and the area named by it must end up with the list it came from.
 */
interface Renaming {
  known: Map<string, string>;
  rename(id: string): string;
}

function createRenaming(createNewId: CreateNewId): Renaming {
  const known = new Map<string, string>();
  const rename = (id: string) => {
    const renamed = known.get(id) ?? createNewId(id);
    known.set(id, renamed);
    return renamed;
  };
  return { known, rename };
}

/** Copies JSON; ids of list items are renamed, references and everything else that happens to be called `id` are not. */
function copyRenamed(value: unknown, renaming: Renaming): unknown {
  if (Array.isArray(value)) {
    return value.map((entry) => {
      const copy = copyRenamed(entry, renaming);
      return hasId(copy) && !isReference(copy) ? { ...copy, id: renaming.rename(copy.id) } : copy;
    });
  }
  if (typeof value !== 'object' || value === null || isReference(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, copyRenamed(entry, renaming)]));
}

function hasId(value: unknown): value is { id: string } {
  return typeof (value as { id?: unknown } | null)?.id === 'string';
}
