import type { PageCheck } from '../check/problem.ts';
import { DAMAGED_TYPE } from '../document/damaged-block.ts';
import type { Block } from '../document/document.ts';
import type { EditorText } from '../text/text.ts';
import type { AnyBlockDefinition, AreaRule } from './define-block.ts';
import { readProps } from './props.ts';

/** A section of the palette. */
export interface PaletteCategory {
  /** What definitions say as their `category`. */
  name: string;
  label: EditorText;
}

/** The block types that exist, by name. */
export interface Registry extends ReadonlyMap<string, AnyBlockDefinition> {
  /** Sections of the palette, in its order. */
  readonly categories: readonly PaletteCategory[];
  /** What is checked of pages beyond what blocks check by themselves. */
  readonly checks: readonly PageCheck[];
}

/**
 * Joins block definitions.
 * @param categories of the palette, in its order; without them those that the definitions name, under these names
 * @param checks of whole pages; see `findProblems`
 * @throws Error when two blocks have the same type or two checks the same id, two are the block for images or for videos, a
 * block is in no category, or an area accepts a type that does not exist
 */
export function createRegistry(
  definitions: readonly AnyBlockDefinition[],
  categories: readonly PaletteCategory[] = nameCategories(definitions),
  checks: readonly PageCheck[] = [],
): Registry {
  const registry = Object.assign(new Map<string, AnyBlockDefinition>(), { categories, checks });
  const names = categories.map(({ name }) => name);
  for (const definition of definitions) {
    if (definition.type === DAMAGED_TYPE) throw new Error(`No block type may be called ${DAMAGED_TYPE}.`);
    if (registry.has(definition.type)) throw new Error(`Block type ${definition.type} is declared twice.`);
    if (!names.includes(definition.category)) {
      throw new Error(
        `Block ${definition.type} is in the category "${definition.category}", which does not exist. Use one of: ${names.join(', ')}.`,
      );
    }
    registry.set(definition.type, definition);
  }
  for (const [index, { id }] of checks.entries()) {
    if (checks.findIndex((check) => check.id === id) < index)
      throw new Error(`The page check "${id}" is listed twice.`);
  }
  for (const kind of ['image', 'video'] as const) {
    const [first, second] = definitions.filter(({ media }) => media?.[kind] !== undefined);
    if (first && second) {
      throw new Error(
        `Blocks ${first.type} and ${second.type} both have "media" with "${kind}". What is pasted becomes one block, so take it off one of them.`,
      );
    }
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

function nameCategories(definitions: readonly AnyBlockDefinition[]): PaletteCategory[] {
  return [...new Set(definitions.map(({ category }) => category))].map((name) => ({
    name,
    label: { en: name },
  }));
}

/** An area a block has, with the rule for what may stand in it. */
export interface BlockArea {
  name: string;
  rule: AreaRule;
  /** Index of the list item the area belongs to. */
  item?: number;
}

const NO_AREAS: readonly BlockArea[] = [];

/**
 * The areas a block has now: the fixed ones, and one for each item of its list.
 * Areas stored for items that are gone are not among them; the document keeps them, but nothing draws them.
 */
export function listAreas(definition: AnyBlockDefinition, props: Record<string, unknown>): readonly BlockArea[] {
  const { areas: fixed, itemAreas } = definition;
  if (!fixed && !itemAreas) return NO_AREAS;
  const areas: BlockArea[] = Object.entries(fixed ?? {}).map(([name, rule]) => ({ name, rule }));
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
