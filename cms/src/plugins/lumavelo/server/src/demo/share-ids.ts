import type { Block, PageDocument } from 'page-format';

interface Item {
  readonly id: string;
}

/**
 * A page in another language with the ids of the original's blocks and items, by which the editor pairs their texts: in
 * each area the next block of the same type is the same block, and items stand in the same order. What the original does
 * not have keeps its own ids.
 */
export function shareIds(document: PageDocument, original: PageDocument): PageDocument {
  return { ...document, blocks: shareBlockIds(document.blocks, original.blocks) };
}

function shareBlockIds(blocks: readonly Block[], originals: readonly Block[]): Block[] {
  let next = 0;
  return blocks.map((block) => {
    const at = originals.findIndex(({ type }, index) => index >= next && type === block.type);
    const original = originals[at];
    if (!original) return block;
    next = at + 1;
    return takeIds(block, original);
  });
}

function takeIds(block: Block, original: Block): Block {
  /** New ids of items by their old ones: areas are called by them. */
  const ids = new Map<string, string>();
  const props = Object.entries(block.props).map(([name, value]) => {
    const items = original.props[name];
    if (!areItems(value) || !areItems(items)) return [name, value];
    for (const [index, { id }] of value.entries()) ids.set(id, items[index]?.id ?? id);
    return [name, value.map((item) => ({ ...item, id: ids.get(item.id) ?? item.id }))];
  });
  const areas = Object.entries(block.areas ?? {}).map(([name, content]) => {
    const area = ids.get(name) ?? name;
    return [area, shareBlockIds(content, original.areas?.[area] ?? [])];
  });
  return {
    ...block,
    id: original.id,
    props: Object.fromEntries(props),
    ...(block.areas && { areas: Object.fromEntries(areas) }),
  };
}

function areItems(value: unknown): value is readonly Item[] {
  return Array.isArray(value) && value.every((item) => typeof (item as Partial<Item> | null)?.id === 'string');
}
