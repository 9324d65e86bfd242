import { blockStatus, type Fields, type Registry, readProps } from 'page-format';
import type { AnyField } from 'page-format/fields';
import type { TreeBlock } from '../../page-tree.ts';
import { collectFacts } from './facts.ts';
import { weighFacts } from './likeness.ts';
import { EVIDENT, pairAlike, UNCONTRADICTED } from './pair-alike.ts';

type Values = Readonly<Record<string, unknown>>;
type Item = Values & { id: string };

/**
 * Which areas of two blocks of one type belong together because those list entries do that they are named by.
 * @returns names of areas of the original's block by those of the page's
 */
export function matchItemAreas(original: TreeBlock, page: TreeBlock, registry: Registry): ReadonlyMap<string, string> {
  const definition = registry.get(page.type);
  const list = definition?.itemAreas?.list;
  const field = (definition?.props as Record<string, AnyField> | undefined)?.[list ?? ''];
  if (!definition || list === undefined || field?.kind !== 'list' || blockStatus(page, registry) !== 'known')
    return NONE;
  const [ones, others] = [original, page].map(({ props }) => readProps(definition, props)[list] as readonly Item[]);
  return matchEntries(field.item, ones ?? [], others ?? []);
}

const NONE: ReadonlyMap<string, string> = new Map();

/**
 * Properties with the ids of the original's for the entries of lists that belong together, also of lists in such entries.
 * @param isFree whether an entry of a list that stands in no other entry may have an id
 * @returns `page` itself where that changes nothing
 */
export function takeEntryIds(
  fields: Fields,
  original: Values,
  page: Values,
  isFree: (list: string, id: string) => boolean = () => true,
): Values {
  const changed = Object.entries(fields as unknown as Record<string, AnyField>).flatMap(([name, field]) => {
    const [ones, others] = [original[name], page[name]];
    if (field.kind !== 'list' || !areItems(ones) || !areItems(others)) return [];
    const ids = matchEntries(field.item, ones, others);
    const items = others.map((item): Item => {
      const id = ids.get(item.id);
      const one = ones.find((each) => each.id === id);
      if (id === undefined || !one) return item;
      const inside = takeEntryIds(field.item, one, item) as Item;
      return id === item.id || !isFree(name, id) ? inside : { ...inside, id };
    });
    return items.some((item, index) => item !== others[index]) ? [[name, items] as const] : [];
  });
  return changed.length > 0 ? { ...page, ...Object.fromEntries(changed) } : page;
}

/**
 * Which entries of two lists belong together: those that share an id; of the others those at the same place where the lists
 * are equally long, else those that are alike.
 * @returns ids of the original's by those of the page's
 */
function matchEntries(fields: Fields, original: readonly Item[], page: readonly Item[]): Map<string, string> {
  const known = new Set(original.map(({ id }) => id));
  const matched = new Map(page.flatMap(({ id }) => (known.has(id) ? [[id, id]] : [])));
  const ones = original.filter(({ id }) => !matched.has(id));
  const others = page.filter(({ id }) => !matched.has(id));
  for (const [one, other] of pairRest(fields, ones, others)) matched.set(others[other]?.id ?? '', ones[one]?.id ?? '');
  return matched;
}

function pairRest(fields: Fields, ones: readonly Item[], others: readonly Item[]): [one: number, other: number][] {
  if (ones.length === others.length) return ones.map((_, index) => [index, index]);
  const left = ones.map((item) => collectFacts(fields, item, ''));
  const right = others.map((item) => collectFacts(fields, item, ''));
  return pairAlike(left, right, {
    weights: weighFacts(left, right),
    canPair: () => true,
    inOrder: (likeness) => likeness >= UNCONTRADICTED,
    across: EVIDENT,
  });
}

function areItems(value: unknown): value is Item[] {
  return Array.isArray(value) && value.every((item) => typeof (item as { id?: unknown } | null)?.id === 'string');
}
