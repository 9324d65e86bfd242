import type { PageCheck } from '../check/problem.ts';
import { advise, show } from '../declaration/advise.ts';
import { DAMAGED_TYPE } from '../document/damaged-block.ts';
import type { Block } from '../document/document.ts';
import type { EditorText } from '../text/text.ts';
import { describePlace, readDeclared } from './declared.ts';
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
 * @throws Error when something in the list is no block, two blocks have the same type or two checks the same id, two are
 * the block for images or for videos, a block is in no category, or an area accepts a type that does not exist
 */
export function createRegistry(
  definitions: readonly AnyBlockDefinition[],
  categories?: readonly PaletteCategory[],
  checks: readonly PageCheck[] = [],
): Registry {
  assertBlocks(definitions, 'createRegistry');
  return joinBlocks(definitions, categories ?? nameCategories(definitions), checks);
}

/**
 * Refuses a list that holds something else than blocks, before it is asked for their types.
 * @param by the function that was given the list
 * @throws Error naming the place in the list, and the file of a block without a type
 */
export function assertBlocks(definitions: readonly unknown[], by: string): void {
  if (!Array.isArray(definitions)) throw new Error(`${by} takes a list of blocks. Write ${by}([Teaser]).`);
  for (const [index, found] of definitions.entries()) {
    const { type } = (found ?? {}) as { type?: unknown };
    if (typeof type === 'string' && type !== '') continue;
    const before = (definitions[index - 1] as AnyBlockDefinition | undefined)?.type;
    const where = `as block ${index + 1}${before ? `, after ${before}` : ''}`;
    if (found === undefined) {
      throw new Error(
        `${by} was given undefined ${where}. Export the block from its file by the name that is imported.`,
      );
    }
    if (readDeclared(found)?.by === 'defineBlock') {
      throw new Error(`${by} was given a block without a type${placeOf(found)} ${where}. Write type: 'Teaser' in it.`);
    }
    throw new Error(
      `${by} was given ${show(found)} ${where}, which is no block. Write what defineBlock({ … }) returned.`,
    );
  }
}

/** The file of a declaration, in brackets. */
function placeOf(definition: unknown): string {
  const place = readDeclared(definition)?.place;
  const file = place && describePlace(place);
  return file ? ` (${file})` : '';
}

function joinBlocks(
  definitions: readonly AnyBlockDefinition[],
  categories: readonly PaletteCategory[],
  checks: readonly PageCheck[],
): Registry {
  const registry = Object.assign(new Map<string, AnyBlockDefinition>(), { categories, checks });
  const names = categories.map(({ name }) => name);
  for (const definition of definitions) {
    if (definition.type === DAMAGED_TYPE) throw new Error(`No block type may be called ${DAMAGED_TYPE}.`);
    const namesake = registry.get(definition.type);
    if (namesake === definition) throw new Error(`Block ${definition.type} is listed twice. List it once.`);
    if (namesake) {
      throw new Error(
        `Two blocks have the type ${definition.type}:${placeOf(namesake)}${placeOf(definition)}. Give one of them another.`,
      );
    }
    if (!names.includes(definition.category)) {
      throw new Error(
        `Block ${definition.type}${placeOf(definition)} is in the category "${definition.category}", which does not exist. ${advise(String(definition.category), names)}`,
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
    const rules: (AreaRule | undefined)[] = Object.values(definition.areas ?? {});
    if (definition.itemAreas) rules.push(definition.itemAreas);
    for (const type of rules.flatMap((rule) => rule?.accepts ?? [])) {
      if (!registry.has(type)) {
        const others = [...registry.keys()];
        throw new Error(
          `Block ${definition.type}${placeOf(definition)} accepts "${type}", which does not exist. ${advise(type, others)}`,
        );
      }
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
