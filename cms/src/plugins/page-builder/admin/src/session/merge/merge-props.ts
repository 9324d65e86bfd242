import { isSameJson } from '../../../../shared/version.ts';
import type { Ledger } from './conflicts.ts';
import { mergeOrder } from './merge-order.ts';

type Props = Readonly<Record<string, unknown>>;

/** An entry of a list property; entries carry ids, so they are merged one by one. */
interface Item extends Props {
  id: string;
}

interface Place {
  block: string;
  /** Where the values stand below the block's props. */
  path: readonly string[];
}

/**
 * Merges properties one by one: what one side changed is taken, what both changed to different values is a conflict. A
 * property that is not stored is a value of its own, "the default".
 * @returns `mine` itself where nothing came from the other side
 */
export function mergeProps(base: Props, mine: Props, theirs: Props, place: Place, ledger: Ledger): Props {
  const merged: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const value = mergeValue(base[name], mine[name], theirs[name], { ...place, path: [...place.path, name] }, ledger);
    if (value !== undefined) merged[name] = value;
  }
  return isSameJson(merged, mine) ? mine : merged;
}

function mergeValue(base: unknown, mine: unknown, theirs: unknown, place: Place, ledger: Ledger): unknown {
  if (isSameJson(mine, theirs) || isSameJson(theirs, base)) return mine;
  if (isSameJson(mine, base)) return theirs;
  if (isItems(mine) && isItems(theirs)) return mergeItems(isItems(base) ? base : [], mine, theirs, place, ledger);
  const { block, path } = place;
  const side = ledger.settle({ kind: 'value', key: `value:${block}:${path.join('/')}`, block, path, mine, theirs });
  return side === 'mine' ? mine : theirs;
}

function mergeItems(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
  place: Place,
  ledger: Ledger,
): Item[] {
  const [before, here, there] = [byId(base), byId(mine), byId(theirs)];
  const merged = new Map<string, Item>();
  for (const id of new Set([...here.keys(), ...there.keys()])) {
    const item = mergeItem(
      before.get(id),
      here.get(id),
      there.get(id),
      { ...place, path: [...place.path, id] },
      ledger,
    );
    if (item) merged.set(id, item);
  }
  const { block, path } = place;
  const order = mergeOrder([...before.keys()], [...here.keys()], [...there.keys()], new Set(merged.keys()), () =>
    ledger.settle({ kind: 'order', key: `order:${block}:${path.join('/')}`, block, area: path.join('/') }),
  );
  return order.flatMap((id) => merged.get(id) ?? []);
}

function mergeItem(
  base: Item | undefined,
  mine: Item | undefined,
  theirs: Item | undefined,
  place: Place,
  ledger: Ledger,
): Item | undefined {
  if (mine && theirs) return mergeProps(base ?? {}, mine, theirs, place, ledger) as Item;
  const left = mine ?? theirs;
  if (!base || !left) return left;
  if (isSameJson(base, left)) return undefined;
  const { block, path } = place;
  const by = mine ? 'theirs' : 'mine';
  const side = ledger.settle({ kind: 'removed', key: `removed:${block}:${path.join('/')}`, block, path, by });
  return side === by ? undefined : left;
}

function isItems(value: unknown): value is Item[] {
  return (
    Array.isArray(value) &&
    value.every((entry) => typeof entry === 'object' && entry !== null && typeof entry.id === 'string') &&
    new Set(value.map((entry) => entry.id)).size === value.length
  );
}

function byId(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item.id, item]));
}

/**
 * Props with the list entry back that an area belongs to: somebody removed it while somebody else put something into
 * its area, and content without an entry could not be reached.
 */
export function restoreItem(props: Props, id: string, ...sources: readonly (Props | undefined)[]): Props {
  const has = (source: Props) =>
    Object.entries(source).find(([, value]) => isItems(value) && value.some((item) => item.id === id));
  if (has(props)) return props;
  for (const source of sources) {
    const [name, items] = (source && has(source)) ?? [];
    if (name === undefined || !isItems(items)) continue;
    const index = items.findIndex((item) => item.id === id);
    const present = props[name];
    const list = isItems(present) ? present : [];
    return { ...props, [name]: list.toSpliced(index, 0, items[index] as Item) };
  }
  return props;
}
