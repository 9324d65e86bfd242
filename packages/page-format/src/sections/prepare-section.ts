import type { Block, PageDocument } from '../document/document.ts';
import { listMayDiffer, MAY_DIFFER, readDifferenceKey, SYNCED_SECTION } from './synced-section.ts';

/** What a place has otherwise: values by property, by the id of the section's block. */
export type Differences = ReadonlyMap<string, ReadonlyMap<string, unknown>>;

/** A section as it is put in its places: read once, however many there are. */
export interface PreparedSection {
  /** The section's blocks, under their own ids and without what only its author needs. */
  blocks: Block[];
  /** Names of the properties of one of them that may differ. */
  listOpen(block: Block): ReadonlySet<string>;
  /** One of them with the values that a place has otherwise, as far as it may; its areas are as they were. */
  fill(block: Block, differences: Differences): Block;
}

export function prepareSection(content: PageDocument): PreparedSection {
  const open = new Map<string, ReadonlySet<string>>();
  const listOpen = ({ id }: Block) => open.get(id) ?? new Set<string>();
  const prepareList = (blocks: readonly Block[]): Block[] =>
    blocks.filter(({ type }) => type !== SYNCED_SECTION).map(prepare);
  const prepare = (block: Block): Block => {
    open.set(block.id, new Set(listMayDiffer(block)));
    const { [MAY_DIFFER]: _, ...props } = block.props;
    if (!block.areas) return { ...block, props };
    const areas = Object.entries(block.areas).map(([name, children]) => [name, prepareList(children)]);
    return { ...block, props, areas: Object.fromEntries(areas) };
  };
  return {
    blocks: prepareList(content.blocks),
    listOpen,
    fill(block, differences) {
      const values = differences.get(block.id);
      if (!values) return block;
      const changed = [...values].filter(([name, value]) => value !== undefined && listOpen(block).has(name));
      return { ...block, props: Object.fromEntries([...Object.entries(block.props), ...changed]) };
    },
  };
}

/** What a synced section has otherwise at its place. */
export function groupDifferences(props: Block['props']): Differences {
  const groups = new Map<string, Map<string, unknown>>();
  for (const [name, value] of Object.entries(props)) {
    const key = readDifferenceKey(name);
    if (!key) continue;
    const group = groups.get(key.blockId) ?? new Map();
    groups.set(key.blockId, group.set(key.property, value));
  }
  return groups;
}
