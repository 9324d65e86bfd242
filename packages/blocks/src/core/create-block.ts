import type { AnyBlockDefinition } from './define-block.ts';
import { type Block, createId } from './document.ts';
import type { Fields } from './field.ts';
import { listAreas } from './registry.ts';

/**
 * A new block as the palette inserts it. Properties equal to their defaults are not stored, but lists are, with fresh
 * ids: their items need ids that last, because areas are named by them.
 */
export function createBlock(
  definition: AnyBlockDefinition,
  props: Record<string, unknown> = {},
  createNewId: () => string = createId,
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

/** Copies a list with new ids for its items. */
export function renewItemIds<Item>(items: readonly Item[], createNewId: () => string = createId): Item[] {
  return items.map((item) => ({ ...item, id: createNewId() }));
}

/**
 * A copy of a block and everything in it, with new ids throughout: of blocks, of list items, and of the areas named by
 * those items. Works without a definition: whatever `id` an area is named after is renamed together with it.
 */
export function copyBlock(block: Block, createNewId: () => string = createId): Block {
  const renamed = new Map<string, string>();
  const copyValue = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copyValue);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, entry]) => [key, copyValue(entry)] as const);
    const copy = Object.fromEntries(entries);
    if (typeof copy.id === 'string' && !('$ref' in copy)) {
      const id = createNewId();
      renamed.set(copy.id, id);
      copy.id = id;
    }
    return copy;
  };
  const props = copyValue(block.props) as Record<string, unknown>;
  const copy: Block = { ...block, id: createNewId(), props };
  if (block.areas) {
    copy.areas = Object.fromEntries(
      Object.entries(block.areas).map(([name, children]) => [
        renamed.get(name) ?? name,
        children.map((child) => copyBlock(child, createNewId)),
      ]),
    );
  }
  return copy;
}
