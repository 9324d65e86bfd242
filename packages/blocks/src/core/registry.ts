import { DAMAGED_TYPE } from './damaged-block.ts';
import type { AnyBlockDefinition, AreaRule } from './define-block.ts';
import type { Block } from './document.ts';
import { readProps } from './props.ts';

/** The block types that exist, by name. */
export type Registry = ReadonlyMap<string, AnyBlockDefinition>;

/**
 * Joins block definitions.
 * @throws Error when two have the same type, or an area accepts a type that does not exist
 */
export function createRegistry(definitions: readonly AnyBlockDefinition[]): Registry {
  const registry = new Map<string, AnyBlockDefinition>();
  for (const definition of definitions) {
    if (definition.type === DAMAGED_TYPE) throw new Error(`No block type may be called ${DAMAGED_TYPE}.`);
    if (registry.has(definition.type)) throw new Error(`Block type ${definition.type} is declared twice.`);
    registry.set(definition.type, definition);
  }
  for (const definition of definitions) {
    const rules: AreaRule[] = Object.values(definition.areas ?? {});
    if (definition.itemAreas) rules.push(definition.itemAreas);
    for (const type of rules.flatMap((rule) => rule.accepts ?? [])) {
      if (!registry.has(type)) throw new Error(`Block ${definition.type} accepts "${type}", which does not exist.`);
    }
  }
  return registry;
}

/** An area a block has, with the rule for what may stand in it. */
export interface BlockArea {
  name: string;
  rule: AreaRule;
  /** Index of the list item the area belongs to. */
  item?: number;
}

/**
 * The areas a block has now: the fixed ones, and one for each item of its list.
 * Areas stored for items that are gone are not among them; the document keeps them, but nothing draws them.
 */
export function listAreas(definition: AnyBlockDefinition, props: Record<string, unknown>): BlockArea[] {
  const areas: BlockArea[] = Object.entries(definition.areas ?? {}).map(([name, rule]) => ({ name, rule }));
  const { itemAreas } = definition;
  if (itemAreas) {
    const items = readProps(definition, props)[itemAreas.list] as { id: string }[];
    items.forEach((item, index) => {
      areas.push({ name: item.id, rule: itemAreas, item: index });
    });
  }
  return areas;
}

/** The rule of one area, or undefined when the block has no such area. */
export function findAreaRule(
  definition: AnyBlockDefinition,
  block: Pick<Block, 'props'>,
  area: string,
): AreaRule | undefined {
  return listAreas(definition, block.props).find((entry) => entry.name === area)?.rule;
}

/**
 * True when a block of `type` may stand in an area with this rule. Unknown types may stand wherever anything may, and
 * what could not be read stays where it was found.
 */
export function accepts(rule: AreaRule, type: string): boolean {
  return !rule.accepts || rule.accepts.includes(type) || type === DAMAGED_TYPE;
}
