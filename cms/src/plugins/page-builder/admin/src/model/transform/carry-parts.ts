import {
  type AnyBlockDefinition,
  type AreaRule,
  accepts,
  type Block,
  createId,
  type Field,
  findContent,
  type Registry,
  type RichTextNode,
} from 'page-format';
import type { ListField } from 'page-format/fields';
import { makeTextBlocks, readPlainText } from '../text-blocks.ts';
import type { Tree } from '../tree.ts';
import { findUnfit, isDefault, isRequired, lacksRequired, put, takes } from './carry-props.ts';
import { isUnfit, type Loss, type Unfit } from './loss.ts';
import type { Item, Source } from './source.ts';
import { isTextKind, turnText } from './turn-text.ts';

/** What was in the areas and the items of a block, as another block has it. */
export interface CarriedParts {
  /** The list, where the other block has one. */
  readonly props: Readonly<Record<string, unknown>>;
  readonly areas: Readonly<Record<string, readonly string[]>>;
  /** New blocks for words of items, in the areas. */
  readonly made: Readonly<Record<string, readonly Block[]>>;
  /** Blocks that no area takes. */
  readonly after: readonly string[];
  readonly losses: readonly Loss[];
}

/** @returns undefined when none of it goes along */
export function carryParts(
  tree: Tree,
  source: Source,
  target: AnyBlockDefinition,
  registry: Registry,
): CarriedParts | Unfit | undefined {
  const { items: name } = findContent(target);
  if (name !== undefined) {
    return source.items
      ? itemsToItems(tree, source, source.items, target, name, registry)
      : areasToItems(tree, source, target, name);
  }
  const areas = Object.entries(target.areas ?? {});
  if (areas.length === 0 || source.areas.length === 0) return undefined;
  const slots = areas.map(([area, rule], index) => ({
    area,
    rule,
    ids: index < areas.length - 1 ? (source.areas[index] ?? []) : source.areas.slice(index).flat(),
  }));
  const placed = placeChildren(tree, slots);
  if (placed.isNoneTaken) return undefined;
  const losses = (source.items?.entries ?? []).flatMap((entry, index) =>
    Object.entries(entry).flatMap(([prop, value]) => loseItemProp(source.items?.list, index, prop, value)),
  );
  return { ...placed, props: {}, made: {}, losses };
}

/** Each area becomes an item; a new block's other items are there as well. */
function areasToItems(
  tree: Tree,
  source: Source,
  target: AnyBlockDefinition,
  name: string,
): CarriedParts | Unfit | undefined {
  const rule = target.itemAreas;
  const list = target.props[name] as ListField;
  if (!rule || source.areas.length === 0) return undefined;
  if (source.areas.length > list.max) return findUnfit(target.type, list);
  const count = Math.max(source.areas.length, list.default.length);
  const items = Array.from({ length: count }, (_, index) => ({ ...list.default[index], id: createId() }));
  const slots = items.map(({ id }, index) => ({ area: id, rule, ids: source.areas[index] ?? [] }));
  const placed = placeChildren(tree, slots);
  return placed.isNoneTaken ? undefined : { ...placed, props: { [name]: items }, made: {}, losses: [] };
}

function itemsToItems(
  tree: Tree,
  source: Source,
  { list: from, entries, name: fromName }: NonNullable<Source['items']>,
  target: AnyBlockDefinition,
  name: string,
  registry: Registry,
): CarriedParts | Unfit | undefined {
  const to = target.props[name] as ListField;
  const rule = target.itemAreas;
  const hadAreas = source.definition.itemAreas?.list === fromName;
  const pairs = pairProps(from, to);
  const hasTitles = to.titleProp !== undefined && pairs.get(from.titleProp ?? '') === to.titleProp;
  // What the items lacked already is no reason against.
  const lacking = [...pairs].filter(([own]) => from.item[own] && isRequired(from.item[own])).map(([, other]) => other);
  if (!hasTitles && !(hadAreas && rule)) return undefined;
  if (entries.length > to.max) return findUnfit(target.type, to);

  const items: Item[] = [];
  const made: Record<string, Block[]> = {};
  const losses: Loss[] = [];
  for (const [index, entry] of entries.entries()) {
    const item: Record<string, unknown> = {};
    for (const [prop, value] of Object.entries(entry)) {
      const loss = loseItemProp(from, index, prop, value);
      const field = from.item[prop];
      const partner = pairs.get(prop);
      const carried = field && partner ? carryValue(field, to.item[partner], value, target.type) : undefined;
      if (isUnfit(carried)) return carried;
      if (carried && partner) {
        put(item, partner, to.item[partner], carried.value);
        losses.push(...carried.losses);
        continue;
      }
      const words = field && rule && loss.length > 0 ? makeWords(field, value, registry) : [];
      if (rule && words.length > 0 && words.every(({ type }) => accepts(rule, type))) {
        made[entry.id] = [...(made[entry.id] ?? []), ...words];
      } else losses.push(...loss);
    }
    const title = to.titleProp;
    if (title !== undefined && !item[title]) put(item, title, to.item[title], to.default[index]?.[title]);
    if (lacksRequired(to.item, item, new Set([title ?? '', ...lacking]))) return undefined;
    items.push({ id: entry.id, ...item });
  }
  const slots = entries.map(({ id }, index) => ({ area: id, rule, ids: (hadAreas && source.areas[index]) || [] }));
  const placed = placeChildren(tree, slots);
  const outside = hadAreas ? source.areas.slice(entries.length).flat() : source.areas.flat();
  if (placed.isNoneTaken && !hasTitles) return undefined;
  return { ...placed, after: [...placed.after, ...outside], props: { [name]: items }, made, losses };
}

interface Slot {
  readonly area: string;
  /** Without one there is no area: nothing is taken. */
  readonly rule: AreaRule | undefined;
  readonly ids: readonly string[];
}

function placeChildren(tree: Tree, slots: readonly Slot[]) {
  const isTaken = ({ rule }: Slot, id: string) => rule !== undefined && accepts(rule, tree.blocks.get(id)?.type ?? '');
  const areas = slots.map((slot) => [slot.area, slot.ids.filter((id) => isTaken(slot, id))] as const);
  const after = slots.flatMap((slot) => slot.ids.filter((id) => !isTaken(slot, id)));
  return {
    areas: Object.fromEntries(areas.filter(([, ids]) => ids.length > 0)),
    after,
    isNoneTaken: after.length > 0 && areas.every(([, ids]) => ids.length === 0),
  };
}

/**
 * Which properties of items stand for each other: what titles them, those of one name and kind, and then what is the only
 * longer text, the only picture or the only link on both sides.
 */
function pairProps(from: ListField, to: ListField): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  const left = () => Object.keys(from.item).filter((name) => !pairs.has(name));
  const right = () => Object.keys(to.item).filter((name) => ![...pairs.values()].includes(name));
  const fromTitle = from.titleProp ?? '';
  const toTitle = to.titleProp ?? '';
  if (isTextKind(from.item[fromTitle]?.kind) && isTextKind(to.item[toTitle]?.kind)) pairs.set(fromTitle, toTitle);
  for (const name of left()) {
    if (right().includes(name) && to.item[name]?.kind === from.item[name]?.kind) pairs.set(name, name);
  }
  for (const kinds of [['textarea', 'richText'], ['media'], ['link']]) {
    const [one, ...ones] = left().filter((name) => kinds.includes(from.item[name]?.kind ?? ''));
    const [other, ...others] = right().filter((name) => kinds.includes(to.item[name]?.kind ?? ''));
    if (one !== undefined && other !== undefined && ones.length + others.length === 0) pairs.set(one, other);
  }
  return pairs;
}

/** @returns undefined for a value that the other field does not take */
function carryValue(field: Field, target: Field | undefined, value: unknown, type: string) {
  if (!target || !field.schema.safeParse(value).success) return undefined;
  if (!isTextKind(field.kind) || !isTextKind(target.kind)) {
    return takes(target, field, value) ? { value, losses: [] } : undefined;
  }
  const turned = turnText(value, field.kind, target.kind);
  return target.schema.safeParse(turned.value).success ? turned : findUnfit(type, target);
}

/** A longer text of an item as blocks, for its area. */
function makeWords({ kind, schema }: Field, value: unknown, registry: Registry): Block[] {
  if (!schema.safeParse(value).success) return [];
  if (kind === 'textarea') return makeTextBlocks(readPlainText(value as string), registry);
  return kind === 'richText' ? makeTextBlocks(value as RichTextNode, registry) : [];
}

/** What is lost with a value of an item; nothing where it is the one that the item began with. */
function loseItemProp(list: ListField | undefined, index: number, prop: string, value: unknown): Loss[] {
  const field = list?.item[prop];
  if (!list || prop === 'id') return [];
  const isFirst = list.default[index]?.[prop] !== undefined && list.default[index]?.[prop] === value;
  if (isFirst || (field && isDefault(field, value))) return [];
  return [{ label: field?.label ?? { en: prop }, item: list.itemLabel }];
}
